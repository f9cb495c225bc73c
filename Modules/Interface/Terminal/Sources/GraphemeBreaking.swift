/// Where characters end: Unicode's rules for grapheme clusters (UAX #29), scalar by scalar and from left to right.
///
/// `String.index(after:)` gives the same, but looks back first, as far as a run of flags or of joined emoji reaches:
/// a walk over such a text took the square of its length. Here the caller says where a cluster begins, and nothing
/// before that place is read.
public enum GraphemeBreaking {
  /// The most scalars of one step. A longer cluster, which only a tower of marks is, comes in several pieces.
  public static let limit = 64

  /// Where the cluster ends that begins at a place in a text's UTF-8, or its first 64 scalars.
  public static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var reader = GraphemeReader()
    _ = reader.joins(decode(bytes, start).value)
    return end(in: bytes, from: start, &reader)
  }

  /// A place at or before another, where a cluster certainly begins: after a line break, or a letter that stands
  /// between two others which take no marks. As a rule it is a few bytes back.
  public static func certainStart(in bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Int {
    var end = place
    while end > 0 {
      let start = scalarStart(in: bytes, before: end)
      if isAlone(decode(bytes, start).value) {
        // What stands before it does not take it in, unless it is a letter that joins what follows (Prepend).
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

  /// Where a cluster ends of which the reader has taken the first scalar, and nothing else.
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

  /// The scalar at a place. A string's UTF-8 is always whole, so the bytes after a lead are there.
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

/// What a scalar is to the rules.
enum GraphemeClass: UInt8 {
  case other, control, extend, extendAlone, joiner, linker, spacingMark, prepend, regionalIndicator
  case leading, vowel, trailing, picture, consonant
  /// Hangul syllables without and with a final.
  case open, closed

  init(_ value: UInt32) {
    // Latin, Greek, Cyrillic and Han take no part.
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

/// What the rules must know of a cluster so far: a few bits, whatever its length.
struct GraphemeReader: Hashable, Sendable {
  private var last: GraphemeClass?
  private var lastValue: UInt32 = 0
  /// Whether an odd number of regional indicators ends it, so that one more makes a flag (GB12, GB13).
  private var isHalfFlag = false
  /// Whether a picture with nothing but extensions after it ends it, and whether a joiner follows that (GB11).
  private var isPicture = false, isJoined = false
  /// Whether an Indic consonant with its extensions ends it, and whether they have a virama (GB9c).
  private var isConsonant = false, isLinked = false

  /// Takes the next scalar.
  /// - Returns: Whether it belongs to the cluster that was read so far. Then, and for the first one, it is taken in.
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
