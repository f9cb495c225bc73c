public import Entities

/// The reply settings that a screen shows: those of a chat and its avatar, or of an avatar alone.
public struct PresetParameters: Hashable, Sendable {
  let conversation: Conversation.ID?
  let avatar: Avatar.ID, name: String

  /// The settings of an avatar, and of a conversation where one is given.
  public init(of avatar: Avatar, in conversation: Conversation.ID? = nil) {
    self.conversation = conversation
    self.avatar = avatar.id
    name = avatar.name
  }

  /// The scopes that can be set, the narrowest first.
  var scopes: [PresetScope] { [conversation.map { .chat($0) }, .avatar(avatar)].compactMap(\.self) }
}
