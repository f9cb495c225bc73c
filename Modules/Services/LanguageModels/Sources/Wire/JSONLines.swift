/// Cuts a stream of bytes into lines, wherever the network has cut it before (https://github.com/ndjson/ndjson-spec).
///
/// A line ends with a line feed, with or without a return before it. Blank lines mean nothing.
struct JSONLineDecoder {
  /// A line is longer than the limit.
  struct TooLong: Error {}

  private let maximumBytes: Int
  /// The start of a line whose end has not arrived.
  private var line: [UInt8] = []

  /// A decoder that keeps at most so many bytes of a line.
  init(maximumBytes: Int = 4 << 20) {
    self.maximumBytes = maximumBytes
  }

  /// Takes more of the stream, and gives the lines it completes.
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

  /// What has no end yet; nil if it is nothing. The last line of a stream may have none.
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
