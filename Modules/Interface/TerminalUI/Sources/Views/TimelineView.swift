/// A view that changes with time alone. It is drawn again after an interval that its content states.
///
/// Nothing wakes the app in between, nor after the view has left the screen. Line by line the view does not change:
/// printed text stays.
public struct TimelineView<Content: View>: PrimitiveView {
  private let next: Int?
  private let content: Content

  /// - Parameters:
  ///   - next: Milliseconds until the content changes, from 1; nil for never.
  ///   - content: The content at the present time.
  public init(next: Int?, @ViewBuilder content: () -> Content) {
    self.next = next
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let next, !evaluation.environment.isPlain { evaluation.requestFrame(after: max(1, next)) }
    content.evaluate(in: evaluation)
  }
}
