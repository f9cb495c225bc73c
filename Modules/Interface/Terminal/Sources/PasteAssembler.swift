/// Assembles the lines that the user entered as one: a paste.
///
/// A terminal with its own line editing delivers pasted lines one by one. With bracketed paste (from xterm's ctlseqs)
/// the marks are inside the lines and show exactly where the paste begins and ends, up to the following Return. Without
/// it, lines that arrive faster than the user can type are one paste.
struct PasteAssembler {
  private static let opening = "\u{1B}[200~", closing = "\u{1B}[201~"
  /// Milliseconds. `pause`: the time without a line that ends an unmarked paste. `silence`: the time after which an
  /// empty line ends a marked paste, because the user may have deleted the mark at its end with the last letters.
  private static let pause: Int32 = 30, silence: Int32 = 1_000

  private var lines: [String] = []
  private var size = 0
  /// Whether the mark at the end of a paste is still missing.
  private var isOpen = false
  private var isSilent = false
  private var isFull = false

  /// Milliseconds to wait for a further line before calling `rest`; nil for no wait.
  var wait: Int32? {
    if isOpen { return isSilent ? nil : Self.silence }
    return lines.isEmpty ? nil : Self.pause
  }

  /// Adds a line, without its line break.
  mutating func consume(_ line: String) {
    let wasSilent = isSilent
    isSilent = false
    if isOpen, wasSilent, line.isEmpty {
      isOpen = false
      return
    }
    let line = withoutMarks(line)
    // Text beyond the limit is dropped, with everything after it, so that the result has no gap.
    isFull = isFull || size + line.utf8.count >= LineBuffer.limit
    guard !isFull else { return }
    size += line.utf8.count + 1
    lines.append(line)
  }

  /// Handles a wait of `wait` without a line.
  /// - Returns: The entry; nil when it is still incomplete.
  mutating func rest() -> LineEvent? {
    if isOpen {
      isSilent = true
      return nil
    }
    return all()
  }

  /// The entry at the end of the input; nil when there is none.
  mutating func all() -> LineEvent? {
    // The Return after a paste that ends with a line break makes no further line.
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
    // Backspace deletes the mark first, piece by piece.
    let isTakenBack = { (length: Int) in rest.hasSuffix(Self.closing.prefix(length)) }
    if isOpen, let length = (1..<Self.closing.count).last(where: isTakenBack) {
      rest = rest.dropLast(length)
      isOpen = false
    }
    return text + rest
  }
}
