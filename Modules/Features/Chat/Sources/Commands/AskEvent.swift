import Entities

/// What happens in `ask`, for the log. Nothing that was said is among it.
enum AskEvent {
  static let ask = EventFamily("AskCommand", "Ask")

  /// The reply came to its end, whatever that was.
  static func response(_ reply: Message, after time: Duration) -> LoggableEvent {
    LoggableEvent(
      "AskCommand", "Ask_Response", .analytic,
      [.chat(reply.chat), .message(reply.id), .choice("outcome", ReplyOutcome(reply.state)), .duration(time)])
  }
}
