public import Entities

/// A mistake in the file of a theme.
public struct ThemeMistake: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// There is no colour of this name.
    case unknownKey(String)
    /// The value is no colour.
    case noColor(ThemeColor, found: String)
    /// The file does not name the background.
    case noBackground
    /// The file's name cannot be the name of a theme.
    case unusableName
    /// Words could not be read with the colour; another one is shown.
    case littleContrast(ThemeColor, written: RGBColor, shown: RGBColor, contrast: Double, least: Double)
  }

  let path: String
  /// The line of the key, counted from 1; nil if the mistake is of the whole file.
  let line: Int?
  let kind: Kind

  init(path: String, line: Int?, _ kind: Kind) {
    (self.path, self.line, self.kind) = (path, line, kind)
  }

  /// The place and the mistake, in a sentence for the user. Names and values in it are not sanitised.
  public func message(in language: ContentLanguage) -> String {
    let place = line.map { language("\(path), line \($0)", "\(path), \($0)번째 줄") } ?? path
    return "\(place): " + words(in: language)
  }

  private func words(in language: ContentLanguage) -> String {
    switch kind {
    case .unknownKey(let key):
      let (name, known) = (Self.shortened(key), ThemeColor.allCases.map(\.rawValue).joined(separator: ", "))
      return language(
        "a theme has no colour \"\(name)\". The colours are \(known).",
        "테마에 “\(name)” 색은 없습니다. 색 목록: \(known).")
    case .noColor(let color, let found):
      let (key, value) = (color.rawValue, Self.shortened(found))
      return language(
        "\(key): found \(value), expected a colour such as \"#1e2d3c\".",
        "\(key): \(value) 값을 쓸 수 없습니다. \"#1e2d3c\" 같은 색이 필요합니다.")
    case .noBackground:
      return language(
        "expected a colour for \"background\", such as \"#10141f\".",
        "\"background\" 색이 필요합니다. 예: \"#10141f\".")
    case .unusableName:
      return language(
        "no theme can have this name. Use up to \(ThemeFolder.longestName) of the letters a to z, digits, - and _, and none of "
          + "\(ThemeChoice.fixed.joined(separator: ", ")).",
        "이 이름은 테마에 쓸 수 없습니다. 영어 소문자, 숫자, -, _를 \(ThemeFolder.longestName)자까지 쓸 수 있고 "
          + "\(ThemeChoice.fixed.joined(separator: ", "))이라는 이름은 쓸 수 없습니다.")
    case .littleContrast(let color, let written, let shown, let contrast, let least):
      let key = color.rawValue
      let (found, wanted) = (Self.decimal(contrast), Self.decimal(least))
      return language(
        "\(key): with \(written.text) words could not be read everywhere (contrast \(found), at least \(wanted) is needed). "
          + "\(shown.text) is shown.",
        "\(key): \(written.text) 색으로는 글이 잘 보이지 않는 곳이 있습니다(대비 \(found), 최소 \(wanted)). "
          + "\(shown.text) 색으로 표시합니다.")
    }
  }

  /// A value, but not a whole document.
  private static func shortened(_ text: String) -> String {
    let beginning = text.prefix(60)
    return beginning.endIndex == text.endIndex ? text : "\(beginning)…"
  }

  private static func decimal(_ number: Double) -> String { "\((number * 10).rounded(.down) / 10)" }
}
