import Terminal

/// The styles of the cells of a screen, as a second layer over its text that can be read and compared.
///
/// A letter for each cell, "." for the terminal's default style, "-" for the second half of a wide character; blanks
/// at the ends of rows are left out. Below the rows, a line for each letter explains it, as in `b = bold, reverse,
/// #5eaeff on #343e54`.
struct ColorLayer {
  /// ASCII first, then Latin and Cyrillic: a screen with drawings has some hundred styles.
  private static let letters =
    Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    + (0x100...0x17F).compactMap(Unicode.Scalar.init).map(Character.init)
    + (0x400...0x481).compactMap(Unicode.Scalar.init).map(Character.init)
  private var rows: [String] = []
  private var legend: [Style] = []

  /// The layer of a terminal's screen.
  init(of terminal: VirtualTerminal) {
    for y in 0..<terminal.size.height {
      var row = ""
      for x in 0..<terminal.size.width {
        let cell = terminal.cells[y * terminal.size.width + x]
        row.append(cell.text.isEmpty ? "-" : letter(of: cell.seen.style))
      }
      while row.last == "." { row.removeLast() }
      rows.append(row)
    }
  }

  private mutating func letter(of style: Style) -> Character {
    if style == .standard { return "." }
    let index = legend.firstIndex(of: style) ?? legend.count
    if index == legend.count { legend.append(style) }
    return Self.letters[index % Self.letters.count]
  }

  /// The rows, an empty line, and the explanation of the letters.
  var text: String {
    let lines = legend.enumerated().map { "\(Self.letters[$0.offset % Self.letters.count]) = \($0.element.words)" }
    return (rows + [""] + lines).joined(separator: "\n")
  }
}

extension Style {
  fileprivate var words: String {
    let traits: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
      (.strikethrough, "strikethrough"),
    ]
    let worn = traits.filter { attributes.contains($0.0) }.map(\.1)
    let colors =
      (foreground == .standard ? [] : [foreground.words]) + (background == .standard ? [] : ["on \(background.words)"])
    return (worn + (colors.isEmpty ? [] : [colors.joined(separator: " ")])).joined(separator: ", ")
  }
}

extension Color {
  fileprivate var words: String {
    switch self {
    case .standard: "standard"
    case .palette(let index): "color \(index)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}

extension Pilot {
  /// The styles of the cells on the terminal: a letter each, and below, the explanation of the letters.
  public var colors: String { ColorLayer(of: drawn).text }
}
