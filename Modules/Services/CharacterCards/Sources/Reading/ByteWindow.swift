/// Reads a range of a source from front to back, and keeps one piece of it in memory.
struct ByteWindow {
  private static let piece = 1 << 16
  private let source: CardSource
  private let end: Int
  private var bytes: [UInt8] = []
  /// The place of the next byte in `bytes`, and of the first byte after `bytes` in the source.
  private var place = 0, next: Int

  init(_ source: CardSource, _ range: Range<Int>) {
    self.source = source
    (next, end) = (range.lowerBound, range.upperBound)
  }

  /// The offset of the next byte.
  var offset: Int { next - bytes.count + place }
  /// The number of bytes up to the end of the range.
  var left: Int { end - offset }

  /// The next byte; nil at the end of the range.
  mutating func byte() throws(CardError) -> UInt8? {
    if place == bytes.count, try !fill() { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// The next bytes, fewer at the end of the range.
  mutating func bytes(_ count: Int) throws(CardError) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      if place == bytes.count, try !fill() { break }
      let part = bytes[place..<min(bytes.count, place + count - result.count)]
      result += part
      place += part.count
    }
    return result
  }

  /// Passes over bytes without reading them.
  mutating func skip(_ count: Int) {
    let target = offset + count
    if target <= next {
      place += count
    } else {
      (bytes, place, next) = ([], 0, min(target, end))
    }
  }

  private mutating func fill() throws(CardError) -> Bool {
    guard next < end else { return false }
    bytes = try source.read(next..<min(end, next + Self.piece))
    (place, next) = (0, next + bytes.count)
    return true
  }
}
