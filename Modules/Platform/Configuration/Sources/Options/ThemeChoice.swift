/// The colours that the app has.
public enum ThemeChoice: Hashable, Sendable {
  /// Those for the terminal's own background, if it reports it.
  case auto
  /// Those for a light background; for a dark one.
  case light, dark
  /// None: the app shows no colours, even if the terminal can.
  case none
  /// Those of a theme, by its name.
  case named(String)

  /// The words that are no names of themes.
  static let fixed = ["auto", "light", "dark", "none"]

  /// The choice of a text in upper or lower case; nil if it cannot be the name of a theme.
  init?(_ text: String) {
    let word = text.lowercased()
    switch word {
    case "auto": self = .auto
    case "light": self = .light
    case "dark": self = .dark
    case "none": self = .none
    default:
      guard ThemeFolder.isName(word) else { return nil }
      self = .named(word)
    }
  }

  /// The choice as a setting has it.
  public var text: String {
    switch self {
    case .auto: "auto"
    case .light: "light"
    case .dark: "dark"
    case .none: "none"
    case .named(let name): name
    }
  }
}
