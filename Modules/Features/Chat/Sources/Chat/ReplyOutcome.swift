import Entities

/// The state of a reply, for the log: without the text of a failure.
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
