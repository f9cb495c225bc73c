import Entities
import JSON

/// Writes SillyTavern's lines. What an import kept of them is written again as it was.
struct SillyTavernEncoder: ChatEncoder {
  private var characterName = "", userName = ""
  private var hasBegun = false

  mutating func begin(_ chat: ExportedChat) -> String {
    (characterName, userName) = (chat.characterName, chat.userName)
    var kept = KeptMembers(chat.extra)[.sillyTavern]
    var header = JSONObject()
    // SillyTavern has this word in place of the names of a group. With a character's name, the file is the chat of one
    // character. What an import found stays, so that the file is known when it comes again.
    let unused = JSONValue.string("unused")
    let (user, character) = (take("user_name", from: &kept), take("character_name", from: &kept))
    let isOneOrFound = chat.group == nil || chat.groupFile != nil
    header["user_name"] = user ?? (chat.group == nil ? .string(userName) : unused)
    header["character_name"] =
      isOneOrFound ? character ?? (chat.group == nil ? .string(characterName) : unused) : unused
    header["create_date"] = take("create_date", from: &kept) ?? .string(chat.chat.created.preciseUTC)
    var metadata = take("chat_metadata", from: &kept)?.object ?? JSONObject()
    SillyTavernNote.write(chat.authorsNote, to: &metadata)
    header["chat_metadata"] = .object(metadata)
    append(kept, besides: [], to: &header)
    return line(header)
  }

  mutating func message(_ message: ExportedMessage, swipes: [ExportedMessage]) -> String {
    var kept = KeptMembers(message.extra)[.sillyTavern]
    let infos = swipes.map { KeptMembers($0.extra)[.sillyTavern]["swipe_info"] }
    let hadSwipes = kept["swipe_info"] != nil
    kept["swipe_info"] = nil
    let isNarrator = kept["extra"]?["type"]?.string == "narrator"
    var object = JSONObject()
    object["name"] = .string(message.name ?? (message.message.role == .user ? userName : characterName))
    object["is_user"] = .bool(message.message.role == .user && !isNarrator)
    object["is_system"] = take("is_system", from: &kept) ?? .bool(message.message.marks.isHidden)
    object["send_date"] = take("send_date", from: &kept) ?? .string(message.message.created.preciseUTC)
    object["mes"] = .string(text(of: message))
    let extra = take("extra", from: &kept)
    object["extra"] = details(extra?.object ?? JSONObject(), message.message)
    append(kept, besides: SillyTavernLine.fields, to: &object)
    if swipes.count > 1 || hadSwipes {
      object["swipes"] = .array(swipes.map { .string(text(amongSwipes: $0)) })
      object["swipe_id"] = .int(Int64(swipes.firstIndex { $0.message.id == message.message.id } ?? 0))
      object["swipe_info"] = .array(swipeInfo(infos, swipes, isFromFile: hadSwipes))
    }
    return line(object)
  }

  /// The text: where an import filled the macros, that of its file.
  private func text(of message: ExportedMessage) -> String {
    KeptMembers(message.extra)[.sillyTavern]["mes"]?.string ?? message.message.text
  }

  /// The text among the swipes: where the file had another one there, that one.
  private func text(amongSwipes message: ExportedMessage) -> String {
    KeptMembers(message.extra)[.sillyTavern]["swipes"]?.string ?? text(of: message)
  }

  /// The model and the reasoning, where no import kept them.
  private func details(_ kept: JSONObject, _ message: Message) -> JSONValue {
    var details = kept
    if details["model"] == nil, let model = message.model {
      if !model.provider.isEmpty, details["api"] == nil { details["api"] = .string(model.provider) }
      details["model"] = .string(model.model)
    }
    if details["reasoning"] == nil, !message.reasoning.isEmpty { details["reasoning"] = .string(message.reasoning) }
    return .object(details)
  }

  /// One entry for each swipe; none when a file had none.
  private func swipeInfo(_ infos: [JSONValue?], _ swipes: [ExportedMessage], isFromFile: Bool) -> [JSONValue] {
    if isFromFile, infos.allSatisfy({ $0?.isNull ?? true }) { return [] }
    return zip(infos, swipes).map { info, swipe in
      info?.object.map { .object($0) }
        ?? .object([
          "send_date": .string(swipe.message.created.preciseUTC), "extra": details(JSONObject(), swipe.message),
        ])
    }
  }

  private func take(_ key: String, from object: inout JSONObject) -> JSONValue? {
    defer { object[key] = nil }
    return object[key]
  }

  private func append(_ kept: JSONObject, besides fields: Set<String>, to object: inout JSONObject) {
    let known = Set(object.keys).union(fields)
    object.members += kept.members.filter { !known.contains($0.key) }
  }

  private mutating func line(_ object: JSONObject) -> String {
    defer { hasBegun = true }
    // SillyTavern puts no line feed after the last line.
    return (hasBegun ? "\n" : "") + JSONValue.object(object).text()
  }
}
