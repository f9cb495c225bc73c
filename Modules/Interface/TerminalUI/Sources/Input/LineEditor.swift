import Observation
import Terminal

/// The text of a field and the caret in it, by graphemes; the keys are those of Emacs and readline.
@Observable @MainActor final class LineEditor {
  private(set) var text = ""
  /// How many characters stand before the caret.
  private(set) var caret = 0
  /// Counts the changes, so that a frame that shows an older state is known to be old.
  private(set) var version = 0
  /// Whether the text may have several lines; they are shown in one, with a sign for each break.
  @ObservationIgnored var keepsLines = false
  @ObservationIgnored private var killed = ""
  /// The first cell that shows, when the text is wider than the field.
  @ObservationIgnored private var scroll = 0
  /// Where it stands on the screen.
  @ObservationIgnored var viewport = Rect.zero

  /// Takes over a text that was changed from outside; the caret goes to its end.
  func adopt(_ outside: String) {
    guard outside != text else { return }
    text = outside
    caret = outside.count
  }

  /// Does what a key or a paste means.
  /// - Returns: Whether it meant anything here.
  func handle(_ event: TerminalEvent) -> Bool {
    switch event {
    case .paste(let pasted):
      insert(keepsLines ? pasted : pasted.split(whereSeparator: \.isNewline).joined(separator: " "))
    case .key(let press):
      switch (press.code, press.modifiers) {
      case (.character(let character), []): insert(String(character))
      case (.enter, .alt), (.enter, .shift), (.character("j"), .control):
        guard keepsLines else { return false }
        insert("\n")
      case (.character(let letter), .control): return control(letter)
      case (.character("b"), .alt), (.left, .alt), (.left, .control): caret = wordStart
      case (.character("f"), .alt), (.right, .alt), (.right, .control): caret = wordEnd
      case (.character("d"), .alt): kill(caret..<wordEnd)
      case (.backspace, .alt): kill(wordStart..<caret)
      case (.backspace, _): remove(max(0, caret - 1)..<caret)
      case (.delete, _): remove(caret..<min(text.count, caret + 1))
      case (.left, []):
        guard caret > 0 else { return false }
        caret -= 1
      case (.right, []):
        guard caret < text.count else { return false }
        caret += 1
      case (.home, []):
        guard !text.isEmpty else { return false }
        caret = 0
      case (.end, []):
        guard !text.isEmpty else { return false }
        caret = text.count
      default: return false
      }
    default: return false
    }
    version += 1
    return true
  }

  private func control(_ letter: Character) -> Bool {
    switch letter {
    case "a": caret = 0
    case "e": caret = text.count
    case "b": caret = max(0, caret - 1)
    case "f": caret = min(text.count, caret + 1)
    case "d" where !text.isEmpty: remove(caret..<min(text.count, caret + 1))
    case "k": kill(caret..<text.count)
    case "u": kill(0..<caret)
    case "w": kill(wordStart..<caret)
    case "y": insert(killed)
    default: return false
    }
    version += 1
    return true
  }

  private func insert(_ added: String) {
    let before = text.count
    text.insert(contentsOf: added, at: index(caret))
    caret += text.count - before  // A combining mark joins the character before it.
  }

  private func remove(_ range: Range<Int>) {
    text.removeSubrange(index(range.lowerBound)..<index(range.upperBound))
    caret = range.lowerBound
  }

  private func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = String(text[index(range.lowerBound)..<index(range.upperBound)])
    remove(range)
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
  }

  private var wordStart: Int {
    let before = Array(text.prefix(caret))
    let word = before.lastIndex { !$0.isWhitespace } ?? 0
    return (before[..<word].lastIndex { $0.isWhitespace } ?? -1) + 1
  }

  private var wordEnd: Int {
    let after = Array(text.dropFirst(caret))
    let word = after.firstIndex { !$0.isWhitespace } ?? after.count
    return caret + (after[word...].firstIndex { $0.isWhitespace } ?? after.count)
  }

  /// The part that shows in so many cells, and the cell of the caret in it.
  func window(width: Int) -> (SafeText, caret: Int) {
    let position = text.prefix(caret).reduce(0) { $0 + Self.width(of: $1) }
    if position < scroll { scroll = position }
    if position >= scroll + width { scroll = position - width + 1 }
    var (skipped, shown) = (0, text[...])
    while skipped < scroll, let first = shown.first {
      skipped += Self.width(of: first)
      shown = shown.dropFirst()
    }
    let signs = String(shown.map { $0.isNewline ? "⏎" : $0 })
    return (SafeText(untrustedLine: signs, limit: .max), max(0, position - skipped))
  }

  /// Puts the caret before the character at a cell of the part that shows, or at the end.
  func placeCaret(atCell cell: Int) {
    var (offset, column) = (0, 0)
    for character in text {
      let width = Self.width(of: character)
      guard column + width <= scroll + cell else { break }
      column += width
      offset += 1
    }
    guard offset != caret else { return }
    caret = offset
    version += 1
  }

  private static func width(of character: Character) -> Int {
    character.isNewline ? 1 : CellWidth.of(character)
  }
}
