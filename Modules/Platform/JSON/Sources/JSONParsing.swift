extension JSONValue {
  /// Reads one JSON text in UTF-8, with only white space around it.
  ///
  /// It is strict by RFC 8259 with three exceptions for common servers and editors: a byte order mark in front is
  /// skipped, and a broken UTF-8 sequence or half a surrogate pair in a string becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - limits: The limits of the text.
  ///   - keys: If given, members with other keys, at any depth, are checked but left out. This makes reading a few
  ///     fields of a large answer cheap.
  public init(
    parsing bytes: some Collection<UInt8>, limits: JSONLimits = JSONLimits(), keeping keys: JSONKeySet? = nil
  ) throws(JSONError) {
    // Counting may walk the collection, but only up to the limit.
    guard bytes.index(bytes.startIndex, offsetBy: limits.bytes + 1, limitedBy: bytes.endIndex) == nil else {
      throw JSONError(.tooLarge, at: limits.bytes)
    }
    var parser = JSONParser(bytes: Array(bytes), limits: limits, kept: keys)
    self = try parser.document()
  }

  /// Reads one JSON text.
  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: text.utf8, limits: limits)
  }
}

extension JSONObject {
  /// Reads one JSON text that is an object, with the line of each member's key, counted from 1: for errors that name
  /// the line.
  /// - Returns: The object, and as many lines as it has members; nil if the text is another value.
  public static func withLines(
    parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> (object: JSONObject, lines: [Int])? {
    guard bytes.count <= limits.bytes else { throw JSONError(.tooLarge, at: limits.bytes) }
    var parser = JSONParser(bytes: bytes, limits: limits, kept: nil)
    parser.keyOffsets = []
    guard case .object(let object) = try parser.document() else { return nil }
    var (line, place) = (1, 0)
    let lines = (parser.keyOffsets ?? []).map { offset in
      line += bytes[place..<offset].count { $0 == UInt8(ascii: "\n") }
      place = offset
      return line
    }
    return (object, lines)
  }
}
