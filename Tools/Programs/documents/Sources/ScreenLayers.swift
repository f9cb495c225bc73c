/// The text and the style of a screen, from the two layers of a golden screen.
struct ScreenLayers {
  /// Neighbouring cells of the same style: a word, or blanks with a background colour.
  struct Run: Equatable {
    var text: String
    var column: Int, cells: Int
    /// A letter of the second layer.
    let look: Character
    let isWide: Bool

    /// Whether it is only a background.
    var isBlank: Bool { text.first == " " }
  }

  /// The runs of each row.
  let rows: [[Run]]
  /// The meaning of the letters of the second layer.
  let looks: [Character: Look]
  /// The width of the screen.
  let columns: Int

  init(text: String, looks layer: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let second = layer.split(separator: "\n", omittingEmptySubsequences: false)
    let legend = second.dropFirst(lines.count).compactMap { line -> (Character, Look)? in
      guard let letter = line.first, line.dropFirst().hasPrefix(" = ") else { return nil }
      return (letter, Look(String(line.dropFirst(4))))
    }
    let looks = Dictionary(legend) { first, _ in first }
    rows = zip(lines, second).map { Self.runs(in: String($0), looking: Array($1), looks) }
    columns = rows.joined().map { $0.column + $0.cells }.max() ?? 0
    self.looks = looks
  }

  private static func runs(in line: String, looking: [Character], _ looks: [Character: Look]) -> [Run] {
    var runs: [Run] = []
    var column = 0
    // The text has no blanks at the ends of rows, though they may have a background.
    let characters = looking.count { $0 != "-" }
    for character in line + String(repeating: " ", count: max(0, characters - line.count)) {
      let look = column < looking.count ? looking[column] : "."
      let isWide = column + 1 < looking.count && looking[column + 1] == "-"
      let cells = isWide ? 2 : 1
      defer { column += cells }
      guard character != " " || looks[look]?.isFilled == true else { continue }
      if let last = runs.last, last.column + last.cells == column, last.look == look, last.isWide == isWide,
        last.isBlank == (character == " ")
      {
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].cells += cells
      } else {
        runs.append(Run(text: String(character), column: column, cells: cells, look: look, isWide: isWide))
      }
    }
    return runs
  }
}
