/// Rows of a command's output, a line each: in columns for people, with a tab between them for scripts.
public struct TextTable {
  private let rows: [[String]]

  /// A table of rows. What is in a field may be anything: a line stays a line, and two fields stay two.
  public init(_ rows: [[String]]) {
    self.rows = rows.map { row in
      row.map { field in String(field.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
    }
  }

  /// The lines. The last column of aligned ones is as wide as it is.
  public func lines(aligned: Bool) -> [String] {
    guard aligned else { return rows.map { $0.joined(separator: "\t") } }
    var widths: [Int] = []
    for row in rows {
      for (place, field) in row.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], Self.columns(of: field))
      }
    }
    return rows.map { row in
      var line = ""
      for (place, field) in row.enumerated() {
        line += field
        let isLast = row[(place + 1)...].allSatisfy(\.isEmpty)
        if isLast { break }
        line += String(repeating: " ", count: widths[place] - Self.columns(of: field) + 2)
      }
      return line
    }
  }

  /// About how wide a text is on a terminal: from the Korean letters on, scripts are mostly two columns wide, and
  /// punctuation and arrows between them are not. Being wrong here costs a crooked column and nothing else.
  private static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 || 0x2000..<0x2600 ~= $1.value ? 1 : 2) }
  }
}
