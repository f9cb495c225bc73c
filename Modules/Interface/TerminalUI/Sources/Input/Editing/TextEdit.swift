/// One change of a text, which can be undone: the replacement of a range.
struct TextEdit: Hashable, Sendable {
  var start: Int
  var removed: String
  var inserted: String

  /// The range of the inserted text.
  var after: Range<Int> { start..<start + inserted.utf8.count }
  /// The range of the removed text.
  var before: Range<Int> { start..<start + removed.utf8.count }

  /// Joins this change with the next; nil unless both only insert or only remove text, side by side.
  func joined(with next: TextEdit) -> TextEdit? {
    if removed.isEmpty, next.removed.isEmpty, next.start == after.upperBound {
      return TextEdit(start: start, removed: "", inserted: inserted + next.inserted)
    }
    guard inserted.isEmpty, next.inserted.isEmpty else { return nil }
    if next.start == start { return TextEdit(start: start, removed: removed + next.removed, inserted: "") }
    if next.before.upperBound == start {
      return TextEdit(start: next.start, removed: next.removed + removed, inserted: "")
    }
    return nil
  }
}

/// The changes that can be undone and redone.
struct UndoHistory: Sendable {
  /// A change, and the places of the caret before and after it.
  struct Step: Hashable, Sendable {
    var edit: TextEdit
    let caretBefore: Int
    var caretAfter: Int
    /// The bytes that it keeps in memory, pastes included.
    fileprivate var size: Int
    fileprivate var joined = 1
  }

  /// The most steps, and the most bytes of text in them; the oldest are dropped first.
  static let stepLimit = 1_000, byteLimit = 4 << 20
  /// The most keys that one undo takes back.
  static let groupLimit = 100

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var bytes = 0
  /// Whether the next change may join the last.
  private var isOpen = false

  /// Records a change.
  /// - Parameters:
  ///   - size: The bytes of its texts, and of the pastes in them.
  ///   - joins: Whether it belongs to a run of typing or deleting.
  mutating func record(_ edit: TextEdit, caretBefore: Int, caretAfter: Int, size: Int, joins: Bool) {
    for step in undone { bytes -= step.size }
    undone = []
    if joins, isOpen, var last = done.last, last.joined < Self.groupLimit, let joined = last.edit.joined(with: edit) {
      done.removeLast()
      bytes -= last.size
      last.edit = joined
      last.caretAfter = caretAfter
      last.size += size
      last.joined += 1
      append(last)
    } else {
      append(Step(edit: edit, caretBefore: caretBefore, caretAfter: caretAfter, size: size))
    }
    isOpen = joins
  }

  /// Ends a run: the next change is a step of its own.
  mutating func close() {
    isOpen = false
  }

  mutating func undo() -> Step? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Every text that undo or redo may bring back.
  var texts: [String] { (done + undone).flatMap { [$0.edit.removed, $0.edit.inserted] } }

  private mutating func append(_ step: Step) {
    done.append(step)
    bytes += step.size
    var surplus = max(0, done.count - Self.stepLimit)
    var rest = bytes - done[..<surplus].reduce(0) { $0 + $1.size }
    // The last step stays, however large, so that it can be undone.
    while rest > Self.byteLimit, surplus < done.count - 1 {
      rest -= done[surplus].size
      surplus += 1
    }
    done.removeFirst(surplus)
    bytes = rest
  }
}
