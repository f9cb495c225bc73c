/// What a terminal says when it is asked.
enum TerminalAnswer: Hashable, Sendable {
  /// The colour behind text (OSC 11).
  case background(Color)
  /// Where the cursor stands, from 0 (CPR).
  case cursor(Point)
  /// What kind of terminal it is (DA1). Every terminal answers that, so nothing is to be waited for after it.
  case attributes
}

extension TerminalAnswer {
  /// The answer in an operating system command, which is nil when it is none of ours: `11;rgb:RRRR/GGGG/BBBB`.
  ///
  /// Source: xterm's ctlseqs, and XParseColor, by which a part has one to four hexadecimal digits.
  init?(systemCommand bytes: [UInt8]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    guard text.hasPrefix("11;rgb") else { return nil }
    text = text.dropFirst("11;rgb".count)
    if text.first == "a" { text = text.dropFirst() }
    guard text.first == ":" else { return nil }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(Self.intensity)
    guard 3...4 ~= parts.count, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    self = .background(.rgb(red, green, blue))
  }

  /// A part of a colour, scaled to 8 bits.
  private static func intensity(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
      return nil
    }
    let greatest = 1 << (4 * digits.utf8.count) - 1
    return UInt8((value * 255 + greatest / 2) / greatest)
  }

  /// The answer in a control sequence; nil when it is none of ours.
  init?(_ input: ControlInput) {
    switch input.final {
    case UInt8(ascii: "c") where input.mark == UInt8(ascii: "?"): self = .attributes
    case UInt8(ascii: "R") where !input.isPrivate:
      // In the first row it would look like F3; nobody is asked there.
      guard let row = input.number(0), row > 1, let column = input.number(1), column > 0 else { return nil }
      self = .cursor(Point(x: column - 1, y: row - 1))
    default: return nil
    }
  }
}
