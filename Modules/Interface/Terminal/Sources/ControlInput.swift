/// A received control sequence: its parameters and its final byte.
struct ControlInput {
  /// The byte that identifies the sequence.
  let final: UInt8
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], final: UInt8) {
    self.bytes = bytes
    self.final = final
  }

  /// The byte before the parameters that makes it private; 0 when there is none.
  var mark: UInt8 { bytes.first.flatMap { 0x3C...0x3F ~= $0 ? $0 : nil } ?? 0 }

  /// Whether it has a private mark or an intermediate byte: an answer or a mouse report.
  var isPrivate: Bool { mark != 0 || bytes.contains { $0 < 0x30 } }

  /// Whether it reports the release of a key.
  var isRelease: Bool { number(1, part: 1) == 3 }

  /// A parameter, or a part of it (colons separate parts); nil when it is missing. The largest value is 0x110000, which
  /// is beyond every scalar and every column.
  func number(_ index: Int, part: Int = 0) -> Int? {
    var parameter = 0, subparameter = 0
    var value: Int?
    for byte in mark == 0 ? bytes[...] : bytes.dropFirst() {
      switch byte {
      case UInt8(ascii: ";"):
        if parameter == index { return subparameter >= part ? value : nil }
        parameter += 1
        subparameter = 0
      case UInt8(ascii: ":"):
        if parameter == index, subparameter == part { return value }
        subparameter += 1
      case 0x30...0x39 where parameter == index && subparameter == part:
        value = min((value ?? 0) * 10 + Int(byte - 0x30), 0x110000)
      default: break
      }
    }
    return value
  }
}

extension KeyPress.Modifiers {
  /// The modifiers of a number as xterm and kitty send it: their bits plus one.
  init(protocolNumber: Int) {
    let bits = max(0, protocolNumber - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 32) != 0 { insert(.alt) }  // Alt, and what X11 calls Meta.
    if bits & 4 != 0 { insert(.control) }
  }
}

extension MouseEvent {
  /// The event of an SGR report; nil for reports without a use here, such as a wheel turned sideways.
  init?(code: Int, column: Int, row: Int, final: UInt8) {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), code < 128 else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let position = Point(x: max(0, column - 1), y: max(0, row - 1))
    if code & 64 != 0 {
      guard code & 3 < 2, final == UInt8(ascii: "M") else { return nil }
      self.init(code & 3 == 0 ? .scrollUp : .scrollDown, at: position, button: .none, modifiers: modifiers)
      return
    }
    let button: Button = [.left, .middle, .right, .none][code & 3]
    if code & 32 != 0 {
      guard button != .none else { return nil }
      self.init(.drag, at: position, button: button, modifiers: modifiers)
    } else {
      let kind: Kind = final == UInt8(ascii: "m") || button == .none ? .release : .press
      self.init(kind, at: position, button: button, modifiers: modifiers)
    }
  }
}
