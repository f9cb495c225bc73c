import Terminal

/// Runs of text that are sanitised once, and broken into lines for any width.
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

  /// The lines that fit into `width` cells, broken between words, and between the syllables of Korean and the
  /// characters of Chinese and Japanese; a word that is wider is broken between characters.
  ///
  /// Spaces at a break are dropped, those at the start of a line stay. A flow without text gives one empty line.
  /// A width of 0 or less counts as 1; a character of two cells then stands alone on its line and does not fit.
  public func wrapped(to width: Int) -> [StyledLine] {
    broken(at: width, betweenWords: true)
  }

  /// The lines that fit into `width` cells, broken wherever the edge is, with all their spaces: for code.
  public func chopped(to width: Int) -> [StyledLine] {
    broken(at: width, betweenWords: false)
  }

  private func broken(at width: Int, betweenWords: Bool) -> [StyledLine] {
    var wrapper = FlowWrapper(width: max(1, width), breaksBetweenWords: betweenWords)
    for index in pieces.indices {
      for cluster in pieces[index].text.clusters { wrapper.take(cluster, of: index) }
    }
    wrapper.finish(at: FlowWrapper.Place(piece: pieces.count, offset: "".startIndex))
    return wrapper.lines.map { line(from: $0.lowerBound, to: $0.upperBound) }
  }

  private func line(from start: FlowWrapper.Place, to end: FlowWrapper.Place) -> StyledLine {
    var line = StyledLine()
    for index in start.piece...max(start.piece, end.piece) where index < pieces.count {
      let text = pieces[index].text
      let lower = index == start.piece ? start.offset : text.string.startIndex
      let upper = index == end.piece ? end.offset : text.string.endIndex
      if lower < upper { line.append(text[lower..<upper], look: pieces[index].look) }
    }
    return line
  }
}

extension TextFlow {
  /// The cells of its widest line, when nothing is broken.
  public var width: Int { measured().line }

  /// The cells of the widest word, which a narrower width has to break.
  public var wordWidth: Int { measured().word }

  private func measured() -> (line: Int, word: Int) {
    var (line, word, widestLine, widestWord) = (0, 0, 0, 0)
    var before: LineBreaking.Kind?
    for piece in pieces {
      for cluster in piece.text.clusters {
        let kind = LineBreaking.kind(of: cluster)
        if cluster.isLineBreak { line = 0 }
        let ends = cluster.isLineBreak || cluster.isSpace || LineBreaking.mayBreak(between: before, and: kind)
        if ends { word = 0 }
        line += cluster.width
        if !cluster.isSpace { word += cluster.width }
        widestLine = max(widestLine, line)
        widestWord = max(widestWord, word)
        before = kind
      }
    }
    return (widestLine, widestWord)
  }

  /// The text without its looks.
  public var text: String { pieces.map(\.text.string).joined() }
}
