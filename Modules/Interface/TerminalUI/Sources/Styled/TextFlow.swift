import Terminal

/// Text runs, sanitised once and broken into lines for any width.
public struct TextFlow: Hashable, Sendable {
  /// The runs; a line break in one ends a line.
  let pieces: [StyledLine.Piece]

  /// Text of any origin.
  public init(_ spans: [TextSpan]) {
    pieces = spans.compactMap { span in
      let safe = SafeText(untrusted: span.text)
      return safe.isEmpty ? nil : StyledLine.Piece(text: safe, width: 0, look: span.look)
    }
  }

  /// The lines that fit into `width` cells, broken between words, and between the characters of Chinese and Japanese
  /// (`LineBreaking`); a word that is wider is broken between characters.
  ///
  /// Spaces at a break are dropped, those at the start of a line stay. A flow without text gives one empty line.
  /// A width of 0 or less counts as 1; a character of two cells then stands alone on its line and does not fit.
  public func wrapped(to width: Int) -> [StyledLine] {
    var lines = LineCutter(pieces)
    var breaker = LineBreaker(width: width)
    var place = 0
    for piece in pieces {
      piece.text.forEachCluster { cluster in
        let end = place + cluster.end - cluster.start
        if cluster.isLineBreak {
          breaker.takeBreak(from: place, to: end) { lines.cut($0) }
        } else if cluster.isSpace {
          breaker.takeSpace(cluster.width, from: place, to: end)
        } else {
          breaker.consume(cluster.first, cluster.width, from: place) { lines.cut($0) }
        }
        place = end
      }
    }
    breaker.finish(at: place) { lines.cut($0) }
    return lines.lines
  }

  /// The lines that fit into `width` cells, broken at the edge, with all their spaces: for code.
  public func chopped(to width: Int) -> [StyledLine] {
    var lines = LineCutter(pieces)
    let width = max(1, width)
    var (start, place, column) = (0, 0, 0)
    func line(to end: Int, _ softBreak: SoftBreak?) -> LineBreaker.Line {
      LineBreaker.Line(range: start..<end, width: column, softBreak: softBreak)
    }
    for piece in pieces {
      piece.text.forEachCluster { cluster in
        let end = place + cluster.end - cluster.start
        if cluster.isLineBreak {
          lines.cut(line(to: place, nil))
          (start, column) = (end, 0)
        } else {
          if column + cluster.width > width, place > start {
            lines.cut(line(to: place, .nothing))
            (start, column) = (place, 0)
          }
          column += cluster.width
        }
        place = end
      }
    }
    lines.cut(line(to: place, nil))
    return lines.lines
  }
}

/// Cuts runs into lines, by byte ranges over all runs, from the first to the last.
private struct LineCutter {
  private(set) var lines: [StyledLine] = []
  private let pieces: [StyledLine.Piece]
  /// The first piece that the next line may contain, and its offset.
  private var index = 0
  private var offset = 0

  init(_ pieces: [StyledLine.Piece]) {
    self.pieces = pieces
  }

  /// Adds a line. It always returns true, to ask for the next.
  @discardableResult mutating func cut(_ line: LineBreaker.Line) -> Bool {
    var cut = StyledLine()
    while index < pieces.count {
      let text = pieces[index].text
      let count = text.string.utf8.count
      let part = line.range.clamped(to: offset..<offset + count)
      if !part.isEmpty {
        cut.append(text.bytes(part.lowerBound - offset..<part.upperBound - offset), look: pieces[index].look)
      }
      // The next line may begin in the same piece.
      if line.range.upperBound < offset + count { break }
      offset += count
      index += 1
    }
    cut.softBreak = line.softBreak
    lines.append(cut)
    return true
  }
}

extension TextFlow {
  /// The width of its widest line, unwrapped.
  public var width: Int { measured().line }

  /// The width of its widest word; a narrower column has to break it.
  public var wordWidth: Int { measured().word }

  private func measured() -> (line: Int, word: Int) {
    var (line, word, widestLine, widestWord) = (0, 0, 0, 0)
    var before: UInt32?
    for piece in pieces {
      piece.text.forEachCluster { cluster in
        if cluster.isLineBreak { line = 0 }
        let isBetween = before.map { LineBreaking.mayBreak(between: $0, and: cluster.first) } ?? false
        let ends = cluster.isLineBreak || cluster.isSpace || isBetween
        if ends { word = 0 }
        line += cluster.width
        if !cluster.isSpace { word += cluster.width }
        widestLine = max(widestLine, line)
        widestWord = max(widestWord, word)
        before = cluster.isLineBreak || cluster.isSpace ? nil : cluster.first
      }
    }
    return (widestLine, widestWord)
  }

  /// The text without the looks.
  public var text: String { pieces.map(\.text.string).joined() }
}
