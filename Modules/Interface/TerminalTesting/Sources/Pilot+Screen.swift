import Terminal
public import TerminalUI

extension Pilot {
  /// Drives one screen as the app shows it: in the whole window, with the keys below.
  public convenience init(
    showing screen: some View, columns: Int = 80, rows: Int = 24, language: Language = .english,
    depth: GoldenDepth = .truecolor
  ) {
    self.init(
      columns: columns, rows: rows, language: language, depth: depth, root: ScreenWithKeys(screen: AnyView(screen)))
  }

  /// Drives one screen in a window, as the app shows it.
  public convenience init(showing screen: some View, in window: GoldenWindow, depth: GoldenDepth = .truecolor) {
    self.init(
      showing: screen, columns: window.columns, rows: window.rows, language: window.language, depth: depth)
  }

  /// The rows of the screen.
  public var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The keys in the last row with words, with two blanks where the row is empty between both ends.
  public var footer: String {
    let row = lines.last { !$0.isEmpty } ?? ""
    guard let gap = row.dropFirst().ranges(of: "   ").first else { return row }
    return row[..<gap.lowerBound] + "  " + row[gap.upperBound...].drop { $0 == " " }
  }

  /// The cells with this background colour, row by row.
  public func cells(on red: UInt8, _ green: UInt8, _ blue: UInt8) -> [(column: Int, row: Int)] {
    let size = host.screen.size
    return (0..<size.height).flatMap { row in
      (0..<size.width).map { ($0, row) }.filter {
        host.screen.style(at: Point(x: $0.0, y: $0.1)).background == .rgb(red, green, blue)
      }
    }
  }

  /// Characters that must never be on a screen: those that control a terminal, and those that change the direction of
  /// a text.
  public var forbiddenCharacters: [Unicode.Scalar] {
    screen.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}

private struct ScreenWithKeys: View {
  let screen: AnyView

  var body: some View {
    VStack {
      NavigationStack { screen }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      KeyBar()
    }
  }
}
