/// Divides input into lines, and holds the input that was read too early.
struct LineBuffer {
  /// The longest line in bytes; the rest of a longer one is dropped.
  static let limit = 1 << 20

  private var bytes: [UInt8] = []
  private var start = 0
  /// The end of the first line; nil while it is incomplete.
  private var end: Int?

  /// Adds input.
  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      end = end.map { $0 - start }
      start = 0
    }
    let known = bytes.count
    bytes += more
    if end == nil { findEnd(from: known) }
    // The surplus of an unfinished line is dropped at once, so that it takes no memory.
    if end == nil, bytes.count > Self.limit { bytes.removeLast(bytes.count - Self.limit) }
  }

  /// The next complete line, without its line break; nil when there is none yet.
  mutating func next() -> String? {
    guard let end else { return nil }
    let line = text(bytes[start..<end])
    start = end + 1
    findEnd(from: start)
    return line
  }

  private mutating func findEnd(from place: Int) {
    end = bytes[place...].firstIndex(of: 0x0A)
  }

  /// The rest at the end of the input; nil when it is empty.
  mutating func rest() -> String? {
    guard start < bytes.count else { return nil }
    let line = text(bytes[start...])
    bytes = []
    start = 0
    return line
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line.prefix(Self.limit)
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
