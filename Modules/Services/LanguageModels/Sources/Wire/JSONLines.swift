/// Splits a stream of bytes into lines (https://github.com/ndjson/ndjson-spec). A line may arrive in any number of
/// pieces.
///
/// A line ends with a line feed, with or without a carriage return before it. Blank lines are ignored.
struct JSONLineDecoder {
  /// A line is longer than the limit.
  struct TooLong: Error {}

  private let maximumBytes: Int
  /// The beginning of an incomplete line.
  private var line: [UInt8] = []

  /// Makes a decoder. A line may have at most `maximumBytes` bytes.
  init(maximumBytes: Int = 4 << 20) {
    self.maximumBytes = maximumBytes
  }

  /// Adds bytes of the stream, and returns the lines that they complete.
  mutating func push(_ bytes: [UInt8]) throws(TooLong) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      try keep(rest[..<end])
      if let whole = unfinished() { lines.append(whole) }
      rest = rest[(end + 1)...]
    }
    try keep(rest)
    return lines
  }

  /// The incomplete last line; nil if it is blank. The last line of a stream may have no line feed.
  mutating func unfinished() -> [UInt8]? {
    defer { line = [] }
    if line.last == 0x0D { line.removeLast() }
    return line.contains { $0 > 0x20 } ? line : nil
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) throws(TooLong) {
    guard line.count + bytes.count <= maximumBytes else { throw TooLong() }
    line += bytes
  }
}
