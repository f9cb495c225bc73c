/// A recursive descent over bytes. Every read checks the bounds; no length is trusted.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  /// Keys to keep; nil for all.
  let kept: JSONKeySet?
  /// The places of the keys of the outermost object, if they are wanted.
  var keyOffsets: [Int]?
  var position = 0
  private var values = 0

  init(bytes: [UInt8], limits: JSONLimits, kept: JSONKeySet?) {
    self.bytes = bytes
    self.limits = limits
    self.kept = kept
  }

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value(depth: 0, building: true)
    skipSpace()
    if position < bytes.count { throw JSONError(.trailingBytes, at: position) }
    return value
  }

  /// Reads a value. When not `building`, it is only checked, and the result has no meaning.
  mutating func value(depth: Int, building: Bool) throws(JSONError) -> JSONValue {
    let first = try nextByte()
    values += 1
    guard values <= limits.values else { throw JSONError(.tooMany, at: position) }
    switch first {
    case UInt8(ascii: "\""):
      let text = try string(building: building)
      return .string(text)
    case UInt8(ascii: "{"): return try object(depth: depth + 1, building: building)
    case UInt8(ascii: "["): return try array(depth: depth + 1, building: building)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case let byte: throw JSONError(.unexpectedByte(byte), at: position)
    }
  }

  /// The next byte that is not white space; it is not consumed.
  mutating func nextByte() throws(JSONError) -> UInt8 {
    if position < bytes.count, bytes[position] > 0x20 { return bytes[position] }
    skipSpace()
    guard position < bytes.count else { throw JSONError(.unexpectedEnd, at: bytes.count) }
    return bytes[position]
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let start = position
    for offset in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw JSONError(.unexpectedEnd, at: position) }
      guard bytes[position] == word.utf8Start[offset] else {
        throw JSONError(.unexpectedByte(bytes[start]), at: start)
      }
      position += 1
    }
    return value
  }
}

extension JSONParser {
  private mutating func array(depth: Int, building: Bool) throws(JSONError) -> JSONValue {
    guard depth <= limits.depth else { throw JSONError(.tooDeep, at: position) }
    position += 1
    var elements: [JSONValue] = []
    if try nextByte() == UInt8(ascii: "]") {
      position += 1
      return .array(elements)
    }
    while true {
      let element = try value(depth: depth, building: building)
      if building { elements.append(element) }
      if try ends(with: UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  private mutating func object(depth: Int, building: Bool) throws(JSONError) -> JSONValue {
    guard depth <= limits.depth else { throw JSONError(.tooDeep, at: position) }
    position += 1
    var members: [JSONObject.Member] = []
    if try nextByte() == UInt8(ascii: "}") {
      position += 1
      return .object(JSONObject())
    }
    while true {
      let opening = try nextByte()
      guard opening == UInt8(ascii: "\"") else { throw JSONError(.unexpectedByte(opening), at: position) }
      if depth == 1 { keyOffsets?.append(position) }
      let key = try key(building: building)
      let colon = try nextByte()
      guard colon == UInt8(ascii: ":") else { throw JSONError(.unexpectedByte(colon), at: position) }
      position += 1
      let value = try value(depth: depth, building: key != nil)
      if let key {
        // Most objects have a few members, which would otherwise be moved at the first, the second and the third.
        if members.isEmpty { members.reserveCapacity(4) }
        members.append(.init(key: key, value: value))
      }
      if try ends(with: UInt8(ascii: "}")) { return .object(JSONObject(members)) }
    }
  }

  /// The key, or nil if its member is to be left out.
  private mutating func key(building: Bool) throws(JSONError) -> String? {
    guard building else {
      _ = try string(building: false)
      return nil
    }
    guard let kept else { return try string(building: true) }
    let (start, end) = (position + 1, endOfPlainText(from: position + 1))
    // Nearly no key has an escape, so that its bytes are its text.
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      return kept.key(of: Array(try string(building: true).utf8)[...])
    }
    position = end + 1
    return kept.key(of: bytes[start..<end])
  }

  /// Reads the end of an element: a comma, or `closing`, for which it returns true.
  private mutating func ends(with closing: UInt8) throws(JSONError) -> Bool {
    let byte = try nextByte()
    guard byte == closing || byte == UInt8(ascii: ",") else { throw JSONError(.unexpectedByte(byte), at: position) }
    position += 1
    return byte == closing
  }
}
