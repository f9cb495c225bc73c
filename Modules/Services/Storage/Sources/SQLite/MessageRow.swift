import Entities

extension Row {
  /// The columns of `message m` and its `chat c`, and their number.
  static let messageColumns = columns(reasoning: "(SELECT r.text FROM reasoning r WHERE r.message = m.seq)")
  static let messageWidth: Int32 = 15
  /// The same without the reasoning, which may be long: for lists that never show it.
  static let foundColumns = columns(reasoning: "NULL")

  private static func columns(reasoning: String) -> String {
    """
    m.id, c.id, \(parent), m.role, m.state, m.failure, m.provider, m.model, m.created, m.text, \(reasoning),
    (SELECT k.hidden FROM mark k WHERE k.message = m.seq), (SELECT k.pinned FROM mark k WHERE k.message = m.seq),
    (SELECT k.bookmark FROM mark k WHERE k.message = m.seq), m.speaker
    """
  }

  /// The parent without the trash: nearly always the parent in the tree.
  private static let parent = """
    CASE WHEN EXISTS (SELECT 1 FROM trash WHERE message = m.parent) THEN (
      WITH RECURSIVE up(seq) AS (
        SELECT m.parent
        UNION ALL SELECT gone.parent FROM up JOIN message gone ON gone.seq = up.seq AND gone.parent < gone.seq
        WHERE EXISTS (SELECT 1 FROM trash WHERE message = up.seq))
      SELECT above.id FROM up JOIN message above ON above.seq = up.seq
      WHERE NOT EXISTS (SELECT 1 FROM trash WHERE message = up.seq))
    ELSE (SELECT above.id FROM message above WHERE above.seq = m.parent) END
    """

  func message() throws(StorageError) -> Message {
    let model = optionalText(6).map { ModelChoice(provider: $0, model: text(7)) }
    return Message(
      id: try id(0), chat: try id(1), parent: try optionalID(2), role: try named(3), speaker: try optionalID(14),
      text: text(9), reasoning: optionalText(10) ?? "", state: try state(4, failure: 5), model: model, created: time(8),
      marks: MessageMarks(isHidden: flag(11), isPinned: flag(12), bookmark: optionalText(13)))
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
