/// What is known of a terminal: by its environment at first, and by its answers when they come.
public struct TerminalTraits: Hashable, Sendable {
  /// Whether its background is light; nil when nobody knows.
  public var isLight: Bool?
  /// Whether it makes links of text (OSC 8), so that their addresses need not be shown.
  public var showsLinks = false
  /// What it draws as wide as it is measured here.
  public var widths = DrawnWidths.modern

  /// A terminal of which nothing is known.
  public init() {}

  /// What environment variables tell.
  public init(environment: (String) -> String?) {
    isLight = environment("COLORFGBG").flatMap(Self.isLight(colors:))
    showsLinks = Self.showsLinks(environment)
    widths = DrawnWidths(environment: environment)
  }

  /// Learns the colour behind text. It is light when black is easier to read on it than white: WCAG 2.1's relative
  /// luminance is over 0.179.
  mutating func learn(background: Color) {
    guard case .rgb(let red, let green, let blue) = background else { return }
    isLight = ColorContrast.luminance(red, green, blue) > 0.179
  }

  /// What rxvt's `COLORFGBG` says: the numbers of the foreground and, last, of the background.
  private static func isLight(colors: String) -> Bool? {
    guard let last = colors.split(separator: ";").last, let number = Int(last), 0...15 ~= number else { return nil }
    return number == 7 || number > 8
  }

  /// Terminals that are known to make links of OSC 8. Inside of tmux and screen nobody knows what is outside.
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
    // VTE 0.50 was the first.
    return environment("VTE_VERSION").flatMap { Int($0) }.map { $0 >= 5_000 } ?? false
  }
}
