import Entities

/// How a reply stands, for the log: without the words that a failure has.
enum ReplyOutcome: String, CaseIterable {
  case streaming, complete, cutOff, cancelled, interrupted, failed

  init(_ state: Message.State) {
    self =
      switch state {
      case .streaming: .streaming
      case .complete: .complete
      case .cutOff: .cutOff
      case .cancelled: .cancelled
      case .interrupted: .interrupted
      case .failed: .failed
      }
  }
}
