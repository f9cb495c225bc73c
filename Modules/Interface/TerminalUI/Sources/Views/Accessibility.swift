import Terminal

extension EnvironmentValues {
  private struct PlainKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the host works line by line: nothing is painted, and there are no key bindings to show.
  public internal(set) var isPlain: Bool {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
}

/// Announces an outcome to users of the line-by-line host, from a view: `@Environment(\.announce) var announce`. On a
/// painted screen it does nothing: the change itself shows.
@MainActor public struct AnnounceAction {
  private let action: @MainActor (String) -> Void

  private let announceScreen: @MainActor () -> Void

  nonisolated init(
    _ action: @escaping @MainActor (String) -> Void, screen announceScreen: @escaping @MainActor () -> Void = {}
  ) {
    self.action = action
    self.announceScreen = announceScreen
  }

  /// Prints a sentence, before another screen that follows.
  public func callAsFunction(_ words: String) {
    action(words)
  }

  /// Prints the screen again, for an action that leads to the present screen.
  public func screenAgain() {
    announceScreen()
  }
}

extension EnvironmentValues {
  private struct AnnounceKey: EnvironmentKey {
    static let defaultValue = AnnounceAction { _ in }
  }

  /// Announces an outcome.
  public internal(set) var announce: AnnounceAction {
    get { self[AnnounceKey.self] }
    set { self[AnnounceKey.self] = newValue }
  }
}

extension View {
  /// Describes in words what the view shows, such as a picture, a drawing or a sign. The actions inside stay.
  /// - Parameter label: The words. Called only where they are printed.
  public func accessibilityLabel(_ label: @autoclosure @escaping () -> String) -> some View {
    SpokenView(content: self, manner: .label(label))
  }

  /// Leaves out the words of the view: decoration, and explanations of keys. The actions inside stay.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    SpokenView(content: self, manner: isHidden ? .hidden : .same)
  }

  /// Marks the view as the title of a screen or a panel.
  public func accessibilityHeading() -> some View {
    SpokenView(content: self, manner: .heading)
  }

  /// Marks the view as a screen: another screen in its place is printed whole.
  public func accessibilityScreen() -> some View {
    SpokenView(content: self, manner: .screen)
  }

  /// Lets the user copy the view as a whole, for example a message: `c` copies the last one of the screen, a number
  /// an earlier one.
  /// - Parameters:
  ///   - text: The text to copy; nil for none.
  ///   - code: The last block of code in it, which `c code` copies; nil for none.
  public func accessibilityCopy(
    _ text: String?, code: @autoclosure @escaping @MainActor () -> String? = nil
  ) -> some View {
    let copy = text.map { text in PlainReading.Copy(text: text, code: code) }
    return SpokenView(content: self, manner: copy.map { .copyable($0) } ?? .same)
  }

  /// Marks the view as still changing. An arriving text is printed sentence by sentence, and lines from a pipe wait.
  public func accessibilityBusy(_ isBusy: Bool = true) -> some View {
    SpokenView(content: self, manner: isBusy ? .busy : .same)
  }
}

/// How the line-by-line host reads a view.
enum Manner {
  case same, screen, heading, busy, hidden
  case label(() -> String)
  case copyable(PlainReading.Copy)
}

/// A view with a hint for the line-by-line host. On a painted screen only the bounds of screens matter.
private struct SpokenView: PrimitiveView {
  let content: any View
  let manner: Manner

  func evaluate(in evaluation: Evaluation) {
    if !evaluation.environment.isPlain {
      guard case .screen = manner else { return content.evaluate(in: evaluation) }
    }
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(SpokenElement(manner: manner), children: Node.one(children))
  }
}

private struct SpokenElement: WrapperElement {
  let manner: Manner

  func paint(_ node: Node, on canvas: Canvas) {
    guard case .screen = manner else {
      for child in node.children { child.paint(on: canvas) }
      return
    }
    let outside = canvas.frame.responders.enterScreen(node.identity)
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leaveScreen(outside)
  }

  func read(_ node: Node, by reader: PlainReader) {
    switch manner {
    case .same: reader.readChildren(of: node)
    case .screen:
      reader.screen(node.identity)
      reader.readChildren(of: node)
    case .heading: reader.heading(node.identity) { reader.readChildren(of: node) }
    case .busy: reader.busily { reader.readChildren(of: node) }
    case .hidden: reader.silently { reader.readChildren(of: node) }
    case .copyable(let copy):
      reader.copyable(copy)
      reader.readChildren(of: node)
    case .label(let label):
      reader.text(SafeText(untrusted: label()), at: node.identity)
      reader.silently { reader.readChildren(of: node) }
    }
  }
}
