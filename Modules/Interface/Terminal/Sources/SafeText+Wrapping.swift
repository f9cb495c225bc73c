extension SafeText {
  /// The lines that fit into `width` cells, broken between words; a word that is wider is broken between characters.
  ///
  /// Spaces at a break are dropped, those at the start of a line stay. A text without lines gives one empty line.
  /// A width of 0 or less counts as 1; a character of two cells then stands alone on its line and does not fit.
  public func wrapped(to width: Int) -> [SafeText] {
    var lines: [SafeText] = []
    forEachLine(wrappedTo: width) { line in
      lines.append(self[line])
      return true
    }
    return lines
  }

  /// One line of a wrapped text: its place in the UTF-8 of `string`, and the cells it takes.
  public struct Line: Hashable, Sendable {
    /// The bytes that it shows; the spaces dropped after them are not among them.
    public let bytes: Range<Int>
    /// Its cells.
    public let width: Int
  }

  /// Calls `body` with the lines of `wrapped(to:)`, one after another, until it returns false.
  /// - Parameter start: A place in the UTF-8 of `string` where a paragraph begins: lines before it are left out.
  public func forEachLine(wrappedTo width: Int, from start: Int = 0, _ body: (Line) -> Bool) {
    var wrapper = LineWrapper(width: max(1, width), start: start)
    ClusterWalk.forEach(in: string, from: start) { step in
      wrapper.take(step, body)
      return wrapper.isWanted
    }
    if wrapper.isWanted { wrapper.finish(at: string.utf8.count, body) }
  }

  /// One of the text's lines.
  public subscript(line: Line) -> SafeText { bytes(line.bytes) }

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
  private let width: Int
  private var lineStart: Int
  private var column = 0
  /// The last run of spaces, and the columns before and after it.
  private var spaces: Range<Int>?
  private var columnBeforeSpaces = 0
  private var columnAfterSpaces = 0
  /// The first space that stands over the edge, and its column: spaces may, and are dropped.
  private var hanging: (start: Int, column: Int)?
  /// Whether more lines are asked for.
  private(set) var isWanted = true

  init(width: Int, start: Int) {
    self.width = width
    lineStart = start
  }

  mutating func take(_ step: ClusterWalk.Step, _ line: (SafeText.Line) -> Bool) {
    if step.isLineBreak {
      end(at: step.start, column, next: step.end, line)
    } else if step.isSpace {
      if let spaces, spaces.upperBound == step.start {
        self.spaces = spaces.lowerBound..<step.end
      } else {
        spaces = step.start..<step.end
        columnBeforeSpaces = column
      }
      if column + step.width > width, hanging == nil { hanging = (step.start, column) }
      column += step.width
      columnAfterSpaces = column
    } else {
      if column + step.width > width { breakLine(before: step, line) }
      column += step.width
    }
  }

  mutating func finish(at end: Int, _ line: (SafeText.Line) -> Bool) {
    self.end(at: end, column, next: end, line)
  }

  private mutating func breakLine(before step: ClusterWalk.Step, _ line: (SafeText.Line) -> Bool) {
    if let spaces, spaces.lowerBound > lineStart {
      let rest = column - columnAfterSpaces
      end(at: spaces.lowerBound, columnBeforeSpaces, next: spaces.upperBound, line)
      column = rest
    }
    if column + step.width > width, step.start > lineStart { end(at: step.start, column, next: step.start, line) }
  }

  private mutating func end(at end: Int, _ column: Int, next: Int, _ line: (SafeText.Line) -> Bool) {
    let (end, width) = hanging.flatMap { $0.start < end ? $0 : nil } ?? (end, column)
    if isWanted { isWanted = line(SafeText.Line(bytes: lineStart..<end, width: width)) }
    lineStart = next
    self.column = 0
    columnAfterSpaces = 0
    spaces = nil
    hanging = nil
  }
}
