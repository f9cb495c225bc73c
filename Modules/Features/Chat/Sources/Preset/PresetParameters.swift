public import Entities

/// Whose reply settings a screen shows: those of a chat and of its avatar, or of an avatar alone.
public struct PresetParameters: Hashable, Sendable {
  let conversation: Conversation.ID?
  let avatar: Avatar.ID, name: String

  /// The settings of an avatar, and where a conversation is named, of that too.
  public init(of avatar: Avatar, in conversation: Conversation.ID? = nil) {
    self.conversation = conversation
    self.avatar = avatar.id
    name = avatar.name
  }

  /// What can be set, the narrowest first.
  var scopes: [PresetScope] { [conversation.map { .chat($0) }, .avatar(avatar)].compactMap(\.self) }
}
