/// A protocol for pictures that the terminal draws itself.
public enum PictureProtocol: Hashable, Sendable {
  /// kitty's graphics protocol with Unicode placeholders: the picture is in ordinary cells, so that it scrolls and is
  /// clipped and covered as text is. kitty and Ghostty have it.
  case kitty
  /// iTerm2's inline images (OSC 1337): the picture is drawn over cells, as a whole or not at all. iTerm2 and WezTerm
  /// have them.
  case iTerm2

  /// The protocol according to environment variables; nil without a hint.
  ///
  /// A hint may be wrong, because one terminal can start another. Nothing is drawn before the terminal has answered
  /// `question`. Within tmux and screen there are no hints: they pass such sequences on only if configured to, and do
  /// not redraw the pictures.
  public init?(environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
    let term = environment("TERM") ?? ""
    let program = environment("TERM_PROGRAM") ?? ""
    if ColorDepth(environment: environment) == .none || isSet("TMUX") || isSet("STY") { return nil }
    if term.hasPrefix("tmux") || term.hasPrefix("screen") { return nil }
    if term == "xterm-kitty" || term == "xterm-ghostty" {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" || environment("LC_TERMINAL") == "iTerm2" {
      self = .iTerm2
    } else if program == "ghostty" || program == "kitty" || isSet("KITTY_WINDOW_ID") {
      self = .kitty
    } else {
      return nil
    }
  }

  /// The query whether the terminal draws such pictures. If it does, `TerminalEvent.drawsPictures` follows; if it
  /// does not, no event.
  public var question: [UInt8] {
    switch self {
    case .kitty: Array(ControlSequence.askForPictures.utf8)
    case .iTerm2: Array(ControlSequence.askForName.utf8)
    }
  }

  /// Parses an answer: the letters after ESC _ or ESC P, up to the end. Nil for answers to other queries.
  init?(answer: [UInt8], introducer: UInt8) {
    let text = String(decoding: answer, as: UTF8.self)
    if introducer == UInt8(ascii: "_"), text == "Gi=\(PictureNumber.question);OK" {
      self = .kitty
    } else if introducer == UInt8(ascii: "P"), text.hasPrefix(">|iTerm2") || text.hasPrefix(">|WezTerm") {
      self = .iTerm2
    } else {
      return nil
    }
  }
}

/// The numbers of pictures at the terminal: 24 bits, to fit into a cell's foreground colour.
enum PictureNumber {
  /// The most pictures that a terminal is asked to store.
  static let count = 48
  /// The first number. The alternate screen has its own pictures, so no other program's are replaced.
  static let first: UInt32 = 0xA1C400
  /// The number in the query. No picture is stored under it.
  static let question: UInt32 = 0xA1C4FF
}
