import Entities

/// The messages of a chat that is being copied: its tree as at one moment, and how far the copy has come. A place is an
/// index in `parts`.
struct CopyPlan: Sendable {
  /// A message of the original.
  struct Part: Sendable {
    /// Its row.
    var row: Int64
    /// The place of the nearest message above it that is copied too.
    var parent: Int?
    /// Its row and its id in the copy; nil until it is copied, and when it was deleted meanwhile.
    var copy: (row: Int64, id: Message.ID)?
  }

  /// The original.
  let chat: Conversation.ID
  /// The end of its shown path, and the newest message that the user has seen: rows.
  let leaf: Int64?, seen: Int64?
  /// The messages to copy, each after its parent.
  private(set) var parts: [Part] = []
  /// The place of the first message that is not copied yet.
  var next = 0
  /// The messages with the end of a path last shown through them: places and rows.
  private(set) var tips: [(message: Int, leaf: Int64)] = []
  /// The place of each row of the original. A row that is not copied has the place of the nearest copied row above it.
  private var places: [Int64: Int] = [:]

  init(of chat: Conversation.ID, leaf: Int64?, seen: Int64?) { (self.chat, self.leaf, self.seen) = (chat, leaf, seen) }

  /// Adds the next row of the original, in the order of the rows.
  mutating func add(_ row: Int64, below parent: Int64?, isCopied: Bool, tip: Int64?) {
    let above = parent.flatMap { places[$0] }
    guard isCopied else {
      places[row] = above
      return
    }
    places[row] = parts.count
    if let tip { tips.append((parts.count, tip)) }
    parts.append(Part(row: row, parent: above))
  }

  /// Records that a message was copied, or was deleted meanwhile.
  mutating func set(_ copy: (row: Int64, id: Message.ID)?, at place: Int) { parts[place].copy = copy }

  /// The message at a place in the copy, or the nearest one above it there.
  func copied(at place: Int?) -> (row: Int64, id: Message.ID)? {
    var next = place
    while let place = next {
      if let copy = parts[place].copy { return copy }
      next = parts[place].parent
    }
    return nil
  }

  /// The copy of a row, or of the nearest one above it.
  func copied(from row: Int64) -> (row: Int64, id: Message.ID)? { copied(at: places[row]) }

  /// The copy of exactly this row.
  func copy(of row: Int64) -> (row: Int64, id: Message.ID)? {
    places[row].flatMap { parts[$0].row == row ? parts[$0].copy : nil }
  }
}
