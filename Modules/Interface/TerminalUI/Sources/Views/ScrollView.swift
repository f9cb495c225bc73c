import Observation
import Terminal

/// Content that may be higher than its place. All of it is laid out; for many rows, use `LazyVStack` and `List`.
public struct ScrollView: PrimitiveView {
  let content: any View

  /// Content that scrolls up and down, and follows the focus.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(0) { evaluation in
      let position = evaluation.store.object(at: evaluation.identity, slot: -1) {
        ScrollPosition(evaluation.environment.scrollMemory, at: evaluation.identity)
      }
      let children = Node.one(evaluation.collect { evaluate(content, scrolledBy: position, in: evaluation) })
      let scrolled = Node(
        identity: evaluation.identity.child(1),
        element: ScrollElement(
          position: position, offset: position.offset,
          showsMore: evaluation.environment.scrollIndicators == .visible),
        children: children)
      let language = evaluation.environment.language
      let interaction = Interaction(
        reveal: { position.reveal($0) }, isRestored: { position.isRestored }, scroll: { position.scroll(by: $0) },
        keys: { position.keys(in: language) }
      ) {
        position.handle($0)
      }
      evaluation.add(ResponderElement(interaction: interaction), children: [scrolled])
    }
  }

  private func evaluate(_ content: any View, scrolledBy position: ScrollPosition, in evaluation: Evaluation) {
    evaluation.with {
      $0.scroll = position
      $0.scrollMemory = nil
    } _: {
      content.evaluate(in: $0)
    }
  }
}

/// The scroll position of a `ScrollView`.
@Observable @MainActor final class ScrollPosition {
  /// The rows scrolled away. A larger number than there are rows means the end, wherever that turns out to be.
  private(set) var offset = 0
  @ObservationIgnored var viewport = Rect.zero
  @ObservationIgnored var contentHeight = 0
  /// Whether the position of the last launch was restored and not yet changed.
  @ObservationIgnored private(set) var isRestored = false
  private let memory: ScrollMemory?
  private let identity: Identity

  /// - Parameter memory: Stores the position, and has the one of the last launch.
  init(_ memory: ScrollMemory?, at identity: Identity) {
    (self.memory, self.identity) = (memory, identity)
    guard let place = memory?.open(identity), place.line > 0 else { return }
    (offset, isRestored) = (min(place.line, Proposal.unbounded), true)
  }

  private var limit: Int { max(0, contentHeight - viewport.size.height) }

  func scroll(by rows: Int) -> Bool {
    let shown = min(offset, limit)
    let next = min(max(0, shown + rows), limit)
    guard next != shown else { return false }
    isRestored = false
    offset = next == limit ? Proposal.unbounded : next
    return true
  }

  /// Records the position of a final frame.
  func settle(at rows: Int) {
    // The rows down to the restored position may still be loading.
    if isRestored, rows < offset { return }
    if offset != rows { offset = rows }
    memory?.record(ScrollMemory.Position(line: rows), of: identity)
  }

  /// Corrects the position when rows above were higher or lower than guessed.
  func shift(by rows: Int) {
    if rows != 0 { offset = max(0, offset + rows) }
  }

  /// Scrolls as little as necessary to show a place of the screen. A place on the first page scrolls to the top, so
  /// that a heading above it shows.
  func reveal(_ rect: Rect) {
    if rect.maxY - (viewport.minY - min(offset, limit)) <= viewport.size.height {
      _ = scroll(by: -offset)
    } else if rect.minY < viewport.minY {
      _ = scroll(by: rect.minY - viewport.minY)
    } else if rect.maxY > viewport.maxY {
      _ = scroll(by: min(rect.maxY - viewport.maxY, rect.minY - viewport.minY))
    }
  }

  /// The keys that scroll, with their titles.
  func keys(in language: Language) -> [KeyBinding] {
    guard limit > 0 else { return [] }
    return KeyBinding.scrolling(isAtEnd: min(offset, limit) == limit, in: language)
  }

  func handle(_ event: TerminalEvent) -> Bool {
    let page = max(1, viewport.size.height - 2)
    switch event {
    case .key(let press) where press.modifiers.isEmpty:
      switch press.code {
      case .pageUp: return scroll(by: -page)
      case .pageDown: return scroll(by: page)
      case .home: return scroll(by: -contentHeight)
      case .end: return scroll(by: contentHeight)
      case .up: return scroll(by: -1)
      case .down: return scroll(by: 1)
      default: return false
      }
    // At its end the view still takes the wheel; the container does not scroll.
    case .mouse(let mouse) where mouse.kind == .scrollUp: return scroll(by: -3) || limit > 0
    case .mouse(let mouse) where mouse.kind == .scrollDown: return scroll(by: 3) || limit > 0
    default: return false
    }
  }
}

extension ScrollPosition: StateObject {
  var outlivesView: Bool { true }
}

private struct ScrollElement: Element {
  let position: ScrollPosition
  let offset: Int
  let showsMore: Bool

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let content =
      node.children.first?.measure(Proposal(width: proposal.width, height: nil)) ?? Size(width: 0, height: 0)
    return Size(width: proposal.width ?? content.width, height: min(content.height, proposal.height ?? content.height))
  }

  func arrange(_ size: Size, _ node: Node) {
    guard let child = node.children.first else { return }
    let content = child.measure(Proposal(width: size.width, height: nil))
    position.contentHeight = content.height
    let shown = min(offset, max(0, content.height - size.height))
    child.arrange(in: Rect(x: 0, y: -shown, width: size.width, height: max(content.height, size.height)))
  }

  func paint(_ node: Node, on canvas: Canvas) {
    position.viewport = canvas.bounds
    canvas.registerSelectionRegion()
    let inner = canvas.clipped
    for child in node.children { child.paint(on: inner) }
    if showsMore, let child = node.children.first {
      canvas.frame.scrollMarks.record(
        above: child.frame.minY < 0, below: child.frame.maxY > node.frame.size.height, on: canvas)
    }
    if let child = node.children.first, !canvas.frame.isProvisional { position.settle(at: -child.frame.minY) }
  }
}
