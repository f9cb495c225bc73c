/// The keys that a parser keeps; made once, used for many texts.
public struct JSONKeySet: Hashable, Sendable {
  /// The keys, the shorter ones first.
  private let keys: [String]
  /// Their bytes, one key after the other.
  private let bytes: [UInt8]
  /// For each length in bytes, the number of shorter keys. A key of the longest length has a number after its own.
  private let shorter: [Int]
  /// For each length in bytes, the place of the first such key in `bytes`.
  private let starts: [Int]

  /// A set of these keys.
  public init(_ keys: [String]) {
    let sorted = Set(keys).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let lengths = 0...(sorted.last?.utf8.count ?? 0) + 1
    self.keys = sorted
    bytes = sorted.flatMap(\.utf8)
    shorter = lengths.map { length in sorted.count { $0.utf8.count < length } }
    starts = lengths.map { length in sorted.reduce(0) { $1.utf8.count < length ? $0 + $1.utf8.count : $0 } }
  }

  /// The key of these bytes; nil if the set does not contain it. It is compared with the keys of its length only, which
  /// for sets as small as these is faster than hashing.
  func key(of candidate: ArraySlice<UInt8>) -> String? {
    let length = candidate.count
    guard length + 1 < shorter.count else { return nil }
    return candidate.withUnsafeBufferPointer { candidate in
      bytes.withUnsafeBufferPointer { bytes in
        var start = starts[length]
        for number in shorter[length]..<shorter[length + 1] {
          var place = 0
          while place < length, bytes[start + place] == candidate[place] { place += 1 }
          if place == length { return keys[number] }
          start += length
        }
        return nil
      }
    }
  }
}
