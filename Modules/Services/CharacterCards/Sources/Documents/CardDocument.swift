import JSON

/// A card's JSON as it was read, with every field, the order of keys and the text of numbers.
struct CardDocument: Hashable, Sendable {
  var root: JSONObject
  let version: CardVersion

  init(_ root: JSONObject, _ version: CardVersion) {
    (self.root, self.version) = (root, version)
  }

  /// The document of a JSON value.
  /// - Throws: `.isLorebook`, `.notACard`.
  init(_ value: JSONValue, _ log: inout WarningLog) throws(CardError) {
    guard let root = value.object else { throw .notACard }
    if LorebookForm(root) != nil { throw .isLorebook }
    self.root = root
    version = try Self.version(of: root, &log)
  }

  var value: JSONValue { .object(root) }

  /// The part with the fields, of version 2 and 3.
  var data: JSONObject {
    get { root["data"]?.object ?? JSONObject() }
    set { root["data"] = .object(newValue) }
  }
}

extension CardDocument {
  /// The keys of version 1; a name and one of the others make a card.
  static let firstKeys = ["name", "description", "personality", "scenario", "first_mes", "mes_example"]

  private static func version(of root: JSONObject, _ log: inout WarningLog) throws(CardError) -> CardVersion {
    let hasData = root["data"]?.object != nil
    if hasData, let spec = root["spec"]?.string,
      let known = CardVersion.allCases.first(where: { $0.spec?.name == spec })
    {
      check(root["spec_version"], known, &log)
      return known
    }
    if hasData, let data = root["data"]?.object, isCard(data) {
      // Such as `chara_card_v4`, or no name at all.
      let isNewer = root["spec"]?.string?.hasPrefix("chara_card_v") ?? false
      log.add(isNewer ? .newerVersion : .unclearVersion)
      return isNewer || data["group_only_greetings"] != nil ? .three : .two
    }
    // Agnai has a description too, for users.
    if isCard(root), !OlderForm.isAgnai(root) {
      if root["spec"] != nil { log.add(.unclearVersion) }
      return .one
    }
    guard OlderForm(root) != nil else { throw .notACard }
    log.add(.olderForm)
    return .older
  }

  private static func isCard(_ object: JSONObject) -> Bool {
    object["name"]?.string != nil && firstKeys.dropFirst().contains { object[$0]?.string != nil }
  }

  /// Version 3 says how to compare numbers; version 2 wants its own.
  private static func check(_ number: JSONValue?, _ version: CardVersion, _ log: inout WarningLog) {
    guard let found = number?.double ?? number?.string.flatMap(Double.init) else { return log.add(.unclearVersion) }
    if number?.string == nil { log.add(.converted, of: "spec_version") }
    if found > 3 { log.add(.newerVersion) } else if version == .two, found != 2 { log.add(.unclearVersion) }
  }
}
