/// One pass over the view values of a frame: where it is, and what it has found so far.
@MainActor public final class Evaluation {
  let store: StateStore
  let window: WindowSize
  /// What has the focus at the beginning of the frame.
  let focus: Identity?
  /// Milliseconds of the host's clock, for what moves.
  let milliseconds: Int

  private(set) var identity = Identity.root
  var environment: EnvironmentValues
  /// What the views say that stands in the bar above them; nil where nobody draws one.
  var bar: NavigationBar?
  /// The nodes of the container being evaluated.
  private(set) var nodes: [Node] = []
  /// How rows stand that need not be evaluated before they are painted; nil where everything is evaluated at once.
  private(set) var lazyRows: LazyRows?
  /// The key bindings of the top-most scope, those of the outer views first, for who is told them line by line.
  private(set) var bindings: [[KeyBinding]] = []
  /// What views show in front of everything, each as it is at the view's place.
  private var inFront: [(identity: Identity, environment: EnvironmentValues, view: any View)] = []
  /// When something on screen wants the next frame by itself, in milliseconds from now; nil for never.
  private(set) var nextFrame: Int?

  init(store: StateStore, environment: EnvironmentValues, focus: Identity?, milliseconds: Int) {
    self.store = store
    self.environment = environment
    self.window = environment.windowSize
    self.focus = focus
    self.milliseconds = milliseconds
  }

  /// Evaluates a whole tree.
  func evaluate(_ root: AnyView) -> [Node] {
    collect { root.evaluate(in: self) }
  }

  /// Evaluates later, while laying out, what a list needs of its rows; everything is as it was at that place.
  func resume(at identity: Identity, _ environment: EnvironmentValues, _ body: (Evaluation) -> Void) -> [Node] {
    let outside = (self.identity, self.environment, self.nodes)
    defer { (self.identity, self.environment, self.nodes) = outside }
    (self.identity, self.environment) = (identity, environment)
    return collect { body(self) }
  }

  /// Evaluates a part one step further down.
  func descend(_ step: Int, _ body: (Evaluation) -> Void) {
    let outside = identity
    identity = outside.child(step)
    body(self)
    identity = outside
  }

  /// The nodes that a part of the tree becomes, for its container.
  func collect(_ rows: LazyRows? = nil, _ body: () -> Void) -> [Node] {
    let outside = (nodes, lazyRows)
    (nodes, lazyRows) = ([], rows)
    body()
    defer { (nodes, lazyRows) = outside }
    return nodes
  }

  /// Adds a node at the present place.
  func add(_ element: any Element, children: [Node] = []) {
    nodes.append(Node(identity: identity, element: element, children: children))
  }

  /// Adds nodes that were made elsewhere.
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

  /// Shows a view in front of everything, for as long as it is said in each frame.
  func show(inFront view: some View) {
    var environment = environment
    environment.scroll = nil
    environment.scrollMemory = nil
    environment.isFocused = false
    environment.text = TextAppearance()
    inFront.append((identity, environment, view))
  }

  /// What was to be shown in front, once what is behind has been laid out.
  func takeInFront() -> [[Node]] {
    defer { inFront = [] }
    return inFront.map { front in resume(at: front.identity, front.environment) { front.view.evaluate(in: $0) } }
  }

  /// Begins a scope: what is below can no longer be reached, so its keys are no longer shown.
  func beginScope() {
    bindings = []
  }

  /// Asks for another frame after some milliseconds, for what moves.
  func requestFrame(after milliseconds: Int) {
    nextFrame = min(nextFrame ?? .max, max(milliseconds, 1))
  }
}
