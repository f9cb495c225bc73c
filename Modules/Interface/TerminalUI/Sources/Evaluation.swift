/// One pass over the views of a frame: the current place in the tree, and the nodes found so far.
@MainActor public final class Evaluation {
  let store: StateStore
  let window: WindowSize
  /// The control with the focus at the beginning of the frame.
  let focus: Identity?
  /// Milliseconds of the host's clock, for animation.
  let milliseconds: Int

  private(set) var identity = Identity.root
  var environment: EnvironmentValues
  /// The title and toolbar that the views name for the bar above them; nil where no `NavigationStack` draws one.
  var bar: NavigationBar?
  /// The tabs for the bar of the next `NavigationStack` inside.
  var tabs: NavigationTabs?
  /// The screen beside that of the next `NavigationStack` inside.
  var sidebar: NavigationSidebar?
  /// What the screen of the `NavigationStack` shows on its right; nil for nothing.
  var detail: NavigationDetail?
  /// The nodes of the container being evaluated.
  private(set) var nodes: [Node] = []
  /// The layout of the lazy stack around this place, whose rows are evaluated only when they are painted; nil where
  /// everything is evaluated at once.
  private(set) var lazyRows: LazyRows?
  /// The key bindings of the topmost scope, those of the outer views first: for the line-by-line host, and for text
  /// editors.
  private(set) var bindings: [[KeyBinding]] = []
  /// The views shown in front of everything, each with the environment of its place.
  private var inFront: [(identity: Identity, environment: EnvironmentValues, view: any View)] = []
  /// Milliseconds until the screen needs the next frame by itself; nil for never.
  private(set) var nextFrame: Int?

  init(store: StateStore, environment: EnvironmentValues, focus: Identity?, milliseconds: Int) {
    self.store = store
    self.environment = environment
    self.window = environment.windowSize
    self.focus = focus
    self.milliseconds = milliseconds
  }

  func evaluate(_ root: AnyView) -> [Node] {
    collect { root.evaluate(in: self) }
  }

  /// Evaluates rows of a list during layout, with the environment of the list's place.
  func resume(at identity: Identity, _ environment: EnvironmentValues, _ body: (Evaluation) -> Void) -> [Node] {
    let outside = (self.identity, self.environment, self.nodes)
    defer { (self.identity, self.environment, self.nodes) = outside }
    (self.identity, self.environment) = (identity, environment)
    return collect { body(self) }
  }

  /// Evaluates a child, one step further down.
  func descend(_ step: Int, _ body: (Evaluation) -> Void) {
    let outside = identity
    identity = outside.child(step)
    body(self)
    identity = outside
  }

  /// Collects the nodes that a part of the tree becomes, for its container.
  func collect(_ rows: LazyRows? = nil, _ body: () -> Void) -> [Node] {
    let outside = (nodes, lazyRows)
    (nodes, lazyRows) = ([], rows)
    body()
    defer { (nodes, lazyRows) = outside }
    return nodes
  }

  /// Adds a node at the current place.
  func add(_ element: any Element, children: [Node] = []) {
    nodes.append(Node(identity: identity, element: element, children: children))
  }

  func add(_ others: [Node]) {
    nodes += others
  }

  /// Evaluates a part with a changed environment.
  func with(_ change: (inout EnvironmentValues) -> Void, _ body: (Evaluation) -> Void) {
    let outside = environment
    change(&environment)
    body(self)
    environment = outside
  }

  func add(_ group: [KeyBinding]) {
    bindings.append(group)
  }

  /// Shows a view in front of everything. It goes as soon as a frame does not call this.
  func show(inFront view: some View) {
    var environment = environment
    environment.scroll = nil
    environment.scrollMemory = nil
    environment.isFocused = false
    environment.text = TextAppearance()
    inFront.append((identity, environment, view))
  }

  /// Evaluates the views to show in front, after the views behind them have been laid out.
  func evaluateInFront() -> [[Node]] {
    defer { inFront = [] }
    return inFront.map { front in resume(at: front.identity, front.environment) { front.view.evaluate(in: $0) } }
  }

  /// Begins a scope: the views below it can no longer be reached, so their keys are no longer shown.
  func beginScope() {
    bindings = []
  }

  /// Asks for another frame after some milliseconds, for animation.
  func requestFrame(after milliseconds: Int) {
    nextFrame = min(nextFrame ?? .max, max(milliseconds, 1))
  }
}
