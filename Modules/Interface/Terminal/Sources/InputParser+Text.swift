extension InputParser {
  /// Consumes a byte outside of every sequence, or the one after ESC, which means Alt.
  mutating func ground(_ byte: UInt8, alt: Bool) {
    let modifiers: KeyPress.Modifiers = alt ? .alt : []
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case 0x00: press(.character(" "), modifiers.union(.control))
    case 0x08, 0x7F: press(.backspace, modifiers)
    case 0x09: press(.tab, modifiers)
    case 0x0D: press(.enter, modifiers)
    case 0x01...0x1A: press(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1C...0x1F: press(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    case 0x20...0x7E: type(Unicode.Scalar(byte), alt: alt)
    case 0xC2...0xDF: state = .text(value: UInt32(byte & 0x1F), missing: 1, least: 0x80, alt: alt)
    case 0xE0...0xEF: state = .text(value: UInt32(byte & 0x0F), missing: 2, least: 0x800, alt: alt)
    case 0xF0...0xF4: state = .text(value: UInt32(byte & 0x07), missing: 3, least: 0x10000, alt: alt)
    default: type("\u{FFFD}", alt: alt)
    }
  }

  /// Consumes a byte inside a UTF-8 character.
  mutating func continueText(_ byte: UInt8, value: UInt32, missing: Int, least: UInt32, alt: Bool) {
    guard byte & 0xC0 == 0x80 else {
      // The character was incomplete; the byte begins another.
      type("\u{FFFD}", alt: alt)
      return ground(byte, alt: false)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else {
      state = .text(value: value, missing: missing - 1, least: least, alt: alt)
      return
    }
    state = .ground
    let scalar = value >= least ? Unicode.Scalar(value) ?? "\u{FFFD}" : "\u{FFFD}"
    // C1 controls are no text, and 8-bit sequences are not accepted.
    type(0x80..<0xA0 ~= scalar.value ? "\u{FFFD}" : scalar, alt: alt)
  }

  /// Consumes the byte after ESC.
  mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x1B: press(.escape)  // The first is a key; the second may begin a sequence.
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      heard = []
      state = .answer(byte, count: 0, sawEscape: false)
    default: ground(byte, alt: true)
    }
  }

  /// Consumes a byte after ESC ], ESC P or ESC _.
  mutating func answer(_ byte: UInt8, introducer: UInt8, count: Int, sawEscape: Bool) {
    if count == 0, !sawEscape, !Self.mayBegin(answer: introducer, byte) {
      // No terminal answers like this: it was Alt and a key.
      press(.character(Character(Unicode.Scalar(introducer))), .alt)
      return ground(byte, alt: false)
    }
    if sawEscape {
      state = .ground
      return byte == UInt8(ascii: "\\") ? hear(introducer) : escape(byte)
    }
    switch byte {
    case 0x18, 0x1A: state = .ground
    case 0x07:
      state = .ground
      hear(introducer)
    case 0x1B: state = .answer(introducer, count: count, sawEscape: true)
    default:
      if heard.count < Self.sequenceLimit { heard.append(byte) }
      state = count < Self.answerLimit ? .answer(introducer, count: count + 1, sawEscape: false) : .ground
    }
  }

  /// Consumes a complete answer.
  private mutating func hear(_ introducer: UInt8) {
    if let style = PictureProtocol(answer: heard, introducer: introducer) { report(.drawsPictures(style)) }
    if introducer == UInt8(ascii: "]") { record(TerminalAnswer(systemCommand: heard)) }
  }

  private static func mayBegin(answer introducer: UInt8, _ byte: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "]"): 0x30...0x39 ~= byte
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
    default: 0x30...0x39 ~= byte || ">!|$+".utf8.contains(byte)
    }
  }
}
