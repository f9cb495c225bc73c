/// The clusters of a grid with more than one scalar, each once.
///
/// They are stored as bytes, because strings that Swift calls equal may be drawn differently.
struct ClusterTable: Sendable {
  /// The UTF-8 of a cluster, at most 40 bytes, padded with zeros.
  struct Entry: Hashable, Sendable {
    var words = SIMD8<UInt64>()
  }

  private(set) var entries: [Entry] = []
  private var indices: [Entry: UInt32] = [:]

  /// The index of a cluster, which is added if it is new.
  mutating func index(of entry: Entry) -> UInt32 {
    if let known = indices[entry] { return known }
    let index = UInt32(entries.count)
    entries.append(entry)
    indices[entry] = index
    return index
  }
}

extension ClusterTable.Entry {
  /// The first scalars of a cluster, as many as fit.
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var count = 0
    for scalar in scalars {
      guard let bytes = UTF8.encode(scalar), count + bytes.count <= ClusterRules.byteLimit else { break }
      for byte in bytes {
        words[count / 8] |= UInt64(byte) << UInt64(count % 8 * 8)
        count += 1
      }
    }
  }

  /// The cluster's bytes, one after the other.
  func forEachByte(_ body: (UInt8) -> Void) {
    for index in 0..<ClusterRules.byteLimit {
      let byte = UInt8(truncatingIfNeeded: words[index / 8] >> UInt64(index % 8 * 8))
      if byte == 0 { return }
      body(byte)
    }
  }

  var text: String {
    var bytes: [UInt8] = []
    forEachByte { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
