import JSON

extension CardDocument {
  /// The same card in a newer version. Nothing is lost: what has no place in the new form stays at the root.
  func upgraded(to wanted: CardVersion) -> CardDocument {
    guard version < wanted else { return self }
    switch version {
    case .older, .one: return asTwo.upgraded(to: wanted)
    case .two, .three: return asThree
    }
  }

  /// Version 2: the fields move into `data`, and the missing ones get their defaults.
  private var asTwo: CardDocument {
    let older = version == .older ? OlderForm(root) : nil
    let source = older?.card ?? root
    var moved = older?.keys ?? Set(Self.firstKeys)
    var data = JSONObject()
    func move(_ key: String, as name: String? = nil, or value: JSONValue? = nil) {
      if older == nil, source[key] != nil { moved.insert(key) }
      guard let found = source[key] ?? value, data[name ?? key] == nil else { return }
      data.members.append(.init(key: name ?? key, value: found))
    }
    for key in Self.firstKeys { move(key, or: "") }
    if source["creatorcomment"] != nil { move("creatorcomment", as: "creator_notes") }
    move("creator_notes", or: "")
    for key in ["system_prompt", "post_history_instructions"] { move(key, or: "") }
    move("alternate_greetings", or: [])
    move("character_book")
    move("tags", or: [])
    for key in ["creator", "character_version"] { move(key, or: "") }
    move("extensions", or: [:])
    var extensions = data["extensions"]?.object ?? JSONObject()
    // SillyTavern's own fields of version 1.
    for key in ["talkativeness", "fav", "world", "depth_prompt"] {
      guard let value = root[key] else { continue }
      moved.insert(key)
      extensions.fill(key, value)
    }
    if data["extensions"]?.object != nil || !extensions.members.isEmpty { data["extensions"] = .object(extensions) }
    var result = JSONObject([
      .init(key: "spec", value: "chara_card_v2"), .init(key: "spec_version", value: "2.0"),
      .init(key: "data", value: .object(data)),
    ])
    let taken = moved.union(["spec", "spec_version", "data"])
    result.members += root.members.filter { !taken.contains($0.key) }
    return CardDocument(result, .two)
  }

  /// Version 3: another number, and the fields that it demands.
  private var asThree: CardDocument {
    var result = CardDocument(root, .three)
    result.root["spec"] = "chara_card_v3"
    result.root["spec_version"] = "3.0"
    var data = data
    data.fill("group_only_greetings", [])
    if let book = data["character_book"]?.object {
      data["character_book"] = .object(LorebookForm.standard(book).withDemandedFields)
    }
    result.data = data
    return result
  }
}

extension JSONObject {
  /// A lorebook with the fields that version 3 demands of each entry.
  var withDemandedFields: JSONObject {
    var book = self
    book.fill("extensions", [:])
    let entries = self["entries"]?.array ?? []
    book["entries"] = .array(
      entries.enumerated().map { index, entry in
        guard var object = entry.object else { return entry }
        let keys = ["keys", "secondary_keys"].flatMap { object[$0]?.keys ?? [] }
        object.fill("keys", [])
        object.fill("content", "")
        object.fill("extensions", [:])
        object.fill("enabled", true)
        object.fill("insertion_order", 100)
        object.fill("constant", false)
        object.fill("use_regex", .bool(keys.contains { LoreKey.Pattern($0) != nil }))
        object.fill("id", .int(Int64(index)))
        object.fill("position", "before_char")
        return .object(object)
      })
    return book
  }
}

extension JSONValue {
  /// Keys as a list, or as a text with commas between them.
  fileprivate var keys: [String] {
    array?.compactMap(\.string)
      ?? (string ?? "").split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
