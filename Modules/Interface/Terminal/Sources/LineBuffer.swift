/// Cuts what is read into lines, and keeps what was read too early.
struct LineBuffer {
  /// What a line may have, in bytes; the rest of a longer one is dropped.
  static let limit = 1 << 20

  private var bytes: [UInt8] = []
  private var start = 0
  /// Where the first line ends; nil when its end has not come.
  private var end: Int?

  /// Adds what was read.
  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      end = end.map { $0 - start }
      start = 0
    }
    let known = bytes.count
    bytes += more
    if end == nil { findEnd(from: known) }
    // What is too much of an unfinished line is dropped at once: nobody waits for its end in memory.
    if end == nil, bytes.count > Self.limit { bytes.removeLast(bytes.count - Self.limit) }
  }

  /// The next whole line, without its end; nil when there is none yet.
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

  /// What is left when no more will come; nil when nothing is.
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
