public import Entities

/// What the commands `ask` and `chats` must know and do.
@MainActor
public protocol ChatCommandsInteractor: ChatInteractor, ChatsInteractor, SearchInteractor,
  PromptInteractor, PresetInteractor
{
  /// The profile in use; an anonymous one is made when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Whether somebody chose who answers in a chat, or in a new one with an avatar: where nobody did, rules do.
  /// - Throws: Where the usual model is to answer and cannot be used.
  func isModelChosen(for scope: PresetScope) async throws -> Bool
  /// The same as `promptReport(of:in:)`, for a new conversation with an avatar, which is not begun.
  func promptReport(of question: UserTurn, toBeginWith avatar: Avatar.ID) async throws -> PromptReport
  /// The latest conversation with an avatar; nil when there is none.
  func latestConversation(with avatar: Avatar.ID) async throws -> Conversation?
  /// Stores what the user says, then has it answered, with what goes with it for this turn alone.
  /// - Throws: Also when the model does not take the pictures.
  func ask(_ question: UserTurn, in conversation: Conversation.ID) async throws
  /// The tokens of one message, whatever they cost; nil where nobody counted.
  func usage(of message: Message.ID) async throws -> UsageSum?
  /// The avatar whose id or name this is; a name may be any part of it that fits one alone, in any case.
  /// - Throws: When none or several fit; the message names them.
  func avatar(named name: String) async throws -> Avatar
  /// All avatars that can be found.
  func allAvatars() async throws -> [Avatar]
  /// The avatar that is asked when none is named.
  func defaultAvatar() async throws -> Avatar
  /// A new conversation with an avatar, beginning with its greeting.
  func startConversation(with avatar: Avatar.ID) async throws -> Conversation
}
