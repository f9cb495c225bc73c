/// Cuts what is read into lines, and keeps what was read too early.
struct LineBuffer {
  /// What a line may have, in bytes; the rest of a longer one is dropped.
  static let limit = 1 << 20

  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds what was read.
  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
    // What is too much of an unfinished line is dropped at once: nobody waits for its end in memory.
    if bytes.count > Self.limit, !bytes.contains(0x0A) { bytes.removeLast(bytes.count - Self.limit) }
  }

  /// The next whole line, without its end; nil when there is none yet.
  mutating func next() -> String? {
    guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
    let line = text(bytes[start..<end])
    start = end + 1
    return line
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
