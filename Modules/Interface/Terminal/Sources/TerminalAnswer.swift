/// An answer of the terminal to a query.
enum TerminalAnswer: Hashable, Sendable {
  /// The colour of text (OSC 10).
  case foreground(Color)
  /// The background colour (OSC 11).
  case background(Color)
  /// The place of the cursor, from 0 (CPR).
  case cursor(Point)
  /// The kind of terminal (DA1). Every terminal sends it, so it ends the wait.
  case attributes
  /// The terminal's colours have changed (DSR 997, mode 2031). It comes without a query.
  case otherColors
}

extension TerminalAnswer {
  /// Parses an operating system command, `10;rgb:RRRR/GGGG/BBBB` or `11;rgb:…`; nil for another one.
  ///
  /// Source: xterm's ctlseqs, and XParseColor, where a component has one to four hexadecimal digits.
  init?(systemCommand bytes: [UInt8]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    let isBackground = text.hasPrefix("11;rgb")
    guard isBackground || text.hasPrefix("10;rgb") else { return nil }
    text = text.dropFirst("11;rgb".count)
    if text.first == "a" { text = text.dropFirst() }
    guard text.first == ":" else { return nil }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(Self.intensity)
    guard 3...4 ~= parts.count, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    self = isBackground ? .background(.rgb(red, green, blue)) : .foreground(.rgb(red, green, blue))
  }

  /// A component of a colour, scaled to 8 bits.
  private static func intensity(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
      return nil
    }
    let greatest = 1 << (4 * digits.utf8.count) - 1
    return UInt8((value * 255 + greatest / 2) / greatest)
  }

  /// Parses a control sequence; nil for another one.
  init?(_ input: ControlInput) {
    switch input.final {
    case UInt8(ascii: "c") where input.mark == UInt8(ascii: "?"): self = .attributes
    case UInt8(ascii: "n") where input.mark == UInt8(ascii: "?") && input.number(0) == 997: self = .otherColors
    case UInt8(ascii: "R") where !input.isPrivate:
      // In the first row it would look like F3; the query is never sent there.
      guard let row = input.number(0), row > 1, let column = input.number(1), column > 0 else { return nil }
      self = .cursor(Point(x: column - 1, y: row - 1))
    default: return nil
    }
  }
}
