/// The address of a screen: `category/alien`, `chat/ID?at=end`. Only this type parses and writes it.
public struct Link: Hashable, Sendable {
  /// The parts of the path; the first one names the kind of screen.
  public var path: [String]
  /// Further values by name.
  public var query: [String: String]

  /// The most bytes of an address.
  public static let longest = 4_096

  /// A link; no part of the path may be empty.
  public init(_ path: [String], query: [String: String] = [:]) {
    self.path = path
    self.query = query
  }

  /// Parses a link, with or without the app's scheme: `aichat://category/alien`, `category/alien`.
  ///
  /// Parts are percent-encoded UTF-8 (RFC 3986); in values a plus is a space, as in web forms. The result is nil for a
  /// text without a path, with another scheme, or with invalid encoding, and for one that is longer than 4,096 bytes as
  /// given or as written here.
  public init?(_ text: String, scheme: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var rest = text[...]
    // RFC 3986, 3.1: the scheme ends before the first character that it cannot contain. Values may contain addresses
    // too.
    let named = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    if rest[named.endIndex...].hasPrefix("://") {
      guard named.lowercased() == scheme else { return nil }
      rest = rest[named.endIndex...].dropFirst(3)
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.first ?? "").split(separator: "/").map { Self.decoded($0) }
    guard !path.isEmpty, !path.contains(nil) else { return nil }
    var query: [String: String] = [:]
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]),
        let value = Self.decoded(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
      else {
        return nil
      }
      query[name] = value
    }
    self.init(path.compactMap { $0 }, query: query)
    guard self.text.utf8.count <= Self.longest else { return nil }
  }

  /// The link as a text, without a scheme.
  public var text: String {
    let path = path.map(Self.encoded).joined(separator: "/")
    let pairs = query.sorted { $0.key < $1.key }.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
    return pairs.isEmpty ? path : path + "?" + pairs.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return text.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: String(Unicode.Scalar(byte))
      default: "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }.joined()
  }

  private static func decoded(_ text: Substring, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(plusIsSpace && byte == 0x2B ? 0x20 : byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      // The digits of a number may have a sign in Swift; here they may not.
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
