public import TerminalTesting
public import Chat
public import Entities

/// Notes where the feature wanted to lead.
@MainActor public final class RecordingChatRouter: ChatRouter, ChatsRouter, SearchRouter {
  /// Something that a presenter asked for.
  public enum Call: Equatable, Sendable {
    case confirmDeletion(String)
    case alert(String)
    case dismiss
    case showConversation(Conversation.ID)
    case showChat(Avatar.ID)
    case showSearch
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  /// What the person answers to a question.
  public var agrees = true
  /// Held closed, it keeps a question open.
  public let gate = Gate()

  /// A router that was not asked for anything yet.
  public init() {}

  /// Answers with `agrees`, once the gate is open.
  public func confirmDeletion(ofChatWith name: String) async -> Bool {
    calls.append(.confirmDeletion(name))
    await gate.pass()
    return agrees
  }

  /// Notes the error, in words.
  public func showAlert(for error: any Error) { calls.append(.alert("\(error)")) }
  /// Notes it.
  public func dismissScreen() { calls.append(.dismiss) }
  /// Notes the conversation.
  public func showConversation(_ id: Conversation.ID) { calls.append(.showConversation(id)) }
  /// Notes the avatar.
  public func showChat(with avatar: Avatar) { calls.append(.showChat(avatar.id)) }
  /// Notes it.
  public func showSearch() { calls.append(.showSearch) }
}
