/// A view that changes by time alone: it is drawn again when its content says that it will be another one.
///
/// Nothing wakes the app in between, nor after the view has left the screen. Line by line there is no such view: what
/// was printed stays.
public struct TimelineView<Content: View>: PrimitiveView {
  private let next: Int?
  private let content: Content

  /// - Parameters:
  ///   - next: In how many milliseconds the content is another one, from 1 on; nil for never.
  ///   - content: It as it stands now.
  public init(next: Int?, @ViewBuilder content: () -> Content) {
    self.next = next
    self.content = content()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if let next, !evaluation.environment.isPlain { evaluation.requestFrame(after: max(1, next)) }
    content.evaluate(in: evaluation)
  }
}
