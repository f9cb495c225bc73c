/// One line of a head.
public struct HTTPHeader: Hashable, Sendable {
  /// The name, in any case.
  public var name: String
  /// The value, without white space around it.
  public var value: String

  /// A header from its parts.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The value may be a key: a description shows only the name.
extension HTTPHeader: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name.
  public var description: String { "\(name): …" }
  /// The same for debuggers.
  public var debugDescription: String { description }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("name", name)]) }
}

extension HTTPHeader {
  /// Whether it can be sent: the name is a token of RFC 9110, and the value has no control character except tabs.
  var isSound: Bool {
    !name.isEmpty && name.utf8.allSatisfy(Self.isToken)
      && value.utf8.allSatisfy { ($0 >= 0x20 || $0 == 9) && $0 != 0x7F }
  }

  /// A character of a token (RFC 9110, 5.6.2).
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
