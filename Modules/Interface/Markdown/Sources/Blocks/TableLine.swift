/// Lines of tables: GitHub Flavored Markdown 0.29, section 4.10.
enum TableLine {
  /// The alignments in the delimiter row below a table's head; nil for another line.
  static func alignments(_ line: [UInt8]) -> [MarkdownTable.Alignment]? {
    let signs: Set<UInt8> = [UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09]
    guard line.contains(UInt8(ascii: "-")), line.allSatisfy(signs.contains) else { return nil }
    // Without a bar it would be a thematic break, or underline a heading.
    guard line.contains(UInt8(ascii: "|")) || line.contains(UInt8(ascii: ":")) else { return nil }
    var alignments: [MarkdownTable.Alignment] = []
    for cell in cells(line) {
      var dashes = cell[...]
      let isLeading = dashes.first == UInt8(ascii: ":")
      if isLeading { dashes.removeFirst() }
      let isTrailing = dashes.last == UInt8(ascii: ":")
      if isTrailing { dashes.removeLast() }
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isLeading ? isTrailing ? .center : .leading : isTrailing ? .trailing : .none)
    }
    return 1...ParserLimits.columns ~= alignments.count ? alignments : nil
  }

  /// The cells between the bars, without the blanks around them. A bar after a backslash is part of a cell.
  static func cells(_ line: [UInt8]) -> [[UInt8]] {
    var text = line.trimmed[...]
    if text.first == UInt8(ascii: "|") { text.removeFirst() }
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append(cell.trimmed)
        cell = []
      } else {
        if byte == UInt8(ascii: "|") { cell.removeLast() }
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if !cell.trimmed.isEmpty { cells.append(cell.trimmed) }
    return cells
  }
}
