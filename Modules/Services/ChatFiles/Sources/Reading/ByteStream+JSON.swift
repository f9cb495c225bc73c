import JSON

/// A JSON text that ends too early, or has a byte at a place where it cannot be.
struct BrokenDocument: Error {
  /// The place, in bytes from the beginning of the file.
  var offset: Int64
}

/// Walks through a JSON text without reading it whole: containers are entered, values are cut out as bytes.
extension ByteStream {
  /// Walks through the array that begins here. The body must consume exactly one value.
  func elements(_ body: (Int) async throws -> Void) async throws {
    try expect(UInt8(ascii: "["))
    var index = 0
    while try !ends(with: UInt8(ascii: "]"), isFirst: index == 0) {
      try await body(index)
      index += 1
    }
  }

  /// Walks through the object that begins here. The body must consume exactly the value of the key.
  func members(_ body: (String) async throws -> Void) async throws {
    try expect(UInt8(ascii: "{"))
    var isFirst = true
    while try !ends(with: UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      guard try token() == UInt8(ascii: "\"") else { throw BrokenDocument(offset: offset) }
      let raw = try rawValue(atMost: ChatFileLimit.name)
      let key = raw.flatMap { try? JSONValue(parsing: $0).string } ?? ""
      try expect(UInt8(ascii: ":"))
      try await body(key)
    }
  }

  private func expect(_ byte: UInt8) throws {
    guard try token() == byte else { throw BrokenDocument(offset: offset) }
    skip()
  }

  /// Whether the container ends here; otherwise the comma before the next value is consumed. A comma before the end is
  /// forgiven.
  private func ends(with closing: UInt8, isFirst: Bool) throws -> Bool {
    if !isFirst, try token() == UInt8(ascii: ",") {
      skip()
    } else if !isFirst {
      guard try token() == closing else { throw BrokenDocument(offset: offset) }
    }
    guard try token() == closing else { return false }
    skip()
    return true
  }

  /// The bytes of the value that begins here, which is consumed; nil when there are more than the limit. Only strings
  /// and brackets are looked at, so that the bytes may still be no valid JSON.
  func rawValue(atMost limit: Int) throws -> [UInt8]? {
    guard let first = try token() else { throw BrokenDocument(offset: offset) }
    var scan = ValueScan(first: first)
    var bytes: [UInt8]? = []
    while true {
      let rest = try beginning(1)
      if rest.isEmpty {
        guard scan.isScalar else { throw BrokenDocument(offset: offset) }
        return bytes
      }
      let taken = available
      let (count, isOver) = scan.length(of: taken)
      guard count > 0 || !isOver else {
        if scan.isScalar, bytes?.isEmpty == true { throw BrokenDocument(offset: offset) }
        return bytes
      }
      bytes?.append(contentsOf: taken.prefix(count))
      if let kept = bytes, kept.count > limit { bytes = nil }
      skip(count)
      if isOver { return bytes }
    }
  }

  /// The value that begins here, parsed.
  /// - Returns: nil when it is too long, too deep or not valid; it is consumed then too.
  func value(atMost limit: Int) throws -> JSONValue? {
    guard let bytes = try rawValue(atMost: limit) else { return nil }
    return try? JSONValue(parsing: bytes, limits: JSONLimits(bytes: limit, depth: ChatFileLimit.depth))
  }
}

/// Finds the end of one value.
private struct ValueScan {
  let isScalar: Bool
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  init(first: UInt8) {
    isScalar = ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(first)
  }

  /// The number of bytes that belong to the value, and whether it ends there.
  mutating func length(of bytes: ArraySlice<UInt8>) -> (count: Int, isOver: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        if isInString {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
          } else if byte == UInt8(ascii: "\"") {
            isInString = false
            if depth == 0 { return (index + 1, true) }
          }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if isScalar { return (index, true) }
          depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if isScalar { return (index, true) }
          depth -= 1
          if depth == 0 { return (index + 1, true) }
        case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
          if isScalar { return (index, true) }
        default: break
        }
      }
      return (bytes.count, false)
    }
  }
}
