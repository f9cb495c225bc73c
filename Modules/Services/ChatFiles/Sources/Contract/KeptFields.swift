import JSON

/// What an import keeps of a chat or a message besides the fields that the store has, as a text. An export writes it
/// again.
public struct KeptFields: Hashable, Sendable {
  /// Of a message: the speaker's name where it is not the chat's character or user.
  public var name: String?
  /// Of a message: the names of attached files.
  public var attachments: [String] = []
  /// Of a chat: the names of the character and of the user in the file.
  public var characterName: String?, userName: String?
  /// Of a chat: the file of its group; nil for none.
  public var groupFile: KeptGroupFile?
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
    object["group"] = groupFile.map { .string($0.definition) }
    object["group_chat"] = groupFile.map { .string($0.chat) }
    if let metadata = groupFile?.metadata, !metadata.isEmpty { object["group_metadata"] = .string(metadata) }
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
    if let definition = value["group"]?.string, let chat = value["group_chat"]?.string {
      groupFile = KeptGroupFile(
        definition: definition, chat: chat, metadata: value["group_metadata"]?.string ?? "")
    }
  }
}
