import Terminal

/// A sanitised text and its sizes at the widths that were asked for. The text never changes.
@MainActor final class TextLayout {
  let source: String
  let isLine: Bool
  let content: SafeText
  /// All paragraphs but the last; only the last can grow.
  private let settled: SafeText
  /// The start of the last paragraph, in the UTF-8 of the source and of the content.
  private let sourceCut: Int, contentCut: Int
  private var extents: [Extent] = []
  private var wrapping: Wrapping?

  /// A text of one line, such as a name.
  init(line string: String) {
    (source, isLine, sourceCut, contentCut) = (string, true, 0, 0)
    content = SafeText(untrustedLine: string)
    settled = SafeText()
  }

  /// A text of any length, which may continue the text that had its place before.
  ///
  /// A line break ends clusters, tabs and words, so text before it never changes its look. Only the text after the
  /// last break of the earlier text is sanitised and measured.
  init(_ string: String, after earlier: TextLayout?) {
    (source, isLine) = (string, false)
    sourceCut = string.utf8.lastIndex(of: 0x0A).map { string.utf8.distance(from: string.startIndex, to: $0) + 1 } ?? 0
    var paragraphs = SafeText()
    var start = 0
    if let earlier, earlier.sourceCut > 0, earlier.sourceCut <= sourceCut,
      string.hasSameBytes(as: earlier.source, upTo: earlier.sourceCut)
    {
      start = earlier.sourceCut
      paragraphs = earlier.settled
      extents = earlier.extents.map(\.unfinished)
      wrapping = earlier.wrapping?.cut(at: earlier.contentCut)
    }
    if start < sourceCut { paragraphs += SafeText(untrusted: string.bytes(start..<sourceCut)) }
    settled = paragraphs
    contentCut = paragraphs.string.utf8.count
    let rest = SafeText(untrusted: string.bytes(sourceCut..<string.utf8.count))
    content = contentCut > 0 ? paragraphs + rest : rest
  }

  /// The cells of the text wrapped to a width.
  func size(at width: Int) -> Size {
    // Most texts fit on their lines: their size is the same for every larger width.
    let natural = wholeSize(at: Proposal.unbounded)
    return width >= natural.width ? natural : wholeSize(at: width)
  }

  /// Its lines at the painted width.
  func lines(at width: Int) -> [SafeText.Line] {
    var next = wrapping ?? Wrapping(width: width)
    if next.width != width { next = Wrapping(width: width) }
    if !next.isFinished {
      wrapping = nil  // Releases the lines, so that appending does not copy them.
      content.forEachLine(wrappedTo: width, from: next.end) { line in
        next.lines.append(line)
        return true
      }
      next.isFinished = true
      wrapping = next
    }
    return next.lines
  }

  private func wholeSize(at width: Int) -> Size {
    var index = 0
    while index < extents.count, extents[index].width != width { index += 1 }
    if index == extents.count {
      // Resizing a window asks for ever new widths.
      if index == 8 { extents.removeFirst() }
      extents.append(Extent(width: width))
      index = extents.count - 1
    }
    if let whole = extents[index].whole { return whole }
    var extent = extents[index]
    var size = extent.settled
    content.forEachLine(wrappedTo: width, from: extent.end) { line in
      size = Size(width: max(size.width, line.width), height: size.height + 1)
      if line.bytes.lowerBound < contentCut { extent.settled = size }
      return true
    }
    extent.end = contentCut
    extent.whole = size
    extents[index] = extent
    return size
  }
}

/// The size of a text at a width.
private struct Extent {
  let width: Int
  /// The size of the content before `end`: whole paragraphs, which do not change.
  var settled = Size(width: 0, height: 0)
  var end = 0
  /// The size of everything; nil when it has to be computed.
  var whole: Size?

  var unfinished: Extent {
    var extent = self
    extent.whole = nil
    return extent
  }
}

/// A text's lines at a width, from the beginning to `end`.
private struct Wrapping {
  let width: Int
  var lines: [SafeText.Line] = []
  var end = 0
  var isFinished = false

  /// The lines before a place where a paragraph begins.
  func cut(at place: Int) -> Wrapping {
    var wrapping = self
    while let last = wrapping.lines.last, last.bytes.lowerBound >= place { wrapping.lines.removeLast() }
    (wrapping.end, wrapping.isFinished) = (place, false)
    return wrapping
  }
}
