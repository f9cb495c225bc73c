/// Rows of a command's output, one line each: in columns for users, with tabs for scripts.
public struct TextTable {
  private let rows: [[String]]

  /// A table of rows. Line breaks and tabs in a field become spaces, so that a row stays one line with its fields.
  public init(_ rows: [[String]]) {
    self.rows = rows.map { row in
      row.map { field in String(field.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
    }
  }

  /// The lines. The last column of an aligned line is not padded.
  public func lines(aligned: Bool) -> [String] {
    guard aligned else { return rows.map { $0.joined(separator: "\t") } }
    var widths: [Int] = []
    return lines(widths: &widths)
  }

  /// The lines in columns of at least these widths, which become those of the lines.
  public func lines(widths: inout [Int]) -> [String] {
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

  /// The approximate width of a text on a terminal. From the Korean letters on, scripts are mostly two columns wide;
  /// punctuation and arrows between them are one. An error here only makes a column crooked.
  public static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 || 0x2000..<0x2600 ~= $1.value ? 1 : 2) }
  }
}
