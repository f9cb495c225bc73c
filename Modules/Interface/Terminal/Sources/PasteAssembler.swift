/// Puts together the lines that a user entered as one: a paste.
///
/// A terminal that edits lines by itself hands them over one by one. Where it marks what is pasted (bracketed paste,
/// from xterm's ctlseqs) the marks stand inside the lines, and say exactly what belongs together, up to the Return
/// after the paste. Where it does not, lines that follow each other faster than anybody types are one paste.
struct PasteAssembler {
  private static let opening = "\u{1B}[200~", closing = "\u{1B}[201~"
  /// How long no line comes after the last one of a paste that is not marked, in milliseconds; and how long in one that
  /// is, before an empty line ends it: for who has taken the mark at its end back together with the last letters.
  private static let pause: Int32 = 30, silence: Int32 = 1_000

  private var lines: [String] = []
  private var size = 0
  /// Whether the mark that ends a paste has still to come.
  private var isOpen = false
  private var isSilent = false
  private var isFull = false

  /// How long to wait for a further line before `rest` is due, in milliseconds; nil when it need not come.
  var patience: Int32? {
    if isOpen { return isSilent ? nil : Self.silence }
    return lines.isEmpty ? nil : Self.pause
  }

  /// Adds a line, without its end.
  mutating func consume(_ line: String) {
    let wasSilent = isSilent
    isSilent = false
    if isOpen, wasSilent, line.isEmpty {
      isOpen = false
      return
    }
    let line = withoutMarks(line)
    // What is too much is dropped, as of a line that is too long, and all that follows: what is sent has no hole in it.
    isFull = isFull || size + line.utf8.count >= LineBuffer.limit
    guard !isFull else { return }
    size += line.utf8.count + 1
    lines.append(line)
  }

  /// Nothing came for as long as `patience` said.
  /// - Returns: What was entered; nil when its end has still to come.
  mutating func rest() -> LineEvent? {
    if isOpen {
      isSilent = true
      return nil
    }
    return all()
  }

  /// What was entered, when no more will come; nil when nothing was.
  mutating func all() -> LineEvent? {
    // The Return after a paste that ends with a line's end makes no line of its own.
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    let entered = lines
    self = PasteAssembler()
    return entered.count > 1 ? .paste(entered) : entered.first.map { .line($0) }
  }

  private mutating func withoutMarks(_ line: String) -> String {
    guard line.utf8.contains(0x1B) else { return line }
    var (text, rest) = ("", line[...])
    while let range = rest.firstRange(of: isOpen ? Self.closing : Self.opening) {
      text += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      isOpen.toggle()
    }
    // Backspace takes the mark first, piece by piece.
    let isTakenBack = { (length: Int) in rest.hasSuffix(Self.closing.prefix(length)) }
    if isOpen, let length = (1..<Self.closing.count).last(where: isTakenBack) {
      rest = rest.dropLast(length)
      isOpen = false
    }
    return text + rest
  }
}
