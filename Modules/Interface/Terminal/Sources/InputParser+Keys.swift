extension InputParser {
  /// Consumes the byte after ESC O.
  mutating func single(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "M"): press(.enter)  // The keypad's.
    case UInt8(ascii: "P")...UInt8(ascii: "S"): press(.function(Int(byte) - 0x4F))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      press(.character(Character(Unicode.Scalar(byte - 0x40))))  // The keypad's digits and signs.
    default:
      if let code = Self.cursorKey(byte) {
        press(code)
      } else {
        press(.character("O"), .alt)
        ground(byte, alt: false)
      }
    }
  }

  /// Consumes a byte after ESC [.
  mutating func control(_ byte: UInt8, after seen: [UInt8]) {
    switch byte {
    case 0x5B where seen.isEmpty: state = .console
    case 0x20...0x3F:
      // A sequence that is too long is read to its end and dropped.
      state = .control(seen.count < Self.sequenceLimit ? seen + [byte] : seen)
    case UInt8(ascii: "M") where seen.isEmpty: state = .mouse([])
    case 0x40...0x7E:
      state = .ground
      if seen.count < Self.sequenceLimit { finish(ControlInput(seen, final: byte)) }
    case 0x18, 0x1A: state = .ground  // Cancel.
    default: ground(byte, alt: false)
    }
  }

  private mutating func finish(_ input: ControlInput) {
    if let answer = TerminalAnswer(input) { return record(answer) }
    if input.isPrivate { return input.mark == UInt8(ascii: "<") ? mouse(input) : () }
    let modifiers = KeyPress.Modifiers(protocolNumber: input.number(1) ?? 1)
    switch input.final {
    case UInt8(ascii: "u"): kitty(input)
    case UInt8(ascii: "~"): tilde(input, modifiers)
    case UInt8(ascii: "Z"): press(.tab, modifiers.union(.shift))
    case UInt8(ascii: "I"): report(.focus(true))
    case UInt8(ascii: "O"): report(.focus(false))
    case UInt8(ascii: "P")...UInt8(ascii: "S") where (input.number(0) ?? 1) == 1 && !input.isRelease:
      // With a row greater than 1, "R" is a cursor report.
      press(.function(Int(input.final) - 0x4F), modifiers)
    default:
      if let code = Self.cursorKey(input.final), !input.isRelease { press(code, modifiers) }
    }
  }

  private mutating func tilde(_ input: ControlInput, _ modifiers: KeyPress.Modifiers) {
    let number = input.number(0) ?? 0
    if number == 200 {
      paste = PasteBuffer()
      state = .paste
    } else if number == 27, let value = input.number(2), let scalar = Unicode.Scalar(UInt32(value)) {
      press(KeyNormalizer.key(scalar, modifiers: modifiers))  // xterm's modifyOtherKeys.
    } else if let code = Self.tildeKey(number), !input.isRelease {
      press(code, modifiers)
    }
  }

  private mutating func kitty(_ input: ControlInput) {
    guard !input.isRelease, let value = input.number(0) else { return }
    let modifiers = KeyPress.Modifiers(protocolNumber: input.number(1) ?? 1)
    if let code = KeyNormalizer.functionKey(kitty: value) { return press(code, modifiers) }
    guard !(57344...63743 ~= value), let scalar = Unicode.Scalar(UInt32(value)) else { return }
    let shifted = input.number(0, part: 1).flatMap { Unicode.Scalar(UInt32($0)) }
    let base = input.number(0, part: 2).flatMap { Unicode.Scalar(UInt32($0)) }
    press(KeyNormalizer.key(scalar, shifted: shifted, onLatinLayout: base, modifiers: modifiers))
  }

  private mutating func press(_ key: KeyPress?) {
    if let key { report(.key(key)) }
  }

  private mutating func mouse(_ input: ControlInput) {
    guard let code = input.number(0), let column = input.number(1), let row = input.number(2),
      let event = MouseEvent(code: code, column: column, row: row, final: input.final)
    else { return }
    report(.mouse(event))
  }

  /// Consumes a byte of a report in the old format, from terminals without SGR reports: the button, the column and
  /// the row, each plus 32. It has no number for columns beyond 223.
  mutating func mouse(_ byte: UInt8, after seen: [UInt8]) {
    state = .ground
    if byte == 0x1B { return ground(byte, alt: false) }
    let report = seen + [byte]
    guard report.count == 3 else {
      state = .mouse(report)
      return
    }
    let numbers = report.map { Int($0) - 32 }
    guard numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0,
      let event = MouseEvent(code: numbers[0], column: numbers[1], row: numbers[2], final: UInt8(ascii: "M"))
    else { return }
    self.report(.mouse(event))
  }
}

extension InputParser {
  private static func cursorKey(_ final: UInt8) -> KeyPress.Code? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private static func tildeKey(_ number: Int) -> KeyPress.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}
