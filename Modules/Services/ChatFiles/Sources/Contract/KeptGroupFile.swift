import JSON

/// What an import keeps of SillyTavern's file of a group with each of the group's chats. It does not grow with their
/// number.
public struct KeptGroupFile: Hashable, Sendable {
  /// The file's text without what it tells about single chats.
  public let definition: String
  /// The name of the chat's file without the ending.
  public let chat: String
  /// What the file tells about this chat, as a text; empty for nothing.
  public let metadata: String

  /// A group's file.
  public init(definition: String, chat: String, metadata: String = "") {
    (self.definition, self.chat, self.metadata) = (definition, chat, metadata)
  }

  /// The name of the group; nil for none.
  public var groupName: String? { members["name"]?.string }

  /// Its members, without those about single chats.
  var members: JSONObject {
    let limits = JSONLimits(bytes: ChatFileLimit.group, depth: ChatFileLimit.depth)
    let object = (try? JSONValue(parsing: definition, limits: limits))?.object ?? JSONObject()
    return SillyTavernGroupFile.withoutChats(object)
  }
}
