/// The number of colours of a terminal.
public enum ColorDepth: Hashable, Sendable {
  /// No colours, or none wanted. Bold, dim and other attributes stay.
  case none
  /// The 16 colours of the user's theme.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24 bits.
  case trueColor

  /// The depth according to environment variables.
  ///
  /// A non-empty `NO_COLOR` comes first (no-color.org), then a `TERM` of `dumb`, then `COLORTERM`, then the other known
  /// values of `TERM`.
  public init(environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    if let wish = environment("NO_COLOR"), !wish.isEmpty {
      self = .none
    } else if term == "dumb" {
      self = .none
    } else if let claim = environment("COLORTERM"), claim == "truecolor" || claim == "24bit" {
      self = .trueColor
    } else if Self.isKnownForTrueColor(term) {
      self = .trueColor
    } else if term.hasSuffix("-256color") {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }

  private static func isKnownForTrueColor(_ term: String) -> Bool {
    if term.hasSuffix("-direct") { return true }
    let bare = term.hasPrefix("xterm-") ? term.dropFirst("xterm-".count) : term[...]
    return ["kitty", "ghostty", "wezterm", "foot", "alacritty", "contour"].contains { name in
      bare == name || bare.hasPrefix("\(name)-")
    }
  }
}
