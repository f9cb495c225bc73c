/// Finds the ends of characters: Unicode's rules for grapheme clusters (UAX #29), scalar by scalar, from left to
/// right.
///
/// `String.index(after:)` gives the same result, but first looks back over a whole run of flags or joined emoji, so
/// that walking over such a text took the square of its length. Here the caller gives the beginning of a cluster, and
/// bytes before it are not read.
public enum GraphemeBreaking {
  /// The most scalars of one step. A longer cluster, which consists of stacked marks, comes in several pieces.
  public static let limit = 64

  /// The end of the cluster that begins at a place in a text's UTF-8, or of its first 64 scalars.
  public static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var reader = GraphemeReader()
    _ = reader.joins(decode(bytes, start).value)
    return end(in: bytes, from: start, &reader)
  }

  /// A place before another where a cluster certainly begins: the start of the text, or a simple letter or a line break
  /// right after another. It is usually a few bytes back.
  public static func certainStart(in bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Int {
    var end = place
    while end > 0 {
      let start = scalarStart(in: bytes, before: end)
      if isAlone(decode(bytes, start).value) {
        // The scalar before it does not join it, unless that is a Prepend letter.
        if start == 0 || isAlone(decode(bytes, scalarStart(in: bytes, before: start)).value) { return start }
      }
      end = start
    }
    return 0
  }

  private static func isAlone(_ value: UInt32) -> Bool {
    value != 0x0D && CellWidth.ofSimple(value) != nil || value == 0x0A
  }

  private static func scalarStart(in bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Int {
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The end of a cluster of which the reader has consumed exactly the first scalar.
  static func end(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ reader: inout GraphemeReader
  ) -> Int {
    var place = start + length(bytes[start])
    var count = 1
    while place < bytes.count, count < limit {
      let (value, length) = decode(bytes, place)
      guard reader.joins(value) else { return place }
      place += length
      count += 1
    }
    return place
  }

  @inline(__always)
  static func length(_ lead: UInt8) -> Int { lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// The scalar at a place. A string's UTF-8 is always valid, so the continuation bytes exist.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[place])
    func rest(_ offset: Int) -> UInt32 { UInt32(bytes[place + offset] & 0x3F) }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | rest(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }
}

/// The class of a scalar in the rules.
enum GraphemeClass: UInt8 {
  case other, control, extend, extendAlone, joiner, linker, spacingMark, prepend, regionalIndicator
  case leading, vowel, trailing, picture, consonant
  /// Hangul syllables without and with a final.
  case open, closed

  init(_ value: UInt32) {
    // Latin, Greek, Cyrillic and Han have no class.
    if value < 0x300 && value != 0x0D && value != 0x0A {
      self =
        value >= 0x20 && value < 0x7F
        ? .other
        : value == 0xA9 || value == 0xAE
          ? .picture
          : value < 0xA0 || value == 0xAD ? .control : .other
      return
    }
    switch value {
    case 0x370..<0x483, 0x4E00...0x9FFF: self = .other
    case 0xAC00...0xD7A3: self = (value - 0xAC00) % 28 == 0 ? .open : .closed
    default: self = Self.found(value)
    }
  }

  private static func found(_ value: UInt32) -> GraphemeClass {
    GraphemeTable.ranges.withUnsafeBufferPointer { ranges in
      var low = 0, high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        let range = ranges[middle]
        if value < UInt32(truncatingIfNeeded: range >> 32) {
          high = middle
        } else if value > UInt32(truncatingIfNeeded: range & 0xFF_FFFF) {
          low = middle + 1
        } else {
          return GraphemeClass(rawValue: UInt8(truncatingIfNeeded: range >> 24)) ?? .other
        }
      }
      return .other
    }
  }
}

/// The state of the rules within a cluster: a few bits, whatever its length.
struct GraphemeReader: Hashable, Sendable {
  private var last: GraphemeClass?
  private var lastValue: UInt32 = 0
  /// Whether the cluster ends with an odd number of regional indicators, so that one more completes a flag (GB12,
  /// GB13).
  private var isHalfFlag = false
  /// Whether it ends with a picture and its extensions, and whether a joiner follows them (GB11).
  private var isPicture = false, isJoined = false
  /// Whether it ends with an Indic consonant and its extensions, and whether they contain a virama (GB9c).
  private var isConsonant = false, isLinked = false

  /// Consumes the next scalar, if it belongs to the cluster or is its first.
  /// - Returns: Whether it belongs to the cluster.
  mutating func joins(_ value: UInt32) -> Bool {
    let kind = GraphemeClass(value)
    guard belongs(kind, value) else { return false }
    isHalfFlag = kind == .regionalIndicator && !isHalfFlag
    isJoined = kind == .joiner && isPicture
    isPicture = kind == .picture || isPicture && (kind == .extend || kind == .extendAlone || kind == .linker)
    switch kind {
    case .consonant: (isConsonant, isLinked) = (true, false)
    case .linker: isLinked = isConsonant
    case .extend, .joiner: break
    default: (isConsonant, isLinked) = (false, false)
    }
    (last, lastValue) = (kind, value)
    return true
  }

  private func belongs(_ kind: GraphemeClass, _ value: UInt32) -> Bool {
    guard let last else { return true }
    if last == .control || kind == .control { return lastValue == 0x0D && value == 0x0A }  // GB3 to GB5.
    switch kind {
    case .extend, .extendAlone, .joiner, .linker, .spacingMark: return true  // GB9, GB9a.
    default: break
    }
    if last == .prepend { return true }  // GB9b.
    switch kind {
    case .leading: return last == .leading  // GB6 to GB8.
    case .open, .closed: return last == .leading
    case .vowel: return last == .leading || last == .vowel || last == .open
    case .trailing: return last == .vowel || last == .trailing || last == .open || last == .closed
    case .picture: return isJoined
    case .consonant: return isLinked
    case .regionalIndicator: return isHalfFlag
    default: return false
    }
  }
}
