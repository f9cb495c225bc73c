/// The spelling of a Swift type's keys in JSON.
public enum JSONKeyStyle: Hashable, Sendable {
  /// `baseURL` is written `base_url`. Keys of dictionaries are data, and are not changed.
  case snakeCase
  /// The spelling of the type's coding keys.
  case asWritten
}

extension JSONKeyStyle {
  /// The JSON key of a coding key.
  func written(_ key: String) -> String {
    self == .asWritten ? key : Self.snakeCased(key)
  }

  /// The probable coding key of a JSON key, for a request of all keys of an object.
  func read(_ key: String) -> String {
    self == .asWritten ? key : Self.camelCased(key)
  }

  /// `baseURL` gives `base_url`, `urlOfTLSServer` gives `url_of_tls_server`; underscores in front stay.
  static func snakeCased(_ key: String) -> String {
    guard key.utf8.contains(where: isCapital) else { return key }
    let letters = Array(key.utf8)
    var result: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      guard isCapital(letter) else {
        result.append(letter)
        continue
      }
      let startsWord =
        index > 0 && letters[index - 1] != UInt8(ascii: "_")
        && (!isCapital(letters[index - 1]) || (index + 1 < letters.count && isSmall(letters[index + 1])))
      if startsWord { result.append(UInt8(ascii: "_")) }
      result.append(letter | 0x20)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `base_url` gives `baseUrl`; underscores in front stay.
  static func camelCased(_ key: String) -> String {
    let front = key.prefix { $0 == "_" }
    let words = key.dropFirst(front.count).split(separator: "_")
    guard let first = words.first, words.count > 1 else { return key }
    return front + first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}

/// A dictionary that is coded as an object: its keys are data, not the names of fields.
protocol KeyedByData {}
extension Dictionary: KeyedByData where Key: CodingKeyRepresentable {}
