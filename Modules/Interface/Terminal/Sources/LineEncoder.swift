/// Turns lines into the bytes that a terminal shows one below the other, as it does with any command's output, so that
/// they scroll away and stay there.
///
/// The last lines may be exchanged until they stay. They are never more than fit into the window: the cursor moves
/// within them alone, and nothing changes that has scrolled away.
public struct LineEncoder: Sendable {
  private let depth: ColorDepth
  private let traits: TerminalTraits
  /// The last rows that were sent, and may change; the cursor stands at the end of the last of them.
  private var open: [[UInt8]] = [[]]

  /// An encoder for a terminal of which nothing is known but its environment. The cursor stands in an empty row.
  public init(environment: (String) -> String?) {
    depth = ColorDepth(environment: environment)
    traits = TerminalTraits(environment: environment)
  }

  /// The bytes that show lines that stay, and below them, in place of those of the last time, lines that may change.
  ///
  /// They are empty when nothing changed. Without lines that may change the cursor ends at the beginning of a row.
  /// - Parameter window: The terminal's size now. No line may be wider. Of the lines that may change the last ones are
  ///   shown as far as there is room.
  public mutating func encode(settled: [[TextRun]], open lines: [[TextRun]], window: Size) -> [UInt8] {
    let shown = lines.suffix(max(1, window.height - 1)).map(row)
    let rows = settled.map(row) + (shown.isEmpty ? [[]] : shown)
    let kept = zip(open, rows).prefix { $0 == $1 }.count
    defer { open = shown.isEmpty ? [[]] : shown }
    guard kept < max(open.count, rows.count) else { return [] }
    // Of rows that became fewer, the last one is written again: the cursor belongs at its end.
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

  /// Brings the cursor to the beginning of one of the open rows, and clears those on the way that are not kept.
  ///
  /// Row by row: to clear everything below at once is, in the first row, to clear the screen, of which tmux keeps a copy
  /// in what has scrolled away.
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

  /// A line by itself: it begins and ends with the terminal's own look.
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
