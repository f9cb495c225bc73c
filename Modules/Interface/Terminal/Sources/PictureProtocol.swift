/// How a terminal can be given pictures to draw by itself.
public enum PictureProtocol: Hashable, Sendable {
  /// kitty's graphics protocol with Unicode placeholders: the picture stands in ordinary cells, so that it scrolls and
  /// is clipped and covered like text. kitty and Ghostty have it.
  case kitty
  /// iTerm2's inline images (OSC 1337): the picture is drawn over cells, as a whole or not at all. iTerm2 and WezTerm
  /// have them.
  case iTerm2

  /// What environment variables hint at; nil where nothing does.
  ///
  /// A hint may be out of date: one terminal was started from another. So nothing is drawn before the terminal has
  /// answered `question`. Within tmux and screen there are no hints: they pass such sequences on only where they were
  /// told to, and know nothing of the pictures when they draw their windows anew.
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

  /// What asks the terminal whether it draws such pictures. `TerminalEvent.drawsPictures` is among the events when it
  /// does; when it does not, nothing comes.
  public var question: [UInt8] {
    switch self {
    case .kitty: Array(ControlSequence.askForPictures.utf8)
    case .iTerm2: Array(ControlSequence.askForName.utf8)
    }
  }

  /// What an answer says: the letters after ESC _ or ESC P, up to the end. Nil for answers to other questions.
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

/// The numbers by which a terminal knows our pictures: 24 bits, so that a cell's foreground colour can say one.
enum PictureNumber {
  /// How many pictures a terminal is asked to keep.
  static let count = 48
  /// The first of them. The alternate screen has its own, so nobody else's is hit.
  static let first: UInt32 = 0xA1C400
  /// What the question is about. Nothing is ever kept under it.
  static let question: UInt32 = 0xA1C4FF
}
