import Terminal

/// Breaks runs of text into lines, with one look at each cluster.
struct FlowWrapper {
  /// A place in the flow, between clusters.
  struct Place: Comparable {
    var piece: Int
    var offset: String.Index

    static func < (one: Place, other: Place) -> Bool {
      one.piece != other.piece ? one.piece < other.piece : one.offset < other.offset
    }
  }

  /// Where a line may end and the next may begin, and the column of the latter.
  private struct Opportunity {
    var end: Place
    var next: Place
    var column: Int
  }

  let width: Int
  let breaksBetweenWords: Bool
  private(set) var lines: [Range<Place>] = []
  private var lineStart: Place?
  private var column = 0
  private var opportunity: Opportunity?
  /// Whether the cluster before was a space that belongs to the opportunity.
  private var isInSpaces = false
  private var before: LineBreaking.Kind?
  /// The first space that stands over the edge: spaces may, and are dropped.
  private var hanging: Place?

  init(width: Int, breaksBetweenWords: Bool) {
    self.width = width
    self.breaksBetweenWords = breaksBetweenWords
  }

  mutating func take(_ cluster: Cluster, of piece: Int) {
    let start = Place(piece: piece, offset: cluster.text.startIndex)
    let end = Place(piece: piece, offset: cluster.text.endIndex)
    if lineStart == nil { lineStart = start }
    if cluster.isLineBreak {
      endLine(at: start, next: end)
    } else if cluster.isSpace && breaksBetweenWords {
      takeSpace(cluster.width, from: start, to: end)
    } else {
      take(cluster, from: start)
    }
  }

  mutating func finish(at end: Place) {
    endLine(at: end, next: end)
  }

  private mutating func takeSpace(_ cells: Int, from start: Place, to end: Place) {
    if column + cells > width, hanging == nil { hanging = start }
    column += cells
    let first = isInSpaces ? opportunity?.end ?? start : start
    opportunity = Opportunity(end: first, next: end, column: column)
    isInSpaces = true
    before = nil
  }

  private mutating func take(_ cluster: Cluster, from start: Place) {
    let kind = breaksBetweenWords ? LineBreaking.kind(of: cluster) : nil
    if LineBreaking.mayBreak(between: before, and: kind) {
      opportunity = Opportunity(end: start, next: start, column: column)
    }
    if column + cluster.width > width { breakLine(before: start, of: cluster.width) }
    column += cluster.width
    before = kind
    isInSpaces = false
  }

  private mutating func breakLine(before place: Place, of cells: Int) {
    if let chance = opportunity, let lineStart, chance.end > lineStart {
      let rest = column - chance.column
      endLine(at: chance.end, next: chance.next)
      column = rest
    }
    if column + cells > width, let lineStart, place > lineStart { endLine(at: place, next: place) }
  }

  private mutating func endLine(at end: Place, next: Place) {
    let start = lineStart ?? end
    lines.append(start..<max(start, min(end, hanging ?? end)))
    lineStart = next
    column = 0
    opportunity = nil
    isInSpaces = false
    before = nil
    hanging = nil
  }
}
