/// The quick way over the clusters of a text: by the bytes of its UTF-8, asking Swift for the boundaries of graphemes
/// only where simple scalars do not give them.
struct ClusterWalk {
  /// One cluster: its bytes, its cells (0 for a line break), and its scalar, when it is only one.
  struct Step {
    let start: Int, end: Int
    let width: Int
    let scalar: UInt32?
    /// Its first scalar.
    let first: UInt32

    var isLineBreak: Bool { scalar == 0x0A }
    var isSpace: Bool { scalar == 0x20 || scalar == 0x3000 }
  }

  /// Calls `body` with each cluster, until it returns false; `start` is a place between two clusters.
  @inline(__always)
  static func forEach(in text: String, from start: Int = 0, _ body: (Step) -> Bool) {
    var text = text
    text.makeContiguousUTF8()
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      walk(bytes, of: text, from: start, body)
    }
  }

  @inline(__always)
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, of text: String, from start: Int, _ body: (Step) -> Bool
  ) {
    var start = start
    var current = Head(bytes, at: start)
    while start < bytes.count {
      let next = start + current.length
      if let width = current.width {
        let following = Head(bytes, at: next)
        if following.width != nil {
          guard body(Step(start: start, end: next, width: width, scalar: current.value, first: current.value)) else {
            return
          }
          (start, current) = (next, following)
          continue
        }
      }
      let step = graphemeStep(in: text, at: start, first: current)
      guard body(step) else { return }
      start = step.end
      current = Head(bytes, at: start)
    }
  }

  private static func graphemeStep(in text: String, at start: Int, first: Head) -> Step {
    let position = text.utf8.index(text.startIndex, offsetBy: start)
    let after = text.index(after: position)
    let end = text.utf8.distance(from: text.startIndex, to: after)
    guard end > start + first.length else {
      let width = Unicode.Scalar(first.value).map { CellWidth.of(scalar: $0) } ?? 0
      return Step(start: start, end: end, width: width, scalar: first.value, first: first.value)
    }
    let width = CellWidth.of(cluster: text.unicodeScalars[position..<after])
    return Step(start: start, end: end, width: width, scalar: nil, first: first.value)
  }

  /// The scalar at a place, and its width when it is a simple one. The end of the text, where a cluster ends too,
  /// and line breaks count as simple.
  private struct Head {
    var value: UInt32 = 0x0A
    var length = 1
    var width: Int? = 0

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
      guard place < bytes.count else { return }
      let lead = bytes[place]
      // A string's UTF-8 is always whole, so the bytes after a lead are there.
      if lead < 0x80 {
        value = UInt32(lead)
        if lead == 0x0A { return }
      } else if lead < 0xE0 {
        value = UInt32(lead & 0x1F) << 6 | UInt32(bytes[place + 1] & 0x3F)
        length = 2
      } else if lead < 0xF0 {
        value = UInt32(lead & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
        length = 3
      } else {
        value =
          UInt32(lead & 0x07) << 18 | UInt32(bytes[place + 1] & 0x3F) << 12 | UInt32(bytes[place + 2] & 0x3F) << 6
          | UInt32(bytes[place + 3] & 0x3F)
        length = 4
      }
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
