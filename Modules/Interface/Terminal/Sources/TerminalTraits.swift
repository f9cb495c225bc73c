/// The known properties of a terminal: by its environment at first, and then by its answers.
public struct TerminalTraits: Hashable, Sendable {
  /// Whether its background is light; nil while unknown.
  public var isLight: Bool?
  /// The colour of its background; nil while unknown.
  public private(set) var background: Color?
  /// The colour of its text; nil while unknown.
  public private(set) var foreground: Color?
  /// Whether it makes links clickable (OSC 8), so that their addresses need not be shown.
  public var showsLinks = false
  /// The characters that it draws as wide as `CellWidth` says.
  public var widths = DrawnWidths.modern

  /// A terminal with unknown properties.
  public init() {}

  /// The traits according to environment variables.
  public init(environment: (String) -> String?) {
    isLight = environment("COLORFGBG").flatMap(Self.isLight(colors:))
    showsLinks = Self.showsLinks(environment)
    widths = DrawnWidths(environment: environment)
  }

  /// Records the colours that the terminal reported; nil for the ones that it did not report.
  public mutating func learn(background: Color?, foreground: Color? = nil) {
    if let foreground { self.foreground = foreground }
    guard let background, let luminance = ColorContrast.luminance(background) else { return }
    self.background = background
    isLight = luminance > ColorContrast.middle
  }

  /// Parses rxvt's `COLORFGBG`: the numbers of the foreground and, last, of the background.
  private static func isLight(colors: String) -> Bool? {
    guard let last = colors.split(separator: ";").last, let number = Int(last), 0...15 ~= number else { return nil }
    return number == 7 || number > 8
  }

  /// Terminals known to support OSC 8. Inside tmux and screen the outer terminal is unknown.
  private static func showsLinks(_ environment: (String) -> String?) -> Bool {
    let term = environment("TERM") ?? ""
    if environment("TMUX") != nil || term.hasPrefix("tmux") || term.hasPrefix("screen") || term == "dumb" {
      return false
    }
    let names = ["kitty", "ghostty", "wezterm", "foot", "alacritty", "contour"]
    let bare = term.hasPrefix("xterm-") ? String(term.dropFirst("xterm-".count)) : term
    if names.contains(where: { bare == $0 || bare.hasPrefix("\($0)-") }) { return true }
    if ["iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper"].contains(environment("TERM_PROGRAM") ?? "") {
      return true
    }
    if environment("WT_SESSION") != nil || environment("KONSOLE_VERSION") != nil { return true }
    // VTE supports it since 0.50.
    return environment("VTE_VERSION").flatMap { Int($0) }.map { $0 >= 5_000 } ?? false
  }
}
