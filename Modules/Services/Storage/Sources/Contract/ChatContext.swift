public import Entities

/// The context of a reply in a chat, read in one step, as if at one moment.
public struct ChatContext: Hashable, Sendable {
  /// The chat.
  public let chat: Conversation
  /// The last message of the shown path; nil in an empty chat.
  public let end: Message?
  /// The chat's avatar with its definition if it is stored, also when it is deleted; nil for a built-in one.
  public let character: CharacterDetails?
  /// The name of the chat's profile; nil for none.
  public let userName: String?
  /// The persona that counts in the chat; nil for none.
  public let persona: Persona?
  /// The lorebooks that count in the chat, in the order of `LorebookStore.lorebooksInUse`.
  public let lorebooks: [LorebookInUse]
  /// The texts of the requested notes that exist, by name.
  public let notes: [String: String]

  /// A context.
  public init(
    chat: Conversation, end: Message?, character: CharacterDetails?, userName: String?, persona: Persona? = nil,
    lorebooks: [LorebookInUse] = [], notes: [String: String]
  ) {
    (self.chat, self.end, self.character, self.userName, self.notes) = (chat, end, character, userName, notes)
    (self.persona, self.lorebooks) = (persona, lorebooks)
  }
}
