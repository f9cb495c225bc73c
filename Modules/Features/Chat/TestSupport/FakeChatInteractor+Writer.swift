public import Entities

extension FakeChatInteractor {
  /// A program that can write a reply.
  public enum Writer: Sendable {
    case thisProgram
    /// Another one, which goes on.
    case another
    /// Another one, which ended meanwhile.
    case dead
  }

  /// Whether a reply of this program is arriving.
  public func isReplying(in conversation: Conversation.ID) async -> Bool {
    writer == .thisProgram && paths[conversation]?.last?.state == .streaming
  }

  /// As the app does: refuses while another program writes, and marks what a dead one left.
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

/// A reply is still arriving.
public struct ReplyArriving: ReplyInFlightError, Equatable {
  /// True.
  public let isReplyInFlight = true

  /// The failure.
  public init() {}
}
