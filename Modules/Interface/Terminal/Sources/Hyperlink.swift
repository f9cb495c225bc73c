/// The address of a link in a text, safe to send to a terminal (OSC 8), whatever its origin.
public struct Hyperlink: Hashable, Sendable {
  /// The address: http, https or mailto, in visible ASCII; everything else is percent-encoded (RFC 3986, 2.1).
  public let target: String

  /// The longest target, in bytes: VTE's limit.
  public static let limit = 2_048
  private static let schemes = ["http://", "https://", "mailto:"]

  /// An address of any origin; nil for another kind of address, an empty one, or one that is too long.
  public init?(untrusted address: String) {
    guard address.utf8.count <= Self.limit else { return nil }
    let start = address.prefix(8).lowercased()
    guard let scheme = Self.schemes.first(where: start.hasPrefix) else { return nil }
    var target = scheme
    for byte in address.utf8.dropFirst(scheme.utf8.count) {
      // A semicolon is allowed: the parameters come before the address.
      if 0x21...0x7E ~= byte {
        target.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        target += Self.encoded(byte)
      }
    }
    guard target.utf8.count > scheme.utf8.count, target.utf8.count <= Self.limit else { return nil }
    if scheme != "mailto:", let first = target.utf8.dropFirst(scheme.utf8.count).first {
      guard !"/?#".utf8.contains(first) else { return nil }
    }
    self.target = target
  }

  /// Joins the parts of a wrapped link: the same id for the same address, on every screen (FNV-1a).
  var id: String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in target.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}

/// The links of a grid, each once; a cell refers to one by its number, from 1.
struct LinkTable: Hashable, Sendable {
  /// A cell has a byte for the number. Further links of a screen show as text.
  static let limit = 255
  private(set) var entries: [Hyperlink] = []

  /// The number of a link, which is added if it is new; 0 when there is no room.
  mutating func number(of link: Hyperlink) -> UInt8 {
    if let known = entries.firstIndex(of: link) { return UInt8(known + 1) }
    guard entries.count < Self.limit else { return 0 }
    entries.append(link)
    return UInt8(entries.count)
  }

  /// The link with a number; nil for 0.
  subscript(number: UInt8) -> Hyperlink? {
    number == 0 ? nil : entries[Int(number) - 1]
  }
}
