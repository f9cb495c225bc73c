import Terminal

/// Words. Whatever they hold, only what is visible reaches the terminal.
public struct Text: PrimitiveView {
  private let content: SafeText
  private var look: TextLook?
  private var lineLimit: Int?
  private var change: @MainActor (inout TextLook) -> Void = { _ in }

  /// Text of any length; it wraps at words.
  public init(_ string: String) {
    content = SafeText(untrusted: string)
  }

  /// Text that is one line: a name, a title. Line breaks in it become spaces.
  public init(line string: String) {
    content = SafeText(untrustedLine: string)
    lineLimit = 1
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    var look = evaluation.environment.text
    change(&look)
    evaluation.add(
      TextElement(content: content, style: look.style(evaluation.environment.palette), lineLimit: lineLimit))
  }

  /// Shows at most so many lines; the last ends with an ellipsis when there are more.
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

  /// The text underlined.
  public func underline() -> Text { changed { $0.attributes.insert(.underline) } }

  private func changed(_ next: @escaping @MainActor (inout TextLook) -> Void) -> Text {
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
  let content: SafeText
  let style: Style
  let lineLimit: Int?
  /// The lines at the last width; wrapping is what costs.
  private var wrapped: (width: Int, lines: [SafeText])?

  init(content: SafeText, style: Style, lineLimit: Int?) {
    self.content = content
    self.style = style
    self.lineLimit = lineLimit
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let lines = lines(at: max(1, proposal.width ?? Proposal.unbounded))
    return Size(width: lines.map(\.width).max() ?? 0, height: lines.count)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    for (y, line) in lines(at: max(1, node.frame.size.width)).enumerated() {
      canvas.write(line, y: y, style: style)
    }
  }

  /// All of it: what is cut to a few lines is cut for the eye.
  func read(_ node: Node, by reader: PlainReader) {
    reader.text(content, at: node.identity)
  }

  private func lines(at width: Int) -> [SafeText] {
    if let wrapped, wrapped.width == width { return wrapped.lines }
    var lines: [SafeText]
    if lineLimit == 1 {
      lines = [content.truncated(to: width)]
    } else {
      lines = content.wrapped(to: width)
      if let lineLimit, lines.count > lineLimit {
        lines = Array(lines.prefix(lineLimit))
        if let last = lines.popLast() {
          lines.append(
            (last + SafeText("…")).width <= width ? last + SafeText("…") : last.cut(to: width - 1) + SafeText("…"))
        }
      }
    }
    wrapped = (width, lines)
    return lines
  }
}

extension SafeText {
  /// The beginning that fits in so many cells, without an ellipsis.
  fileprivate func cut(to width: Int) -> SafeText {
    width > 0 ? wrapped(to: width).first ?? SafeText("") : SafeText("")
  }
}
