/// Views below each other.
public struct VStack: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: any View

  /// Views below each other, with `spacing` empty rows between them.
  public init(alignment: HorizontalAlignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> some View) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let element = StackElement(axis: .vertical, spacing: spacing, horizontal: alignment, vertical: .top)
    evaluation.add(element, children: evaluation.collect { content.evaluate(in: evaluation) })
  }
}

/// Views side by side.
public struct HStack: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: any View

  /// Views side by side, with `spacing` empty columns between them.
  public init(alignment: VerticalAlignment = .top, spacing: Int = 0, @ViewBuilder content: () -> some View) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let element = StackElement(axis: .horizontal, spacing: spacing, horizontal: .leading, vertical: alignment)
    evaluation.add(element, children: evaluation.collect { content.evaluate(in: evaluation) })
  }
}

/// Views side by side, continued in the next row where there is no room.
public struct WrappingHStack: PrimitiveView {
  let spacing: Int
  let content: any View

  /// Views side by side, with `spacing` empty columns between them.
  public init(spacing: Int = 0, @ViewBuilder content: () -> some View) {
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(
      WrappingElement(spacing: spacing), children: evaluation.collect { content.evaluate(in: evaluation) })
  }
}

/// Views in front of each other, the last in front.
public struct ZStack: PrimitiveView {
  let alignment: Alignment
  let content: any View

  /// Views in front of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(
      OverlayElement(alignment: alignment), children: evaluation.collect { content.evaluate(in: evaluation) })
  }
}

/// Space that takes the room the other views leave.
public struct Spacer: PrimitiveView {
  let minLength: Int

  /// Space of at least `minLength` cells in the stack's direction.
  public init(minLength: Int = 0) {
    self.minLength = minLength
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(SpacerElement(minLength: minLength))
  }
}

/// A line between views.
public struct Divider: PrimitiveView {
  /// A horizontal line.
  public init() {}

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(DividerElement(style: evaluation.environment.style(.border)))
  }
}
