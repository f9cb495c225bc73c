/// Walks over the clusters of a text by the bytes of its UTF-8. The grapheme rules are applied only where simple
/// scalars do not give the boundaries.
struct ClusterWalk {
  /// One cluster: its bytes, its width (0 for a line break), and its scalar when it has only one.
  struct Step {
    let start: Int, end: Int
    let width: Int
    let scalar: UInt32?
    /// Its first scalar.
    let first: UInt32
    /// Whether it continues the cluster before it, which was too long for one step.
    var continues = false

    var isLineBreak: Bool { scalar == 0x0A }
    var isSpace: Bool { scalar == 0x20 || scalar == 0x3000 }
  }

  /// Calls `body` with each cluster, until it returns false; `start` is a boundary of clusters.
  @inline(__always)
  static func forEach(in text: String, from start: Int = 0, _ body: (Step) -> Bool) {
    var place = Place(start: start)
    forEach(in: text, from: &place) { step, _ in body(step) }
  }

  /// A boundary of clusters, or a place in a cluster that was cut.
  struct Place: Hashable, Sendable {
    var start = 0
    /// The state of the grapheme rules within the cut cluster.
    var cut: GraphemeReader?
  }

  /// Calls `body` with each cluster and the place before it, until it returns false.
  /// - Parameter place: The start of the walk; afterwards its end.
  @inline(__always)
  static func forEach(in text: String, from place: inout Place, _ body: (Step, Place) -> Bool) {
    var text = text
    text.makeContiguousUTF8()
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      let start = place.start
      let count = walk(bytes, from: &place, body)
      TextWork.record(clusters: count, bytes: place.start - start)
    }
  }

  /// - Returns: The number of clusters.
  @inline(__always)
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, from place: inout Place, _ body: (Step, Place) -> Bool
  ) -> Int {
    var count = 0
    var current = Head(bytes, at: place.start)
    while place.start < bytes.count {
      count += 1
      let before = place
      let next = before.start + current.length
      if before.cut == nil, let width = current.width {
        let following = Head(bytes, at: next)
        if following.width != nil {
          let step = Step(start: before.start, end: next, width: width, scalar: current.value, first: current.value)
          place.start = next
          guard body(step, before) else { return count }
          current = following
          continue
        }
      }
      let step = graphemeStep(in: bytes, at: before.start, first: current, &place.cut)
      place.start = step.end
      guard body(step, before) else { return count }
      current = Head(bytes, at: step.end)
    }
    return count
  }

  private static func graphemeStep(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int, first: Head, _ cut: inout GraphemeReader?
  ) -> Step {
    var reader = cut ?? GraphemeReader()
    var continues = cut != nil
    if !reader.joins(first.value) {
      reader = GraphemeReader()
      continues = false
      _ = reader.joins(first.value)
    }
    let end = GraphemeBreaking.end(in: bytes, from: start, &reader)
    // A scalar has at least one byte, so a cluster with fewer bytes than the limit was not cut.
    cut = end - start >= GraphemeBreaking.limit && isCut(bytes, start, end) ? reader : nil
    guard end > start + first.length else {
      let width = Unicode.Scalar(first.value).map { CellWidth.of(scalar: $0) } ?? 0
      return Step(start: start, end: end, width: width, scalar: first.value, first: first.value, continues: continues)
    }
    let scalars = ClusterScalars(bytes: bytes, range: start..<end)
    return Step(
      start: start, end: end, width: CellWidth.of(cluster: scalars), scalar: nil, first: first.value,
      continues: continues)
  }

  private static func isCut(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } >= GraphemeBreaking.limit
  }

  /// The scalar at a place, with its width when it is a simple one. Line breaks and the end of the text count as
  /// simple, because a cluster ends there.
  private struct Head {
    var value: UInt32 = 0x0A
    var length = 1
    var width: Int? = 0

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
      guard place < bytes.count else { return }
      (value, length) = GraphemeBreaking.decode(bytes, place)
      if value == 0x0A { return }
      width = CellWidth.ofSimple(value)
    }
  }
}

extension String {
  /// The text between two places in its UTF-8.
  func slice(_ start: Int, _ end: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: end)]
  }
}

/// The scalars of a cluster, read from its bytes.
struct ClusterScalars: Collection {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }

  func index(after index: Int) -> Int { index + GraphemeBreaking.length(bytes[index]) }

  subscript(index: Int) -> Unicode.Scalar {
    Unicode.Scalar(GraphemeBreaking.decode(bytes, index).value) ?? "\u{FFFD}"
  }
}
