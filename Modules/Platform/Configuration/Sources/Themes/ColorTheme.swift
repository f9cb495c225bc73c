import JSON

/// The colours of a theme. It comes with the program, or from a file of the user's, `themes/NAME.json` beside
/// config.json:
///
///     {
///       "background": "#10141f",
///       "text": "#dfe4f2",
///       "red": "#ff8b8b"
///     }
///
/// Only the background is required. The other colours are derived from it where the theme does not name them.
public struct ColorTheme: Hashable, Sendable {
  /// Its name, as in the setting `theme`.
  public let name: String
  /// The colours that it names, the background among them.
  public let colors: [ThemeColor: RGBColor]
  /// The background of the screen.
  public let background: RGBColor
  /// Its file; nil for one that comes with the program.
  public let path: String?
  /// The lines of the colours in the file, counted from 1.
  private let lines: [ThemeColor: Int]

  /// A theme that comes with the program.
  init(_ name: String, background: UInt32, _ colors: [ThemeColor: UInt32]) {
    (self.name, self.background, path, lines) = (name, RGBColor(background), nil, [:])
    self.colors = colors.mapValues { RGBColor($0) }.merging([.background: self.background]) { $1 }
  }

  /// The largest size of a file, in bytes.
  static let longestFile = 64 << 10

  /// The theme in a file. Throws a `ConfigurationError` that names the line of a mistake.
  init(_ name: String, file path: String) throws(ConfigurationError) {
    let (object, lines) = try HandWrittenFile.linedObject(at: path, limit: Self.longestFile)
    var (colors, places) = ([ThemeColor: RGBColor](), [ThemeColor: Int]())
    for (member, line) in zip(object.members, lines) {
      guard let color = ThemeColor(rawValue: member.key) else {
        throw .wrongTheme(ThemeMistake(path: path, line: line, .unknownKey(member.key)))
      }
      guard let value = member.value.string.flatMap(RGBColor.init) else {
        throw .wrongTheme(ThemeMistake(path: path, line: line, .noColor(color, found: member.value.text())))
      }
      (colors[color], places[color]) = (value, line)
    }
    guard let background = colors[.background] else {
      throw .wrongTheme(ThemeMistake(path: path, line: nil, .noBackground))
    }
    (self.name, self.colors, self.background, self.path, self.lines) = (name, colors, background, path, places)
  }

  /// The mistake of a colour with too little contrast, in place of which another one is shown.
  /// - Parameters:
  ///   - contrast: Its lowest contrast to the colours that meet it, as in WCAG 2.1: 1 to 21.
  ///   - least: The lowest contrast that is allowed.
  public func mistake(
    of color: ThemeColor, shown: RGBColor, contrast: Double, least: Double
  ) -> ThemeMistake {
    ThemeMistake(
      path: path ?? name, line: lines[color],
      .littleContrast(color, written: colors[color] ?? shown, shown: shown, contrast: contrast, least: least))
  }
}
