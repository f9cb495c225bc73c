/// A text being edited, with a caret and all that keys can do to it. It knows no keys, and of the screen only the
/// width of its rows.
struct Editor: Sendable {
  /// The largest text in bytes, pastes included.
  static let limit = 1 << 20
  /// Milliseconds without a key after which undo begins a new step.
  static let pause = 2_000

  /// Why a key did nothing.
  enum Problem: Hashable, Sendable {
    /// The text would have become longer than the limit.
    case full

    func words(in language: Language) -> String {
      switch self {
      case .full: language("Too long: at most 1 MiB", "너무 깁니다: 최대 1MiB")
      }
    }
  }

  /// The kinds of text that an editor accepts.
  struct Traits: Hashable, Sendable {
    /// Whether it may have several lines.
    var hasLines = true
    /// Whether long pastes show as markers.
    var foldsPastes = true
  }

  /// The last command, where it matters to the next.
  private enum Trace: Hashable, Sendable {
    case nothing
    case kill
    /// The text in this range was put back, and can be exchanged for an earlier cut.
    case yank(Range<Int>)
    /// Up and down keep the column where they began.
    case vertical(column: Int)
  }

  /// Whether the last command put text back, so that an earlier cut can take its place.
  var canYankPop: Bool { if case .yank = trace { true } else { false } }

  private(set) var buffer: TextBuffer
  /// The place of the caret, between two graphemes.
  private(set) var caret: Int
  /// The reason why a key did nothing, to be shown until the next key.
  private(set) var problem: Problem?
  var layout = RowLayout()
  var traits: Traits
  private var changes = UndoHistory()
  private var ring = KillRing()
  private var walk: HistoryWalk?
  private var trace = Trace.nothing
  /// The time of the last key.
  private var lastKey = 0

  /// An editor with a text from outside; the caret is at its end.
  init(_ text: String = "", traits: Traits = Traits()) {
    buffer = TextBuffer(text)
    caret = buffer.count
    self.traits = traits
  }

  /// Begins with a new text from outside. Cuts can still be put back; earlier changes cannot be undone.
  mutating func reset(to text: String) {
    let (pastes, layout) = (buffer.pastes, layout)
    var next = Editor(text, traits: traits)
    next.ring = ring
    next.buffer.adopt(pastes, usedIn: ring.cuts)
    next.lastKey = lastKey
    next.layout.fit(width: layout.width, language: layout.language)
    self = next
  }
}

// MARK: - Commands

extension Editor {
  /// - Parameter history: Earlier texts, the oldest first.
  /// - Returns: Whether the command had a meaning here; otherwise the key goes to the next responder.
  mutating func perform(_ command: EditCommand, history: @autoclosure () -> [String] = []) -> Bool {
    let before = trace
    trace = .nothing
    problem = nil
    if ![.deleteBackward, .deleteForward].contains(command) { changes.close() }
    switch command {
    case .newLine:
      guard traits.hasLines else { return false }
      insert("\n", joins: false)
    case .left: return move(to: buffer.before(caret))
    case .right: return move(to: buffer.after(caret))
    case .wordLeft: caret = WordMotion.start(before: caret, in: buffer)
    case .wordRight: caret = WordMotion.end(after: caret, in: buffer)
    case .up: return moveVertically(down: false, after: before) || recall(older: true, history())
    case .down: return moveVertically(down: true, after: before) || recall(older: false, history())
    case .lineStart: return moveInText(to: buffer.lineStart(of: caret))
    case .lineEnd: return moveInText(to: buffer.lineEnd(of: caret))
    case .textStart: return moveInText(to: 0)
    case .textEnd: return moveInText(to: buffer.count)
    case .deleteBackward: delete(from: buffer.before(caret), to: caret)
    case .deleteForward:
      guard buffer.count > 0 else { return false }
      delete(from: caret, to: buffer.after(caret))
    case .killToLineEnd:
      let end = buffer.lineEnd(of: caret)
      kill(caret..<(end > caret ? end : buffer.after(caret) ?? caret), after: before)
    case .killToLineStart:
      let start = buffer.lineStart(of: caret)
      kill((start < caret ? start : buffer.before(caret) ?? caret)..<caret, after: before)
    case .killWordBackward: kill(WordMotion.start(before: caret, in: buffer)..<caret, after: before)
    case .killRunBackward: kill(WordMotion.startOfRun(before: caret, in: buffer)..<caret, after: before)
    case .killWordForward: kill(caret..<WordMotion.end(after: caret, in: buffer), after: before)
    case .yank: yank(ring.newest(), over: caret..<caret)
    case .yankPop:
      guard case .yank(let range) = before else { return false }
      yank(ring.next(), over: range)
    case .undo: undo()
    case .redo: redo()
    case .transpose: transpose()
    case .editOutside: return false
    }
    return true
  }

  /// Records the time of a key, in milliseconds: text typed after a pause is undone by itself.
  mutating func recordKey(at time: Int) {
    if time - lastKey > Self.pause { changes.close() }
    lastKey = time
  }

  /// Types a character.
  mutating func type(_ text: String) {
    begin()
    insert(clean(text), joins: true)
  }

  /// Inserts a paste: as text, or as a marker when it is long.
  mutating func paste(_ pasted: String) {
    begin()
    let text = clean(pasted)
    let paste = Paste(text)
    guard traits.foldsPastes, paste.isLong else { return insert(text, joins: false) }
    guard buffer.expandedCount + text.utf8.count <= Self.limit else { return problem = .full }
    buffer.forgetPastes(exceptIn: keptTexts)
    insert(buffer.fold(paste) ?? text, joins: false)
  }

  /// Replaces the whole text, for example with another program's result; it can be undone. The limit does not apply:
  /// the new text exists nowhere else.
  mutating func replaceAll(with text: String) {
    begin()
    change(0..<buffer.count, to: clean(text), joins: false)
    if buffer.expandedCount > Self.limit { problem = .full }
  }

  private func clean(_ text: String) -> String {
    traits.hasLines ? CleanText.of(text) : CleanText.line(text)
  }

  private mutating func begin() {
    problem = nil
    trace = .nothing
  }
}

// MARK: - Changes

extension Editor {
  /// Makes a change of the text that can be undone.
  private mutating func change(_ range: Range<Int>, to inserted: String, joins: Bool) {
    guard !range.isEmpty || !inserted.isEmpty else { return }
    let before = caret
    let edit = TextEdit(start: range.lowerBound, removed: apply(range, inserted), inserted: inserted)
    caret = buffer.boundary(atOrAfter: edit.after.upperBound)
    let size = buffer.pastes.expandedCount(of: edit.removed) + buffer.pastes.expandedCount(of: inserted)
    changes.record(edit, caretBefore: before, caretAfter: caret, size: size, joins: joins)
    walk = nil
  }

  private mutating func apply(_ range: Range<Int>, _ inserted: String) -> String {
    let removed = buffer.replace(range, with: inserted)
    layout.record(TextEdit(start: range.lowerBound, removed: removed, inserted: inserted))
    return removed
  }

  private mutating func insert(_ text: String, joins: Bool) {
    guard buffer.expandedCount + buffer.pastes.expandedCount(of: text) <= Self.limit else { return problem = .full }
    change(caret..<caret, to: text, joins: joins)
  }

  private mutating func delete(from start: Int?, to end: Int?) {
    guard let start, let end else { return }
    change(start..<end, to: "", joins: true)
  }

  private mutating func kill(_ range: Range<Int>, after before: Trace) {
    if !range.isEmpty {
      let pastes = buffer.pastes
      ring.add(
        buffer[range], continues: before == .kill, isBefore: range.upperBound == caret, size: pastes.expandedCount)
      change(range, to: "", joins: false)
    }
    trace = .kill
  }

  private mutating func yank(_ text: String?, over range: Range<Int>) {
    guard let text else { return }
    let replaced = buffer.pastes.expandedCount(of: buffer[range])
    guard buffer.expandedCount - replaced + buffer.pastes.expandedCount(of: text) <= Self.limit else {
      return problem = .full
    }
    change(range, to: text, joins: false)
    trace = .yank(range.lowerBound..<range.lowerBound + text.utf8.count)
  }

  /// Exchanges the graphemes around the caret; at the end of a line, the two before it.
  private mutating func transpose() {
    let end = caret == buffer.lineEnd(of: caret) ? caret : buffer.after(caret) ?? caret
    guard let middle = buffer.before(end), let start = buffer.before(middle), start >= buffer.lineStart(of: caret)
    else { return }
    change(start..<end, to: buffer[middle..<end] + buffer[start..<middle], joins: false)
  }

  private mutating func undo() {
    guard let step = changes.undo() else { return }
    _ = apply(step.edit.after, step.edit.removed)
    caret = step.caretBefore
    walk = nil
  }

  private mutating func redo() {
    guard let step = changes.redo() else { return }
    _ = apply(step.edit.before, step.edit.inserted)
    caret = step.caretAfter
    walk = nil
  }
}

// MARK: - Motions

extension Editor {
  /// Puts the caret where the user pointed, on a boundary between graphemes.
  mutating func placeCaret(at place: Int) {
    trace = .nothing
    problem = nil
    changes.close()
    caret = place
  }

  private mutating func move(to place: Int?) -> Bool {
    guard let place else { return false }
    caret = place
    return true
  }

  /// Moves the caret. In an empty text it does nothing, so that a list beside an empty field gets the key.
  private mutating func moveInText(to place: Int) -> Bool {
    buffer.count > 0 && move(to: place)
  }

  /// Moves by cells to the row above or below, and remembers the column through shorter rows.
  private mutating func moveVertically(down: Bool, after before: Trace) -> Bool {
    guard traits.hasLines else { return false }
    let row = layout.row(at: caret, in: buffer)
    guard let next = down ? layout.row(after: row, in: buffer) : layout.row(before: row, in: buffer) else {
      return false
    }
    var column = layout.column(of: caret, in: row, of: buffer)
    if case .vertical(let remembered) = before { column = remembered }
    caret = layout.place(atColumn: column, in: next, of: buffer)
    trace = .vertical(column: column)
    return true
  }

  /// Replaces the text with an earlier or a later one of the history.
  private mutating func recall(older: Bool, _ history: [String]) -> Bool {
    guard !history.isEmpty || self.walk != nil else { return false }
    var walk = walk ?? HistoryWalk(draft: buffer.text, caret: caret)
    guard let text = walk.step(older: older, in: history) else { return older || self.walk != nil }
    let isDraft = walk.isAtDraft
    change(0..<buffer.count, to: isDraft ? text : CleanText.of(text), joins: false)
    if isDraft {
      caret = walk.caret
    } else {
      self.walk = walk
      // The caret stands where one more press in the same direction goes on.
      if older { caret = endOfFirstRow() }
    }
    return true
  }

  private mutating func endOfFirstRow() -> Int {
    layout.place(atColumn: .max, in: layout.row(at: 0, in: buffer), of: buffer)
  }
}

extension Editor {
  /// Every text that contains markers and may come back.
  private var keptTexts: [String] { changes.texts + ring.cuts + (walk.map { [$0.draft] } ?? []) }

  /// Drops caches, and pastes that cannot come back.
  mutating func rest() {
    buffer.forgetPastes(exceptIn: keptTexts)
    let (width, language) = (layout.width, layout.language)
    layout = RowLayout()
    layout.fit(width: width, language: language)
  }
}
