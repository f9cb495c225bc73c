extension SafeText {
  /// The lines that fit into `width` cells, broken between words, and between the characters of Chinese and Japanese
  /// (`LineBreaking`); a word that is wider is broken between characters.
  ///
  /// Spaces at a break are dropped, those at the start of a line stay. An empty text gives one empty line. A width of
  /// 0 or less counts as 1; a character of two cells then has a line to itself and does not fit.
  public func wrapped(to width: Int) -> [SafeText] {
    var lines: [SafeText] = []
    forEachLine(wrappedTo: width) { line in
      lines.append(self[line])
      return true
    }
    return lines
  }

  /// One line of a wrapped text: its range in the UTF-8 of `string`, and its width.
  public struct Line: Hashable, Sendable {
    /// The bytes that it shows, without the spaces dropped after them.
    public let bytes: Range<Int>
    /// Its width in cells.
    public let width: Int
  }

  /// Calls `body` with the lines of `wrapped(to:)`, one after another, until it returns false.
  /// - Parameter start: A place in the UTF-8 of `string` where a paragraph begins: lines before it are left out.
  public func forEachLine(wrappedTo width: Int, from start: Int = 0, _ body: (Line) -> Bool) {
    var breaker = LineBreaker(width: width, start: start)
    func consume(_ line: LineBreaker.Line) -> Bool { body(Line(bytes: line.range, width: line.width)) }
    ClusterWalk.forEach(in: string, from: start) { step in
      if step.isLineBreak {
        breaker.takeBreak(from: step.start, to: step.end, consume)
      } else if step.isSpace {
        breaker.takeSpace(step.width, from: step.start, to: step.end)
      } else {
        breaker.consume(step.first, step.width, from: step.start, consume)
      }
      return breaker.isWanted
    }
    if breaker.isWanted { breaker.finish(at: string.utf8.count, consume) }
  }

  /// One of the text's lines.
  public subscript(line: Line) -> SafeText { bytes(line.bytes) }

  /// The first line, cut to `width` cells; "…" takes the last one when text is missing.
  public func truncated(to width: Int) -> SafeText {
    guard width > 0 else { return SafeText(string: "", hidSomething: hidSomething) }
    var used = 0, end = 0
    var isCut = false
    ClusterWalk.forEach(in: string) { step in
      if step.isLineBreak || used + step.width > width {
        isCut = true
        return false
      }
      used += step.width
      if used < width { end = step.end }
      return true
    }
    guard isCut else { return self }
    return SafeText(string: string.slice(0, end) + "…", hidSomething: hidSomething)
  }
}

/// A character of a text: its range in the UTF-8, and the properties that line breaking needs.
public struct ClusterPlace: Sendable {
  /// Its bytes.
  public let start: Int, end: Int
  /// Its width in cells: 1 or 2, and 0 for a line break.
  public let width: Int
  /// Its first scalar.
  public let first: UInt32
  /// Whether a new line begins after it; whether it is a space where a line may break.
  public let isLineBreak: Bool, isSpace: Bool
}

extension SafeText {
  /// Calls `body` with each character, in order, without making a string of it.
  public func forEachCluster(_ body: (ClusterPlace) -> Void) {
    ClusterWalk.forEach(in: string) { step in
      body(
        ClusterPlace(
          start: step.start, end: step.end, width: step.width, first: step.first, isLineBreak: step.isLineBreak,
          isSpace: step.isSpace))
      return true
    }
  }
}
