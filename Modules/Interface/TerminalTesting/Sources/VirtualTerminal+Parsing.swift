import Terminal

extension VirtualTerminal {
  /// The state within a sequence.
  enum Parsing: Sendable {
    case ground
    case text([UInt8], missing: Int)
    case escape
    case control([UInt8])
    case command([UInt8], kind: UInt8, sawEscape: Bool)
  }

  mutating func parse(_ byte: UInt8) {
    switch parsing {
    case .ground: ground(byte)
    case .text(let seen, let missing): text(byte, after: seen, missing: missing)
    case .escape: escape(byte)
    case .control(let seen): control(byte, after: seen)
    case .command(let seen, let kind, let sawEscape): command(byte, after: seen, kind: kind, sawEscape: sawEscape)
    }
  }

  private mutating func ground(_ byte: UInt8) {
    parsing = .ground
    switch byte {
    case 0x1B:
      lastPrinted = nil
      parsing = .escape
    case 0x07: bells += 1
    case 0x0D:
      lastPrinted = nil
      isWrapPending = false
      cursor.x = 0
    case 0x0A: lineFeed()
    case 0x20...0x7E: print(Unicode.Scalar(byte))
    case 0xC2...0xDF: parsing = .text([byte], missing: 1)
    case 0xE0...0xEF: parsing = .text([byte], missing: 2)
    case 0xF0...0xF4: parsing = .text([byte], missing: 3)
    default: unexpected.append("byte \(byte)")
    }
  }

  private mutating func text(_ byte: UInt8, after seen: [UInt8], missing: Int) {
    guard byte & 0xC0 == 0x80 else {
      unexpected.append("broken UTF-8 \(seen)")
      return ground(byte)
    }
    guard missing == 1 else {
      parsing = .text(seen + [byte], missing: missing - 1)
      return
    }
    parsing = .ground
    let scalars = String(decoding: seen + [byte], as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, !(0x80..<0xA0 ~= scalar.value) else {
      unexpected.append("bytes \(seen + [byte])")
      return
    }
    print(scalar)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): parsing = .control([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      parsing = .command([], kind: byte, sawEscape: false)
    case 0x1B: break
    case UInt8(ascii: "\\"): parsing = .ground
    case UInt8(ascii: "7"), UInt8(ascii: "8"):
      parsing = .ground
      keepCursor(isBack: byte == UInt8(ascii: "8"))
    default:
      parsing = .ground
      unexpected.append("ESC \(Character(Unicode.Scalar(byte)))")
    }
  }

  private mutating func command(_ byte: UInt8, after seen: [UInt8], kind: UInt8, sawEscape: Bool) {
    if byte == 0x07 || sawEscape && byte == UInt8(ascii: "\\") {
      parsing = .ground
      let text = String(decoding: seen, as: UTF8.self)
      if kind == UInt8(ascii: "]"), text.hasPrefix("1337;") {
        draw(text)
      } else if kind == UInt8(ascii: "]") {
        consumeSystemCommand(text)
      } else if kind == UInt8(ascii: "_"), text.hasPrefix("G") {
        consumePicture(text.dropFirst())
      } else {
        unexpected.append("ESC \(Character(Unicode.Scalar(kind))) \(text)")
      }
    } else if sawEscape {
      parsing = .escape
      parse(byte)
    } else {
      parsing = .command(byte == 0x1B ? seen : seen + [byte], kind: kind, sawEscape: byte == 0x1B)
    }
  }

  private mutating func control(_ byte: UInt8, after seen: [UInt8]) {
    switch byte {
    case 0x20...0x3F: parsing = .control(seen + [byte])
    case 0x40...0x7E:
      parsing = .ground
      perform(String(decoding: seen, as: UTF8.self), final: byte)
    case 0x1B:
      parsing = .escape
    default:
      unexpected.append("byte \(byte) inside a sequence")
      ground(byte)
    }
  }
}
