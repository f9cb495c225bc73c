import Terminal

extension View {
  /// The colour of the text inside.
  public func foregroundStyle(_ tint: Tint) -> some View {
    EnvironmentView(content: self) { $0.text.foreground = tint }
  }

  /// Bold text inside.
  public func bold(_ isOn: Bool = true) -> some View {
    EnvironmentView(content: self) { if isOn { $0.text.attributes.insert(.bold) } }
  }

  /// Underlined text inside.
  public func underline() -> some View {
    EnvironmentView(content: self) { $0.text.attributes.insert(.underline) }
  }

  /// The colour behind the view.
  public func background(_ tint: Tint) -> some View {
    EnvironmentView(content: BackgroundView(content: self, tint: tint)) { $0.text.background = tint }
  }

  /// Exchanges the view's colours.
  public func reversed() -> some View {
    RestyleView(content: self) { style, _ in style.attributes.insert(.reverse) }
  }

  /// Fills a control that has the focus. Without colours its own are exchanged.
  public func filled(_ isOn: Bool = true, _ tint: Tint = .accent) -> some View {
    RestyleView(content: self) { style, palette in if isOn { palette.fill(&style, with: tint) } }
  }

  /// Marks the words of the row that has the focus, or is chosen. Without colours their own are exchanged.
  public func highlighted(_ isOn: Bool = true) -> some View {
    RestyleView(content: self) { style, palette in if isOn { palette.highlight(&style) } }
  }

  /// Dims what the view covers, as behind a panel.
  public func dimmed() -> some View {
    DimmedView(content: self)
  }

  /// Draws a line around the view, with a title in it.
  public func border(_ tint: Tint = .border, title: String = "") -> some View {
    BorderView(content: self, tint: tint, title: title)
  }

  /// The colour of `.accent` inside.
  public func tint(_ tint: Tint) -> some View {
    EnvironmentView(content: self) { $0.palette = $0.palette.accented(by: tint) }
  }
}

private struct BackgroundView: PrimitiveView {
  let content: any View
  let tint: Tint

  func evaluate(in evaluation: Evaluation) {
    let style = TextAppearance(background: tint).style(evaluation.environment.palette)
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(FillElement(style: style), children: Node.one(children))
  }
}

private struct FillElement: WrapperElement {
  let style: Style

  func paint(_ node: Node, on canvas: Canvas) {
    canvas.fill(style)
    for child in node.children { child.paint(on: canvas) }
  }
}

private struct RestyleView: PrimitiveView {
  let content: any View
  let change: @MainActor (inout Style, Palette) -> Void

  func evaluate(in evaluation: Evaluation) {
    let (change, palette) = (change, evaluation.environment.palette)
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(RestyleElement { change(&$0, palette) }, children: Node.one(children))
  }
}

/// Dims words, drawings, and what is painted behind them. Words keep their colour and get the attribute; a drawing, which
/// has colours that are none of the palette's, gets paler ones. A picture that the terminal draws itself stays as it is.
private struct DimmedView: PrimitiveView {
  let content: any View

  func evaluate(in evaluation: Evaluation) {
    let palette = evaluation.environment.palette
    let (hasSurfaces, backgrounds) = (palette.hasSurfaces, palette.dimmedBackgrounds)
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    let element = RestyleElement { style in
      guard hasSurfaces else {
        style.attributes.insert(.dim)
        return
      }
      let isDrawn = style.foreground != .standard && backgrounds[style.foreground] == nil
      if style.background != .standard {
        style.background = backgrounds[style.background] ?? palette.dimmed(style.background)
      }
      // Reversed, the colour of the words is behind them.
      if isDrawn || style.attributes.contains(.reverse) && style.foreground != .standard {
        style.foreground = palette.dimmed(style.foreground)
      }
      if !isDrawn { style.attributes.insert(.dim) }
    }
    evaluation.add(element, children: Node.one(children))
  }
}

private struct RestyleElement: WrapperElement {
  let change: @MainActor (inout Style) -> Void

  func paint(_ node: Node, on canvas: Canvas) {
    for child in node.children { child.paint(on: canvas) }
    canvas.restyle(change)
  }
}

private struct BorderView: PrimitiveView {
  let content: any View
  let tint: Tint
  let title: String

  func evaluate(in evaluation: Evaluation) {
    var look = evaluation.environment.text
    look.foreground = tint
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    let element = BorderElement(
      style: look.style(evaluation.environment.palette), title: SafeText(untrustedLine: title))
    evaluation.add(element, children: Node.one(children))
  }
}

private struct BorderElement: Element {
  let style: Style
  let title: SafeText
  private let inside = PaddingElement(top: 1, leading: 1, bottom: 1, trailing: 1)

  init(style: Style, title: SafeText) {
    self.style = style
    self.title = title
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size { inside.measure(proposal, node) }
  func arrange(_ size: Size, _ node: Node) { inside.arrange(size, node) }

  func paint(_ node: Node, on canvas: Canvas) {
    canvas.registerSelectionRegion(inset: 1)
    for child in node.children { child.paint(on: canvas) }
    let (width, height) = (node.frame.size.width, node.frame.size.height)
    guard width > 1, height > 1 else { return }
    canvas.drawBox(style)
    if !title.isEmpty, width > 6 {
      canvas.write(SafeText(" ") + title.truncated(to: width - 6) + SafeText(" "), x: 2, style: style)
    }
  }
}

extension Canvas {
  /// Draws a line around the node, in its outermost cells.
  func drawBox(_ style: Style) {
    let (width, height) = (bounds.size.width, bounds.size.height)
    guard width > 1, height > 1 else { return }
    for x in 1..<max(2, width - 1) {
      write(SafeText("─"), x: x, style: style)
      write(SafeText("─"), x: x, y: height - 1, style: style)
    }
    for y in 1..<max(2, height - 1) {
      write(SafeText("│"), y: y, style: style)
      write(SafeText("│"), x: width - 1, y: y, style: style)
    }
    write(SafeText("╭"), style: style)
    write(SafeText("╮"), x: width - 1, style: style)
    write(SafeText("╰"), y: height - 1, style: style)
    write(SafeText("╯"), x: width - 1, y: height - 1, style: style)
  }
}
