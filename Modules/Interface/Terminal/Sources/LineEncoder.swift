/// Encodes lines below each other, as the output of any command, so that they scroll away and stay in the scrollback.
///
/// The last lines are open: they may still be replaced. They never exceed the window, so that the cursor moves only
/// within them, and lines in the scrollback do not change.
public struct LineEncoder: Sendable {
  private let depth: ColorDepth
  private let traits: TerminalTraits
  /// The open rows as they were sent; the cursor is at the end of the last one.
  private var open: [[UInt8]] = [[]]

  /// An encoder for a terminal of which only the environment is known. The cursor is in an empty row.
  public init(environment: (String) -> String?) {
    depth = ColorDepth(environment: environment)
    traits = TerminalTraits(environment: environment)
  }

  /// The bytes that show settled lines, and below them the open lines, which replace the previous open ones.
  ///
  /// They are empty when nothing changed. Without open lines the cursor ends at the beginning of a row.
  /// - Parameter window: The terminal's present size. No line may be wider. Of the open lines, the last ones that fit
  ///   are shown.
  public mutating func encode(settled: [[TextRun]], open lines: [[TextRun]], window: Size) -> [UInt8] {
    let shown = lines.suffix(max(1, window.height - 1)).map(row)
    let rows = settled.map(row) + (shown.isEmpty ? [[]] : shown)
    let kept = zip(open, rows).prefix { $0 == $1 }.count
    defer { open = shown.isEmpty ? [[]] : shown }
    guard kept < max(open.count, rows.count) else { return [] }
    // When there are fewer rows, the last one is written again: the cursor belongs at its end.
    let first = min(kept, rows.count - 1)
    var bytes = Array(ControlSequence.beginUpdate.utf8)
    if first < open.count { climb(to: first, keeping: rows.count, into: &bytes) }
    for index in first..<rows.count {
      if index > first || index >= open.count { bytes += [0x0D, 0x0A] }
      if index < open.count { bytes += Array(ControlSequence.clearToEndOfLine.utf8) }
      bytes += rows[index]
    }
    return bytes + Array(ControlSequence.endUpdate.utf8)
  }

  /// Moves the cursor to the beginning of an open row, and clears the rows on the way that are not kept.
  ///
  /// The rows are cleared one by one. Clearing everything below at once would, from the first row, be clearing the
  /// screen, of which tmux saves a copy in its scrollback.
  private func climb(to first: Int, keeping count: Int, into bytes: inout [UInt8]) {
    var row = open.count - 1
    bytes.append(0x0D)
    while row >= count {
      bytes += Array(ControlSequence.clearToEndOfLine.utf8)
      ControlSequence.moveUp(1, into: &bytes)
      row -= 1
    }
    ControlSequence.moveUp(row - first, into: &bytes)
  }

  /// A row that begins and ends with the terminal's default style.
  private func row(_ line: [TextRun]) -> [UInt8] {
    var bytes: [UInt8] = []
    var pen = Pen()
    var link: Hyperlink?
    for run in line {
      if traits.showsLinks, run.link != link {
        ControlSequence.link(run.link, into: &bytes)
        link = run.link
      }
      let next = Pen(for: run.style, depth: depth)
      next.change(from: pen, into: &bytes)
      pen = next
      append(run.text, to: &bytes)
    }
    if link != nil { ControlSequence.link(nil, into: &bytes) }
    Pen().change(from: pen, into: &bytes)
    return bytes
  }

  private func append(_ text: SafeText, to bytes: inout [UInt8]) {
    for cluster in text.clusters where !cluster.isLineBreak {
      guard let substitute = traits.widths.substitute(for: cluster.text.unicodeScalars) else {
        bytes += cluster.text.utf8
        continue
      }
      for scalar in substitute { bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
    }
  }
}
