/// Parses the bytes of a terminal into events.
///
/// It is a state machine that consumes one byte after the other, so the division into reads does not matter. It
/// understands legacy keys, the kitty keyboard protocol, xterm's modifyOtherKeys, bracketed paste, mouse reports
/// (SGR, and the older ones of three bytes) and focus reports. It understands the answers to this program's queries,
/// and drops other answers.
public struct InputParser: Sendable {
  /// The state within a sequence.
  enum State: Sendable {
    case ground
    /// Inside a UTF-8 character, with the number of missing bytes.
    case text(value: UInt32, missing: Int, least: UInt32, alt: Bool)
    /// After ESC.
    case escape
    /// After ESC [, with the bytes since.
    case control([UInt8])
    /// After ESC O.
    case single
    /// After ESC [ [, as the Linux console sends F1 to F5.
    case console
    /// In an answer that ends with ST or BEL: its introducer, and the number of bytes since.
    case answer(UInt8, count: Int, sawEscape: Bool)
    /// After ESC [ M, in a mouse report of three bytes, with the bytes since.
    case mouse([UInt8])
    /// In pasted text.
    case paste
  }

  /// The longest sequence; no key and no report is longer.
  static let sequenceLimit = 256
  /// The longest answer; a longer one is dropped.
  static let answerLimit = 64 * 1024

  var state = State.ground
  /// The beginning of an answer: as many bytes as a known answer may have.
  var heard: [UInt8] = []
  /// The terminal's answers.
  private(set) var answers: [TerminalAnswer] = []
  var paste = PasteBuffer()
  var hangul = HangulInput()
  var events: [TerminalEvent] = []

  /// A parser before the first byte.
  public init() {}

  /// Consumes some bytes, and returns the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { step(byte) }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Returns the answers since the last call.
  mutating func consumeAnswers() -> [TerminalAnswer] {
    guard !answers.isEmpty else { return [] }
    defer { answers = [] }
    return answers
  }

  /// Records an answer. Unasked answers beyond a limit are dropped.
  mutating func record(_ answer: TerminalAnswer?) {
    if let answer, answers.count < 64 { answers.append(answer) }
  }

  /// Whether bytes wait for others that may never come. A lone ESC, for example, may be a key or begin a sequence.
  public var isPending: Bool {
    switch state {
    case .ground: hangul.isPending
    case .paste: false
    default: true
    }
  }

  /// The number of bytes held back as incomplete: at most `PasteBuffer.limit`, and outside of pasted text at most the
  /// length of a sequence or an answer.
  var heldBytes: Int {
    switch state {
    case .ground, .escape, .single, .console: paste.count
    case .answer: heard.count
    case .text(_, let missing, _, _): 4 - missing
    case .control(let seen), .mouse(let seen): seen.count
    case .paste: paste.count
    }
  }

  /// Milliseconds to wait for the missing bytes. A lone ESC is most likely the key; after an introducer the rest is
  /// likely on its way, even on a slow line.
  var wait: Int32 {
    switch state {
    case .escape, .ground: 50
    default: 250
    }
  }

  /// Ends the wait: pending bytes become keys, or are dropped where they are the beginning of a longer sequence.
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
  /// Reports a key, after a waiting syllable.
  mutating func press(_ code: KeyPress.Code, _ modifiers: KeyPress.Modifiers = []) {
    report(.key(KeyPress(code, modifiers)))
  }

  /// Reports an event, after a waiting syllable.
  mutating func report(_ event: TerminalEvent) {
    flushHangul()
    events.append(event)
  }

  mutating func flushHangul() {
    if let scalar = hangul.flush() { events.append(.key(KeyPress(.character(Character(scalar))))) }
  }

  /// Reports a typed scalar.
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
        paste = PasteBuffer()  // Frees the memory: a paste may have megabytes, and the next one may never come.
        report(.paste(text))
      }
    }
  }
}
