import Entities
import JSON

/// One line of SillyTavern's files: a header or a message with its swipes.
struct SillyTavernLine {
  /// The members that become fields of a message. All others are kept in `extra`; `send_date` too, since the date is
  /// written again as it was.
  static let fields: Set = ["name", "is_user", "is_system", "mes", "swipes", "swipe_id", "swipe_info"]

  /// A message and its swipes, in the order of the swipes.
  var swipes: [(message: ImportedMessage, time: Timestamp?)] = []
  /// The place of the shown one among them.
  var shown = 0
  /// What was odd.
  var warnings: [ImportWarning.Kind] = []

  private let date: ChatDate

  /// Whether an object is the first line of a file: it has no message, and one of four keys.
  static func isHeader(_ object: JSONObject) -> Bool {
    let keys = object.keys
    return !keys.contains("mes")
      && keys.contains { ["user_name", "character_name", "create_date", "chat_metadata"].contains($0) }
  }

  static func isMessage(_ object: JSONObject) -> Bool {
    let keys = object.keys
    return keys.contains("mes") && (keys.contains("name") || keys.contains("is_user"))
  }

  /// - Parameter isFirst: Whether it is the first message of its chat.
  init(_ object: JSONObject, date: ChatDate, isFirst: Bool = false) {
    self.date = date
    let texts = swipeTexts(object)
    let infos = object["swipe_info"]
    let text = Self.text(object["mes"])
    if object["mes"]?.string == nil, object["mes"]?["message"]?.string == nil { warnings.append(.nonTextPart) }
    shown = min(max(0, Int(clamping: object["swipe_id"]?.int ?? 0)), max(0, texts.count - 1))
    var main = message(object, text, swipeInfo: infos?[shown], texts.count)
    guard !texts.isEmpty else {
      swipes = [main]
      return
    }
    let isGreeting = isFirst && texts[shown] != text && MacroForm(texts[shown]).isFilled(in: text)
    if isGreeting { main.message.keep(swipe: texts[shown]) }
    for (place, swipe) in texts.enumerated() {
      let isShown = place == shown
      swipes.append(isShown ? main : other(main.message, swipe, infos?[place]))
    }
    // The text that was shown and the swipe should be the same. Where they are not, no word is lost.
    if texts[shown] != text, !isGreeting {
      warnings.append(.swipeDiffers)
      swipes.append(other(main.message, texts[shown], nil))
    }
  }

  private mutating func swipeTexts(_ object: JSONObject) -> [String] {
    let swipes = object["swipes"]?.array ?? []
    if swipes.count > ChatFileLimit.swipes { warnings.append(.tooManySwipes) }
    return swipes.prefix(ChatFileLimit.swipes).map { Self.text($0) }
  }

  /// The text of a message; in files of Chub it is the member of an object. A number or a truth value is its text.
  private static func text(_ value: JSONValue?) -> String {
    guard let value, !value.isNull else { return "" }
    return value.string ?? value["message"]?.string ?? value.text()
  }

  private func message(
    _ object: JSONObject, _ text: String, swipeInfo: JSONValue?, _ swipes: Int
  ) -> (message: ImportedMessage, time: Timestamp?) {
    let details = object["extra"]
    let isUser = object["is_user"]?.isTrue == true
    let isNarrator = details?["type"]?.string == "narrator"
    var message = ImportedMessage(isUser ? .user : isNarrator ? .system : .assistant, text)
    message.name = object["name"]?.string
    message.marks.isHidden = object["is_system"]?.isTrue == true
    message.reasoning = details?["reasoning"]?.string ?? ""
    message.model = Self.model(details)
    message.attachments = Self.attachments(details)
    if isUser { message.personaFile = object["force_avatar"]?.string.flatMap(Self.personaFile) }
    var extra = JSONObject(object.members.filter { !Self.fields.contains($0.key) })
    if swipes > 0 { extra["swipe_info"] = swipeInfo ?? .null }
    message.extra = KeptMembers(.sillyTavern, extra).text
    return (message, date(object["send_date"]))
  }

  /// A swipe that is not shown: all but its text and its date is known only from `swipe_info`.
  private func other(
    _ main: ImportedMessage, _ text: String, _ info: JSONValue?
  ) -> (message: ImportedMessage, time: Timestamp?) {
    var message = ImportedMessage(main.role, text)
    (message.name, message.marks) = (main.name, main.marks)
    message.reasoning = info?["extra"]?["reasoning"]?.string ?? ""
    message.model = Self.model(info?["extra"])
    message.extra = info.map { KeptMembers(.sillyTavern, ["swipe_info": $0]).text } ?? ""
    return (message, date(info?["send_date"]))
  }

  private static func model(_ details: JSONValue?) -> ModelChoice? {
    guard let model = details?["model"]?.string, !model.isEmpty else { return nil }
    return ModelChoice(provider: details?["api"]?.string ?? "", model: model)
  }

  /// The file in the picture's address of a message: `/thumbnail?type=persona&file=me.png`, or `User Avatars/me.png`.
  private static func personaFile(_ address: String) -> String? {
    guard let query = address.firstIndex(of: "?") else { return AttachmentName.of(address) }
    let file = address[query...].dropFirst().split(separator: "&").first { $0.hasPrefix("file=") }
    return file.map { PercentEscapes.read($0.dropFirst(5)) }
  }

  private static func attachments(_ details: JSONValue?) -> [String] {
    let values =
      [details?["image"], details?["file"]?["name"], details?["video"]]
      + (details?["files"]?.array ?? [])
      .map { $0["name"] }
    return values.compactMap { $0?.string }.filter { !$0.isEmpty && !$0.hasPrefix("data:") }.map(AttachmentName.of)
  }
}

/// The name of an attached file, without the folders that a file may put before it.
enum AttachmentName {
  static func of(_ path: String) -> String {
    let name = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? path
    return String(decoding: name.utf8.prefix(255), as: UTF8.self)
  }
}

/// The escapes of an address: `%20` for a space.
private enum PercentEscapes {
  static func read(_ text: Substring) -> String {
    var bytes: [UInt8] = [], rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let escaped = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONValue {
  /// Whether JavaScript takes the value as true; older files have numbers and texts.
  fileprivate var isTrue: Bool {
    bool ?? string.map { !$0.isEmpty && $0 != "false" } ?? double.map { $0 != 0 } ?? false
  }
}
