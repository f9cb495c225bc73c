import Terminal

extension EnvironmentValues {
  private struct PlainKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the program talks line by line: nothing is painted, and there are no keys to speak of.
  public internal(set) var isPlain: Bool {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
}

/// Says what came of something, to who cannot see it, from a view: `@Environment(\.announce) var announce`. Where the
/// screen is painted nothing shows: it is seen there by what has changed.
@MainActor public struct AnnounceAction {
  private let action: @MainActor (String) -> Void

  private let announceScreen: @MainActor () -> Void

  nonisolated init(
    _ action: @escaping @MainActor (String) -> Void, screen announceScreen: @escaping @MainActor () -> Void = {}
  ) {
    self.action = action
    self.announceScreen = announceScreen
  }

  /// Says a sentence, before another screen that follows.
  public func callAsFunction(_ words: String) {
    action(words)
  }

  /// Tells the screen once more: for what leads to where the user is.
  public func screenAgain() {
    announceScreen()
  }
}

extension EnvironmentValues {
  private struct AnnounceKey: EnvironmentKey {
    static let defaultValue = AnnounceAction { _ in }
  }

  /// Says what came of something.
  public internal(set) var announce: AnnounceAction {
    get { self[AnnounceKey.self] }
    set { self[AnnounceKey.self] = newValue }
  }
}

extension View {
  /// Says in words what the view shows: for a picture, a drawing, a sign. What can be pressed inside stays.
  /// - Parameter label: Made only where it is told.
  public func accessibilityLabel(_ label: @autoclosure @escaping () -> String) -> some View {
    SpokenView(content: self, manner: .label(label))
  }

  /// Leaves the view's words out: for what is there for the eye alone, and for what speaks of keys. What can be pressed
  /// inside stays.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    SpokenView(content: self, manner: isHidden ? .hidden : .same)
  }

  /// The view is what a screen, or a panel, is called.
  public func accessibilityHeading() -> some View {
    SpokenView(content: self, manner: .heading)
  }

  /// The view is a screen: another one in its place is told as a whole.
  public func accessibilityScreen() -> some View {
    SpokenView(content: self, manner: .screen)
  }

  /// The view can be copied as a whole, as a message can: the last one of the screen by `c`, those before by a number.
  /// - Parameters:
  ///   - text: Nil where there is nothing to copy.
  ///   - code: The last block of code in it, which can be copied by itself; nil when there is none.
  public func accessibilityCopy(
    _ text: String?, code: @autoclosure @escaping @MainActor () -> String? = nil
  ) -> some View {
    let copy = text.map { text in PlainReading.Copy(text: text, code: code) }
    return SpokenView(content: self, manner: copy.map { .copyable($0) } ?? .same)
  }

  /// The view is still changing: a text that arrives is told sentence by sentence, and who answers from a pipe waits.
  public func accessibilityBusy(_ isBusy: Bool = true) -> some View {
    SpokenView(content: self, manner: isBusy ? .busy : .same)
  }
}

/// How a view is told.
enum Manner {
  case same, screen, heading, busy, hidden
  case label(() -> String)
  case copyable(PlainReading.Copy)
}

/// A view with something to say about how it is told. Where the screen is painted only the bounds of screens matter.
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
