/// Why bytes are not an accepted JSON text.
public struct JSONError: Error, Hashable, Sendable {
  /// The fault.
  public enum Reason: Hashable, Sendable {
    /// The text ends before its value does.
    case unexpectedEnd
    /// A byte that is not allowed at this place.
    case unexpectedByte(UInt8)
    /// A backslash with an unknown escape after it.
    case badEscape
    /// A control character that must be written as an escape.
    case controlCharacter
    /// Digits that are not a JSON number, or one too large for a double.
    case badNumber
    /// Bytes follow the value.
    case trailingBytes
    /// Arrays and objects are nested deeper than the limit.
    case tooDeep
    /// More bytes than the limit.
    case tooLarge
    /// More values than the limit.
    case tooMany
  }

  /// The fault.
  public let reason: Reason
  /// The place, in bytes from the start.
  public let offset: Int

  /// An error from its parts.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONError {
  /// The line of the error in the parsed text, counted from 1.
  public func line(in bytes: some Collection<UInt8>) -> Int {
    1 + bytes.prefix(max(0, offset)).count { $0 == UInt8(ascii: "\n") }
  }
}

extension JSONError: CustomStringConvertible {
  /// The fault and its place. It quotes at most one character of the text.
  public var description: String {
    let what =
      switch reason {
      case .unexpectedEnd: "the text ends too early"
      case .unexpectedByte(let byte) where (0x21...0x7E).contains(byte):
        "\"\(Character(Unicode.Scalar(byte)))\" cannot stand here"
      case .unexpectedByte(let byte): "the byte 0x\(String(byte, radix: 16)) cannot stand here"
      case .badEscape: "a backslash escape is not one of JSON's"
      case .controlCharacter: "a control character in a string must be written as an escape"
      case .badNumber: "this is not a number that can be kept"
      case .trailingBytes: "something follows the value"
      case .tooDeep: "arrays and objects are nested too deep"
      case .tooLarge: "the text is too long"
      case .tooMany: "there are too many values"
      }
    return "\(what) (byte \(offset))"
  }
}
