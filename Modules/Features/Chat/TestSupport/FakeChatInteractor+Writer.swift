public import Entities

extension FakeChatInteractor {
  /// A program that can write a reply.
  public enum Writer: Sendable {
    case thisProgram
    /// Another program, which is still running.
    case another
    /// Another program, which has ended.
    case dead
  }

  /// Whether a reply of this program is arriving.
  public func isReplying(in conversation: Conversation.ID) async -> Bool {
    isTurnUnfinished || writer == .thisProgram && paths[conversation]?.last?.state == .streaming
  }

  /// As in the app: refuses while a reply is arriving, and marks the reply of a program that has ended.
  func refuseWhileAnotherAnswers(in conversation: Conversation.ID) throws {
    guard let last = paths[conversation]?.last, last.state == .streaming else { return }
    switch writer {
    case .thisProgram, .another: throw ReplyArriving()
    case .dead:
      reply(last.text, .interrupted, in: conversation)
      writer = .thisProgram
    }
  }
}

/// The error that a reply is still arriving.
public struct ReplyArriving: ReplyInFlightError, Equatable {
  /// True.
  public let isReplyInFlight = true

  /// The error.
  public init() {}
}
