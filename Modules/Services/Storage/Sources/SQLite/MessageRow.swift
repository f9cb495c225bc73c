import Entities

extension Row {
  /// The columns of `message m` and its `chat c`.
  static let messageColumns =
    textColumns + ", (SELECT thought.text FROM reasoning thought WHERE thought.message = m.seq)"
  /// The same without the reasoning, which may be long: for lists that never show it.
  static let foundColumns = textColumns + ", NULL"
  private static let textColumns = """
    m.id, c.id, (SELECT above.id FROM message above WHERE above.seq = m.parent), m.role, m.state, m.failure,
    m.provider, m.model, m.created, m.text
    """

  func message() throws(StorageError) -> Message {
    let model = optionalText(6).map { ModelChoice(provider: $0, model: text(7)) }
    return Message(
      id: try id(0), chat: try id(1), parent: try optionalID(2), role: try named(3), text: text(9),
      reasoning: optionalText(10) ?? "", state: try state(4, failure: 5), model: model, created: time(8))
  }

  /// The state of a message, from its two columns.
  func state(_ column: Int32, failure: Int32) throws(StorageError) -> Message.State {
    switch text(column) {
    case "streaming": .streaming
    case "complete": isNull(failure) ? .complete : .cutOff
    case "cancelled": .cancelled
    case "interrupted": .interrupted
    case "failed": .failed(text(failure))
    case let other: throw damaged("no message can be \(other)")
    }
  }
}

extension Message.State {
  /// The state's name in the file.
  var name: String {
    switch self {
    case .streaming: "streaming"
    // Versions that do not know `length` read a cut-off reply as complete, as they always did.
    case .complete, .cutOff: "complete"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .failed: "failed"
    }
  }

  /// The provider's error, or the cause that cut off a reply stored as complete; nil when it is whole.
  var failure: String? {
    switch self {
    case .failed(let reason): reason
    case .cutOff: "length"
    case .streaming, .complete, .cancelled, .interrupted: nil
    }
  }
}
