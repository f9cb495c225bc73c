/// Turns the bytes a terminal sends into events.
///
/// It is a machine that takes one byte after the other, so it does not matter how the bytes were cut into reads.
/// It understands legacy keys, the kitty keyboard protocol, xterm's modifyOtherKeys, bracketed paste, mouse reports
/// (SGR, and the older ones of three bytes) and focus reports. Of the terminal's answers it understands those to what
/// this program asks; others are swallowed.
public struct InputParser: Sendable {
  /// Where in a sequence the machine is.
  enum State: Sendable {
    case ground
    /// Inside a character of UTF-8, so many bytes before its end.
    case text(value: UInt32, missing: Int, least: UInt32, alt: Bool)
    /// After ESC.
    case escape
    /// After ESC [, with what came since.
    case control([UInt8])
    /// After ESC O.
    case single
    /// After ESC [ [, as the Linux console sends F1 to F5.
    case console
    /// In an answer that ends with ST or BEL: its introducer, and how many bytes came since.
    case answer(UInt8, count: Int, sawEscape: Bool)
    /// After ESC [ M, in a mouse report of three bytes, with what came since.
    case mouse([UInt8])
    /// In pasted text.
    case paste
  }

  /// No key and no report is longer.
  static let sequenceLimit = 256
  /// An answer longer than this is none.
  static let answerLimit = 64 * 1024

  var state = State.ground
  /// The beginning of an answer: as much as one of ours may have.
  var heard: [UInt8] = []
  /// What the terminal answered.
  private(set) var answers: [TerminalAnswer] = []
  var paste = PasteBuffer()
  var hangul = HangulInput()
  var events: [TerminalEvent] = []

  /// A parser before the first byte.
  public init() {}

  /// Takes some bytes, and returns the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { step(byte) }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// The answers that were among the bytes so far; the next call gives the next ones.
  mutating func consumeAnswers() -> [TerminalAnswer] {
    guard !answers.isEmpty else { return [] }
    defer { answers = [] }
    return answers
  }

  /// Takes an answer. More of them than anybody asked for are dropped.
  mutating func record(_ answer: TerminalAnswer?) {
    if let answer, answers.count < 64 { answers.append(answer) }
  }

  /// Whether bytes wait for others that may never come, such as a lone ESC, which may be a key or begin a sequence.
  public var isPending: Bool {
    switch state {
    case .ground: hangul.isPending
    case .paste: false
    default: true
    }
  }

  /// How many bytes it holds back for what is not complete: never more than `PasteBuffer.limit`, and outside of pasted
  /// text never more than a sequence or an answer may have.
  var heldBytes: Int {
    switch state {
    case .ground, .escape, .single, .console: paste.count
    case .answer: heard.count
    case .text(_, let missing, _, _): 4 - missing
    case .control(let seen), .mouse(let seen): seen.count
    case .paste: paste.count
    }
  }

  /// How long to wait for the others, in milliseconds. A lone ESC is most likely the key. After an introducer the
  /// rest is likely on its way, however slow the line is.
  var patience: Int32 {
    switch state {
    case .escape, .ground: 50
    default: 250
    }
  }

  /// Ends the wait: what is pending becomes keys.
  public mutating func timeout() -> [TerminalEvent] {
    switch state {
    case .ground, .paste: break
    case .escape: press(.escape)
    case .text: press(.character("\u{FFFD}"))
    case .control(let seen) where seen.isEmpty: press(.character("["), .alt)
    case .single: press(.character("O"), .alt)
    case .answer(let introducer, count: 0, sawEscape: false):
      press(.character(Character(Unicode.Scalar(introducer))), .alt)
    case .control, .console, .answer, .mouse: break
    }
    if case .paste = state {} else { state = .ground }
    flushHangul()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}

extension InputParser {
  /// Reports a key, after the syllable that waits.
  mutating func press(_ code: KeyPress.Code, _ modifiers: KeyPress.Modifiers = []) {
    report(.key(KeyPress(code, modifiers)))
  }

  /// Reports an event, after the syllable that waits.
  mutating func report(_ event: TerminalEvent) {
    flushHangul()
    events.append(event)
  }

  mutating func flushHangul() {
    if let scalar = hangul.flush() { events.append(.key(KeyPress(.character(Character(scalar))))) }
  }

  /// Reports a scalar that was typed.
  mutating func type(_ scalar: Unicode.Scalar, alt: Bool) {
    if alt { return press(.character(Character(scalar)), .alt) }
    if hangul.consume(scalar, into: &events) { return }
    press(.character(Character(scalar)))
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte, alt: false)
    case .text(let value, let missing, let least, let alt):
      continueText(byte, value: value, missing: missing, least: least, alt: alt)
    case .escape: escape(byte)
    case .control(let seen): control(byte, after: seen)
    case .single:
      state = .ground
      single(byte)
    case .console:
      state = .ground
      if 0x41...0x45 ~= byte { press(.function(Int(byte) - 0x40)) } else { ground(byte, alt: false) }
    case .answer(let introducer, let count, let sawEscape):
      answer(byte, introducer: introducer, count: count, sawEscape: sawEscape)
    case .mouse(let seen): mouse(byte, after: seen)
    case .paste:
      if let text = paste.consume(byte) {
        state = .ground
        paste = PasteBuffer()  // What was pasted may be megabytes, and the next paste may never come.
        report(.paste(text))
      }
    }
  }
}
