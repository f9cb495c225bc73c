import JSON

/// What an import keeps of a chat or a message besides the fields that the store has, as a text. An export writes it again.
public struct KeptFields: Hashable, Sendable {
  /// Of a message: the speaker's name where it is not the chat's character or user.
  public var name: String?
  /// Of a message: the names of attached files.
  public var attachments: [String] = []
  /// Of a chat: the names of the character and of the user in the file.
  public var characterName: String?, userName: String?
  /// The members of the file's format, as `ImportedChat` and `ImportedMessage` have them.
  public var extra = ""

  /// Nothing.
  public init() {}
}

extension KeptFields {
  /// The text to store; empty for nothing.
  public var text: String {
    var object = JSONObject()
    object["name"] = name.map { .string($0) }
    if !attachments.isEmpty { object["attachments"] = .array(attachments.map { .string($0) }) }
    object["character"] = characterName.map { .string($0) }
    object["user"] = userName.map { .string($0) }
    if !extra.isEmpty { object["extra"] = .string(extra) }
    return object.members.isEmpty ? "" : JSONValue.object(object).text()
  }

  /// Parses a stored text. What is damaged is left out.
  public init(text: String) {
    self.init()
    guard !text.isEmpty, let value = try? JSONValue(parsing: text) else { return }
    name = value["name"]?.string
    attachments = value["attachments"]?.array?.compactMap(\.string) ?? []
    (characterName, userName) = (value["character"]?.string, value["user"]?.string)
    extra = value["extra"]?.string ?? ""
  }
}
