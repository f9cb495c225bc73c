public import Observation
public import TerminalUI

/// Keeps the navigation state, and the screens that it names.
@Observable @MainActor public final class Navigator {
  /// Where the person is.
  public private(set) var state: NavigationState
  /// Called after each change of the state.
  @ObservationIgnored public var onChange: @MainActor () -> Void = {}
  /// Requests that could not be fulfilled, the newest last; at most the last hundred.
  @ObservationIgnored public private(set) var failures: [NavigationFailure] = []
  /// Tells it from every other navigator of this run.
  @ObservationIgnored let number: Int
  private static var count = 0
  @ObservationIgnored private var entries: [Int: Entry] = [:]
  @ObservationIgnored private var roots: [String: @MainActor (Router) -> AnyView]
  @ObservationIgnored private var alertActions: [@MainActor () -> Void] = []

  /// What the state's plain data cannot hold: a screen's view, and what happens when it goes.
  private struct Entry {
    var view: AnyView?
    /// What it brings back to who showed it.
    var result: (any Sendable)?
    var onDismiss: @MainActor ((any Sendable)?) -> Void = { _ in }
  }

  /// Tabs with their roots, which are built when they are first shown. There is at least one.
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

  /// Takes everything away, for good: every screen is told, the last first, and every question counts as cancelled.
  ///
  /// Who is done with a navigator must call it. Screens hold their routers, and those hold the navigator.
  public func dismantle() {
    onChange = {}
    answerAlert(nil)
    let modals = state.modals.map(\.id).reversed()
    let screens = state.tabs.flatMap { $0.screens.map(\.id) }.reversed()
    state.modals = []
    forget(Array(modals) + Array(screens))
    roots = [:]
  }

  /// The view of a screen or a modal.
  func view(of id: Int) -> AnyView? {
    if let known = entries[id]?.view { return known }
    guard let tab = state.tabs.first(where: { $0.screens[0].id == id }), let make = roots[tab.id] else { return nil }
    let view = make(Router(navigator: self, screen: id))
    entries[id] = Entry(view: view)
    return view
  }

  /// Shows a tab; one that shows already goes back to its root.
  public func select(_ tab: String) {
    attempt { state throws(NavigationFailure) in try state.select(tab) }
  }

  /// Goes back to the root of a tab.
  public func popToRoot(of tab: String) {
    attempt { state throws(NavigationFailure) in try state.popToRoot(of: tab) }
  }

  func show(
    _ segue: Segue, link: Link?, after screen: Int, onDismiss: @escaping @MainActor ((any Sendable)?) -> Void,
    destination: (Router) -> AnyView
  ) {
    attempt { state throws(NavigationFailure) in
      let (added, removed) = try state.add(segue, link: link, after: screen)
      entries[added.id] = Entry(
        view: destination(Router(navigator: self, screen: added.id)), onDismiss: onDismiss)
      return removed
    }
    // A screen that could not come goes at once: who waits for it is told.
    if case .screenIsGone(screen)? = failures.last, state.place(of: screen) == nil { onDismiss(nil) }
  }

  func dismiss(_ screen: Int, returning result: (any Sendable)? = nil) {
    if let result { entries[screen]?.result = result }
    attempt { state throws(NavigationFailure) in try state.remove(screen) }
  }

  func pop(to screen: Int) {
    attempt { state throws(NavigationFailure) in try state.pop(to: screen) }
  }

  func showModal(owner: Int, onDismiss: @escaping @MainActor () -> Void, content: (Router) -> AnyView) {
    guard state.place(of: owner) != nil else {
      note(.screenIsGone(owner))
      return onDismiss()
    }
    let id = state.newID()
    entries[id] = Entry(view: content(Router(navigator: self, screen: owner)), onDismiss: { _ in onDismiss() })
    state.modals.append(NavigationState.Modal(id: id, owner: owner))
    onChange()
  }

  /// Takes the newest modal away.
  func dismissModal() {
    guard let modal = state.modals.popLast() else { return }
    forget([modal.id])
    onChange()
  }

  func showAlert(owner: Int, title: String, message: String, buttons: [AlertButton]) {
    let alert = Alert(
      id: state.newID(), owner: owner, title: title, message: message,
      buttons: buttons.map { Alert.Button(title: $0.title, role: $0.role) })
    replaceAlert(by: alert, actions: buttons.map(\.action))
  }

  /// Answers the alert with one of its buttons; nil is the one that cancels.
  func answerAlert(_ index: Int?) {
    guard let alert = state.alert else { return }
    let chosen = index ?? alert.buttons.firstIndex { $0.role == .cancel }
    let action = chosen.flatMap { alertActions.indices.contains($0) ? alertActions[$0] : nil }
    state.alert = nil
    alertActions = []
    action?()
    onChange()
  }

  /// An alert that is replaced counts as cancelled.
  private func replaceAlert(by alert: Alert, actions: [@MainActor () -> Void]) {
    answerAlert(nil)
    state.alert = alert
    alertActions = actions
    onChange()
  }

  /// Changes the state, then tells those who were removed, the last first, each once.
  private func attempt(_ change: (inout NavigationState) throws(NavigationFailure) -> [Int]) {
    let pendingAlert = state.alert
    do {
      var next = state
      let removed = try change(&next)
      let lostAlert = pendingAlert != nil && next.alert == nil
      if lostAlert { answerAlert(nil) }
      state = next
      forget(removed)
      onChange()
    } catch {
      note(error)
    }
  }

  private func forget(_ ids: [Int]) {
    let gone = ids.compactMap { entries.removeValue(forKey: $0) }
    for entry in gone { entry.onDismiss(entry.result) }
  }

  private func note(_ failure: NavigationFailure) {
    failures = failures.suffix(99) + [failure]
  }
}
