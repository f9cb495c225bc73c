extension SafeText {
  /// The lines that fit into `width` cells, broken between words; a word that is wider is broken between characters.
  ///
  /// Spaces at a break are dropped, those at the start of a line stay. A text without lines gives one empty line.
  /// A width of 0 or less counts as 1; a character of two cells then stands alone on its line and does not fit.
  public func wrapped(to width: Int) -> [SafeText] {
    var wrapper = LineWrapper(width: max(1, width))
    ClusterWalk.forEach(in: string) { step in
      wrapper.take(step)
      return true
    }
    wrapper.finish(at: string.utf8.count)
    return wrapper.lines.map {
      SafeText(string: String(string.slice($0.lowerBound, $0.upperBound)), hidSomething: hidSomething)
    }
  }

  /// The first line, cut to `width` cells; "…" takes the last one when something is missing.
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

/// Breaks text into lines, with one look at each cluster. Places are offsets in the text's UTF-8.
private struct LineWrapper {
  let width: Int
  private(set) var lines: [Range<Int>] = []
  private var lineStart = 0
  private var column = 0
  /// The last run of spaces, and the column after it.
  private var spaces: Range<Int>?
  private var columnAfterSpaces = 0
  /// The first space that stands over the edge: spaces may, and are dropped.
  private var hanging: Int?

  init(width: Int) {
    self.width = width
  }

  mutating func take(_ step: ClusterWalk.Step) {
    if step.isLineBreak {
      end(at: step.start, next: step.end)
    } else if step.isSpace {
      let isSameRun = spaces?.upperBound == step.start
      spaces = (isSameRun ? spaces?.lowerBound ?? step.start : step.start)..<step.end
      if column + step.width > width, hanging == nil { hanging = step.start }
      column += step.width
      columnAfterSpaces = column
    } else {
      if column + step.width > width { breakLine(before: step) }
      column += step.width
    }
  }

  mutating func finish(at end: Int) {
    self.end(at: end, next: end)
  }

  private mutating func breakLine(before step: ClusterWalk.Step) {
    if let spaces, spaces.lowerBound > lineStart {
      let rest = column - columnAfterSpaces
      end(at: spaces.lowerBound, next: spaces.upperBound)
      column = rest
    }
    if column + step.width > width, step.start > lineStart { end(at: step.start, next: step.start) }
  }

  private mutating func end(at end: Int, next: Int) {
    lines.append(lineStart..<min(end, hanging ?? end))
    lineStart = next
    column = 0
    columnAfterSpaces = 0
    spaces = nil
    hanging = nil
  }
}
