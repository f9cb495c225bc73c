import Terminal

/// Text. Only visible characters of it reach the terminal.
public struct Text: PrimitiveView {
  private let string: String
  private let isLine: Bool
  private var lineLimit: Int?
  private var change: @MainActor (inout TextAppearance) -> Void = { _ in }

  /// Text of any length; it wraps at words.
  public init(_ string: String) {
    self.string = string
    isLine = false
  }

  /// Text of one line: a name, a title. Line breaks in it become spaces.
  public init(line string: String) {
    self.string = string
    isLine = true
    lineLimit = 1
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    var look = evaluation.environment.text
    change(&look)
    let memory = evaluation.store.object(at: evaluation.identity, slot: -3) { TextCache() }
    let layout = memory.layout(of: string, asLine: isLine)
    evaluation.add(
      TextElement(layout: layout, style: look.style(evaluation.environment.palette), lineLimit: lineLimit))
  }

  /// Shows at most `limit` lines; the last ends with an ellipsis when there are more.
  public func lineLimit(_ limit: Int?) -> Text {
    var text = self
    text.lineLimit = limit
    return text
  }

  /// The text in a colour of its own.
  public func foregroundStyle(_ tint: Tint) -> Text {
    changed { $0.foreground = tint }
  }

  /// The text in bold.
  public func bold() -> Text { changed { $0.attributes.insert(.bold) } }

  /// The text in italics.
  public func italic() -> Text { changed { $0.attributes.insert(.italic) } }

  private func changed(_ next: @escaping @MainActor (inout TextAppearance) -> Void) -> Text {
    var text = self
    let earlier = change
    text.change = {
      earlier(&$0)
      next(&$0)
    }
    return text
  }
}

@MainActor private final class TextElement: Element {
  let layout: TextLayout
  let style: Style
  let lineLimit: Int?
  /// The shown lines at the last width, where there is a limit.
  private var limited: (width: Int, lines: [SafeText])?

  init(layout: TextLayout, style: Style, lineLimit: Int?) {
    self.layout = layout
    self.style = style
    self.lineLimit = lineLimit
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let width = max(1, proposal.width ?? Proposal.unbounded)
    let whole = layout.size(at: width)
    guard let lineLimit, whole.height > lineLimit || lineLimit == 1 && whole.width > width else { return whole }
    let lines = lines(at: width, limit: lineLimit)
    var widest = 0
    for line in lines { widest = max(widest, line.width) }
    return Size(width: widest, height: lines.count)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let width = max(1, node.frame.size.width)
    if let lineLimit {
      let lines = lines(at: width, limit: lineLimit)
      if lines.count > 1 { canvas.registerWrapping { [layout] in layout.content.softBreaks(between: lines) } }
      for (y, line) in lines.enumerated() { canvas.write(line, y: y, style: style) }
    } else {
      let lines = layout.lines(at: width)
      if lines.count > 1 {
        canvas.registerWrapping { [layout] in layout.content.softBreaks(between: lines.map { layout.content[$0] }) }
      }
      for y in canvas.visibleRows.clamped(to: lines.indices) {
        canvas.write(layout.content[lines[y]], y: y, style: style)
      }
    }
  }

  /// Reads the whole text: the limit of lines is for the screen only.
  func read(_ node: Node, by reader: PlainReader) {
    reader.text(layout.content, at: node.identity)
  }

  private func lines(at width: Int, limit: Int) -> [SafeText] {
    if let limited, limited.width == width { return limited.lines }
    let lines = limit == 1 ? [layout.content.truncated(to: width)] : layout.content.lines(limit, width: width)
    limited = (width, lines)
    return lines
  }
}

extension SafeText {
  /// The first lines, the last with an ellipsis when there are more.
  fileprivate func lines(_ limit: Int, width: Int) -> [SafeText] {
    var lines: [SafeText] = []
    forEachLine(wrappedTo: width) { line in
      lines.append(self[line])
      return lines.count <= limit
    }
    guard lines.count > limit else { return lines }
    lines = Array(lines.prefix(limit))
    if let last = lines.popLast() {
      lines.append(last.width < width ? last + SafeText("…") : last.cut(to: width - 1) + SafeText("…"))
    }
    return lines
  }

  /// The beginning that fits into `width` cells, without an ellipsis.
  private func cut(to width: Int) -> SafeText {
    width > 0 ? wrapped(to: width).first ?? SafeText("") : SafeText("")
  }
}
