import JSON

/// The parts of SillyTavern's file of a group: its definition, and what it tells about each chat.
enum SillyTavernGroupFile {
  /// The members about single chats. They grow with the number of chats.
  private static let ofChats: Set = ["chats", "chat_metadata", "past_metadata"]
  /// The members that remain of a definition that is too long.
  private static let essential: Set = ["id", "name", "chat_id"]

  /// A file without what it tells about single chats.
  static func withoutChats(_ file: JSONObject) -> JSONObject {
    JSONObject(file.members.filter { !ofChats.contains($0.key) })
  }

  /// The definition as a text to keep with each chat.
  static func definition(of file: JSONObject) -> String {
    let object = withoutChats(file)
    let text = JSONValue.object(object).text()
    guard text.utf8.count > ChatFileLimit.definition else { return text }
    let short = object.members.filter { member in
      essential.contains(member.key) && member.value.string.map { $0.utf8.count <= ChatFileLimit.name } == true
    }
    return JSONValue.object(JSONObject(short)).text()
  }

  /// The names of its chats, each once.
  static func chats(of file: JSONObject) -> [String] {
    var known: Set<String> = []
    let names = (file["chats"]?.array?.compactMap(\.string) ?? []) + [file["chat_id"]?.string].compactMap(\.self)
    return names.filter { known.insert($0).inserted }
  }

  /// What it tells about its chats: first about the others, then about the present one.
  static func metadata(of file: JSONObject) -> [JSONObject.Member] {
    var members = file["past_metadata"]?.object?.members ?? []
    if let id = file["chat_id"]?.string, let present = file["chat_metadata"] {
      members.append(.init(key: id, value: present))
    }
    return members
  }

  /// What it tells about each chat, as a text to keep with the chat. What is too long is left out.
  static func keptMetadata(of file: JSONObject) -> [String: String] {
    var kept: [String: String] = [:]
    for member in metadata(of: file) {
      let text = member.value.object?.members.isEmpty == false ? member.value.text() : ""
      kept[member.key] = text.isEmpty || text.utf8.count > ChatFileLimit.member ? nil : text
    }
    return kept
  }
}
