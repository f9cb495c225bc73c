import Entities

/// The events of `ask`. None holds a word of the user or the model.
enum AskEvent {
  static let ask = EventFamily("AskCommand", "Ask")

  /// The end of the reply.
  static func response(_ reply: Message, after time: Duration) -> LoggableEvent {
    LoggableEvent(
      "AskCommand", "Ask_Response", .analytic,
      [.chat(reply.chat), .message(reply.id), .choice("outcome", ReplyOutcome(reply.state)), .duration(time)])
  }
}
