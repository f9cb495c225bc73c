public import Observation
public import TerminalUI

/// Holds the navigation state together with the screens that it names.
@Observable @MainActor public final class Navigator {
  /// The user's place in the app.
  public private(set) var state: NavigationState {
    didSet { for event in state.events(since: oldValue) { onEvent(event) } }
  }
  /// Called for each part of each change, and for each request that could not be fulfilled: for a log.
  @ObservationIgnored public var onEvent: @MainActor (NavigationEvent) -> Void = { _ in }
  /// Called after each change of the state.
  @ObservationIgnored public var onChange: @MainActor () -> Void = {}
  /// Called when another screen comes to the front, for whatever reason, with the type of the previous screen's view
  /// and that of its own; nil for none. Closing a cover in front of a screen counts too.
  @ObservationIgnored public var onFrontChange: @MainActor (_ old: Any.Type?, _ new: Any.Type?) -> Void = { _, _ in } {
    didSet { recordFront() }
  }
  /// The screen of the last call of `onFrontChange`.
  @ObservationIgnored private var front: (id: Int, type: Any.Type)?
  /// Requests that could not be fulfilled, the newest last; at most a hundred.
  @ObservationIgnored public private(set) var failures: [NavigationFailure] = []
  /// Distinguishes it from every other navigator of this run.
  @ObservationIgnored let number: Int
  private static var count = 0
  @ObservationIgnored private var entries: [Int: Entry] = [:]
  /// Whether `dismantle` was called. Later requests end at once, because no screen shows them.
  @ObservationIgnored private var isDismantled = false
  @ObservationIgnored private var scrollMemories: [Int: ScrollMemory] = [:]
  @ObservationIgnored private var roots: [String: @MainActor (Router) -> AnyView]
  @ObservationIgnored private var alertActions: [@MainActor (String) -> Void] = []
  @ObservationIgnored private var alertCheck: @MainActor (String) -> String? = { _ in nil }
  @ObservationIgnored private var typedAnswers = TypedAnswers()
  @ObservationIgnored private var waiting: [Route] = []

  /// The parts of a screen that are no plain data: its view, and the actions when it goes.
  private struct Entry {
    var view: AnyView?
    /// The result for the code that showed it.
    var result: (any Sendable)?
    var onDismiss: @MainActor ((any Sendable)?) -> Void = { _ in }
  }

  /// Whether a tab can be selected: no sheet, cover or question is in front.
  public var tabsAreReachable: Bool { state.tabsAreReachable }

  /// Tabs with their roots, which are built when they are first shown. There must be at least one.
  public init(tabs: [(id: String, root: @MainActor (Router) -> AnyView)]) {
    Self.count += 1
    number = Self.count
    state = NavigationState(tabs: tabs.map(\.id))
    roots = Dictionary(tabs.map { ($0.id, $0.root) }) { first, _ in first }
  }

  /// A single stack.
  public convenience init(root: @escaping @MainActor (Router) -> AnyView) {
    self.init(tabs: [("root", root)])
  }

  /// The router of a tab's root.
  public func root(of tab: String) -> Router? {
    state.tabs.first { $0.id == tab }.map { Router(navigator: self, screen: $0.screens[0].id) }
  }

  /// The router of the screen in front, without modals and alerts.
  public var frontRouter: Router { Router(navigator: self, screen: state.top.id) }

  /// Removes all screens for good. Every `onDismiss` is called, the last screen first, and every question is
  /// cancelled.
  ///
  /// The owner must call it at the end: screens hold their routers, and routers hold the navigator.
  public func dismantle() {
    isDismantled = true
    onChange = {}
    onEvent = { _ in }
    if let front { onFrontChange(front.type, nil) }
    onFrontChange = { _, _ in }
    withdrawAlert()
    let modals = state.modals.map(\.id).reversed()
    let screens = state.tabs.flatMap { $0.screens.map(\.id) }.reversed()
    state.modals = []
    forget(Array(modals) + Array(screens))
    clearQueue()
    roots = [:]
    scrollMemories = [:]
  }

  /// The view of a screen or a modal.
  func view(of id: Int) -> AnyView? {
    if let known = entries[id]?.view { return known }
    guard let tab = state.tabs.first(where: { $0.screens[0].id == id }), let make = roots[tab.id] else { return nil }
    let view = make(Router(navigator: self, screen: id))
    entries[id] = Entry(view: view)
    recordFront()
    return view
  }

  /// The memory of a screen's scroll position.
  func scrollMemory(of screen: Int) -> ScrollMemory {
    scrollMemories[screen] ?? remember(nil, of: screen)
  }

  /// The scroll position of a screen; nil when it was never drawn, or does not scroll. `onChange` is called after
  /// changes.
  public func scrollPlace(of screen: NavigationState.Screen) -> ScrollMemory.Position? {
    scrollMemories[screen.id]?.place
  }

  @discardableResult func remember(_ place: ScrollMemory.Position?, of screen: Int) -> ScrollMemory {
    let memory = ScrollMemory(place)
    memory.onChange = { [weak self] in self?.onChange() }
    scrollMemories[screen] = memory
    return memory
  }

  /// Reports the screen in front if it is another one. A root that was never drawn does not count.
  private func recordFront() {
    // A demo of a feature without tabs has no screen in front.
    guard !state.tabs.isEmpty else { return }
    let top = state.top.id
    guard front?.id != top, let view = entries[top]?.view else { return }
    let old = front?.type
    front = (top, view.contentType)
    onFrontChange(old, view.contentType)
  }

  /// Selects a tab; a tab that is selected already goes back to its root.
  public func select(_ tab: String) {
    attempt { state throws(NavigationFailure) in try state.select(tab) }
  }

  /// Goes back to the root of a tab.
  public func popToRoot(of tab: String) {
    attempt { state throws(NavigationFailure) in try state.popToRoot(of: tab) }
  }

  func showAlert(
    owner: Int, title: String, message: String, field: Alert.Field? = nil,
    check: @escaping @MainActor (String) -> String? = { _ in nil }, buttons: [AlertButton]
  ) {
    let actions = buttons.map(\.action)
    if !isDismantled, state.place(of: owner) != nil { withdrawAlerts() }
    // The alert would not show, so the waiting caller gets its answer at once: the screen that asks has gone, perhaps by the
    // answer of another alert.
    guard !isDismantled, state.place(of: owner) != nil else {
      record(.screenIsGone(owner))
      if let cancel = buttons.firstIndex(where: { $0.role == .cancel }) { actions[cancel]("") }
      return
    }
    state.alert = Alert(
      id: state.newID(), owner: owner, title: title, message: message, field: typedAnswers.begin(title, field),
      buttons: buttons.map { Alert.Button(title: $0.title, role: $0.role) })
    alertActions = actions
    alertCheck = check
    onChange()
  }

  /// The reason why a typed text is not a valid answer; nil when it is valid.
  func problem(of text: String) -> String? { alertCheck(text) }

  /// Records the present text of the alert's field.
  func recordTyped(_ text: String) { typedAnswers.record(text) }

  /// Answers the alert with one of its buttons and the typed text; nil for the button that cancels.
  func answerAlert(_ index: Int?, typed text: String = "") { endAlert(index, typed: text, isAnswered: true) }

  /// Closes the alert without an answer, which counts as cancelled. The typed text is kept until the question is
  /// asked again.
  func withdrawAlert() { endAlert(nil, typed: "", isAnswered: false) }

  /// Withdraws the alert, and those that its answer shows.
  private func withdrawAlerts() {
    for _ in 0..<8 where state.alert != nil { withdrawAlert() }
  }

  private func endAlert(_ index: Int?, typed text: String, isAnswered: Bool) {
    guard state.alert != nil else { return }
    takeAlert(index, isAnswered: isAnswered)?(text)
    onChange()
  }

  /// Removes the alert.
  /// - Returns: The action of a button, or of the one that cancels for nil; nil when there is none.
  private func takeAlert(_ index: Int?, isAnswered: Bool) -> (@MainActor (String) -> Void)? {
    guard let alert = state.alert else { return nil }
    typedAnswers.end(isAnswered: isAnswered)
    let chosen = index ?? alert.buttons.firstIndex { $0.role == .cancel }
    let action = chosen.flatMap { alertActions.indices.contains($0) ? alertActions[$0] : nil }
    (state.alert, alertActions) = (nil, [])
    return action
  }

  // MARK: Screens

  /// Shows a screen.
  /// - Returns: Its id; nil when it could not be shown. Then its `onDismiss` was called.
  @discardableResult func show(_ route: Route, at location: ScreenLocation = .afterThis, of screen: Int) -> Int? {
    enter(route) { state throws(NavigationFailure) in
      try state.add(route.segue, name: route.name, link: route.link, at: location, of: screen)
    }
  }

  @discardableResult func replace(_ screen: Int, by route: Route) -> Int? {
    enter(route) { state throws(NavigationFailure) in
      try state.replace(screen, name: route.name, link: route.link)
    }
  }

  private func enter(
    _ route: Route,
    _ add: (inout NavigationState) throws(NavigationFailure) -> (NavigationState.Screen, removed: [Int])
  ) -> Int? {
    var number: Int?
    attempt { state throws(NavigationFailure) in
      let (added, removed) = try add(&state)
      entries[added.id] = Entry(
        view: route.destination(Router(navigator: self, screen: added.id)), onDismiss: route.onDismiss)
      number = added.id
      return removed
    }
    if number == nil { route.onDismiss(nil) }
    return number
  }

  func dismiss(_ screen: Int, returning result: (any Sendable)? = nil) {
    if let result { entries[screen]?.result = result }
    attempt { state throws(NavigationFailure) in try state.remove(screen) }
  }

  // MARK: Queued screens

  func enqueue(_ routes: [Route]) {
    waiting += routes
    if isDismantled { return clearQueue() }
    recordQueue()
  }

  /// Removes and returns the next queued screen.
  func dequeue() throws(NavigationFailure) -> Route {
    guard !waiting.isEmpty else {
      record(.queueIsEmpty)
      throw .queueIsEmpty
    }
    defer { recordQueue() }
    return waiting.removeFirst()
  }

  /// Removes queued screens: those with a name, or all.
  func clearQueue(of name: String? = nil) {
    let gone = name.map { name in waiting.filter { $0.name == name } } ?? waiting
    if let name { waiting.removeAll { $0.name == name } } else { waiting = [] }
    recordQueue()
    for route in gone.reversed() { route.onDismiss(nil) }
  }

  private func recordQueue() {
    let names = waiting.map(\.name)
    guard names != state.queue else { return }
    state.queue = names
    onChange()
  }

  // MARK: Modals

  func showModal(
    owner: Int, name: String?, onDismiss: @escaping @MainActor ((any Sendable)?) -> Void, content: (Router) -> AnyView
  ) {
    guard !isDismantled, state.place(of: owner) != nil else {
      record(.screenIsGone(owner))
      return onDismiss(nil)
    }
    let id = state.newID()
    entries[id] = Entry(view: content(Router(navigator: self, screen: owner, modal: id)), onDismiss: onDismiss)
    state.modals.append(NavigationState.Modal(id: id, name: name, owner: owner))
    onChange()
  }

  /// Dismisses the newest modal, or the newest with a name and all later ones.
  func dismissModal(named name: String? = nil) {
    attempt { state throws(NavigationFailure) in try state.removeModal(named: name) }
  }

  /// Dismisses a modal and all later ones.
  func dismissModal(_ id: Int, returning result: (any Sendable)?) {
    if let result { entries[id]?.result = result }
    attempt { state throws(NavigationFailure) in try state.removeModal(id) }
  }

  func dismissModals(count: Int) {
    attempt { state throws(NavigationFailure) in state.removeModals(count: count) }
  }

  /// Changes the state, and then calls `onDismiss` of the removed screens, the last first, each once.
  /// - Returns: Whether the request could be fulfilled.
  @discardableResult func attempt(_ change: (inout NavigationState) throws(NavigationFailure) -> [Int]) -> Bool {
    do throws(NavigationFailure) {
      if isDismantled { throw .screenIsGone(state.top.id) }
      var next = state
      let removed = try change(&next)
      // The answer may be a request itself, so the state changes first.
      let answer = state.alert != nil && next.alert == nil ? takeAlert(nil, isAnswered: false) : nil
      state = next
      answer?("")
      forget(removed)
      recordFront()
      onChange()
      return true
    } catch {
      record(error)
      return false
    }
  }

  private func forget(_ ids: [Int]) {
    let gone = ids.compactMap { entries.removeValue(forKey: $0) }
    for id in ids { scrollMemories[id] = nil }
    for entry in gone { entry.onDismiss(entry.result) }
  }

  private func record(_ failure: NavigationFailure) {
    failures = failures.suffix(99) + [failure]
    onEvent(.failed(failure))
  }
}
