public import Terminal

/// One line of text runs with looks, sanitised and measured.
public struct StyledLine: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: SafeText
    var width: Int
    var look: SpanAppearance
  }

  private(set) var pieces: [Piece] = []
  /// The text between it and the next line, when both are one wrapped line.
  var softBreak: SoftBreak?
  /// Its width in cells.
  public private(set) var width = 0

  /// A line of runs. Line breaks in them become spaces.
  public init(_ spans: TextSpan...) {
    for span in spans { append(SafeText(untrustedLine: span.text, limit: 1 << 20), look: span.look) }
  }

  /// The text without the looks.
  public var text: String { pieces.map(\.text.string).joined() }

  /// The runs, in the form that `init` takes.
  public var spans: [TextSpan] { pieces.map { TextSpan($0.text.string, $0.look) } }

  /// The line in a palette's colours, for the line-by-line output.
  public func runs(in palette: Palette) -> [TextRun] {
    pieces.map { piece in
      TextRun(
        piece.text, style: TextAppearance().style(of: piece.look, palette),
        link: piece.look.link.flatMap(Hyperlink.init(untrusted:)))
    }
  }

  /// Adds a run of text without line breaks.
  mutating func append(_ text: SafeText, look: SpanAppearance) {
    if text.isEmpty { return }
    let piece = Piece(text: text, width: text.width, look: look)
    pieces.append(piece)
    width += piece.width
  }
}

extension StyledLine {
  /// Both lines, one after the other.
  public static func + (one: StyledLine, other: StyledLine) -> StyledLine {
    if other.pieces.isEmpty, other.softBreak == nil { return one }
    if one.pieces.isEmpty, one.softBreak == nil { return other }
    var line = one
    line.softBreak = other.softBreak ?? one.softBreak
    line.pieces += other.pieces
    line.width += other.width
    return line
  }

  /// The line between `leading` and `trailing` blank cells.
  public func padded(leading: Int, trailing: Int = 0) -> StyledLine {
    StyledLine.blank(leading) + self + StyledLine.blank(trailing)
  }

  /// A line of `count` blank cells.
  public static func blank(_ count: Int) -> StyledLine {
    count > 0 ? StyledLine(TextSpan(String(repeating: " ", count: count))) : StyledLine()
  }

  /// The line on a background, with blanks up to a width.
  public func filled(_ tint: Tint, to width: Int) -> StyledLine {
    var line = self + .blank(width - self.width)
    for index in line.pieces.indices { line.pieces[index].look.background = tint }
    return line
  }

  /// The line without its continuation: in a table, for example, the line below is not the same text.
  public var ended: StyledLine {
    var line = self
    line.softBreak = nil
    return line
  }

  /// Whether it contains only spaces.
  public var isBlank: Bool { pieces.allSatisfy { $0.text.string.utf8.allSatisfy { $0 == 0x20 } } }

  /// The beginning that fits into `limit` cells; "…" takes the last one when text is missing.
  public func truncated(to limit: Int) -> StyledLine {
    guard width > limit else { return self }
    var line = StyledLine()
    for piece in pieces {
      let room = limit - line.width
      if piece.width < room {
        line.append(piece.text, look: piece.look)
        continue
      }
      // One cell is for the "…".
      let cut = (piece.text + SafeText("…")).truncated(to: room)
      line.append(cut, look: piece.look)
      break
    }
    return line
  }
}
