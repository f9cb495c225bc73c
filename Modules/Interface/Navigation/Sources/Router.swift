public import TerminalUI

/// What a screen navigates with: it knows which screen asks.
///
/// A request that cannot be fulfilled changes nothing, and is kept in the navigator's `failures`.
@MainActor public struct Router {
  let navigator: Navigator
  let screen: Int
  /// The modal that this is in, which finishes and goes by itself; nil on the screen.
  var modal: Int?

  init(navigator: Navigator, screen: Int, modal: Int? = nil) {
    (self.navigator, self.screen, self.modal) = (navigator, screen, modal)
  }
}

extension Router {
  /// Where the user is, on every tab.
  public var navigationState: NavigationState { navigator.state }

  /// Whether nothing stands in front of this screen: no other screen or tab, no modal, no alert. Who asks without being
  /// asked looks here first.
  public var isInFront: Bool {
    navigator.state.top.id == screen && navigator.state.modals.isEmpty && navigator.state.alert == nil
  }

  /// Requests that could not be fulfilled, the newest last; at most the last hundred.
  public var failures: [NavigationFailure] { navigator.failures }
}

// MARK: - Showing screens

extension Router {
  /// Shows another screen.
  /// - Parameters:
  ///   - name: What it can be found by later.
  ///   - link: The screen's address, with which it comes back at the next launch.
  ///   - onDismiss: Called once, when the screen has gone, by whatever means.
  public func showScreen(
    _ segue: Segue = .push, name: String? = nil, link: Link? = nil, at location: ScreenLocation = .afterThis,
    onDismiss: @escaping @MainActor () -> Void = {}, destination: @escaping @MainActor (Router) -> some View
  ) {
    show(Route(segue, name: name, link: link, onDismiss: onDismiss, destination: destination), at: location)
  }

  /// Shows another screen.
  public func show(_ route: Route, at location: ScreenLocation = .afterThis) {
    navigator.show(route, at: location, of: screen)
  }

  /// Shows several screens, each in front of the one before it. Where one cannot be shown, those after it are not
  /// either.
  public func showScreens(_ routes: [Route]) {
    var last: Int? = screen
    for route in routes {
      if let before = last { last = navigator.show(route, of: before) } else { route.onDismiss(nil) }
    }
  }

  /// Shows another screen and waits until it has gone, by whatever means.
  /// - Returns: What it finished with; nil when it went without, or finished with something else.
  public func showScreen<Value: Sendable>(
    _ segue: Segue, name: String? = nil, returning: Value.Type,
    destination: @escaping @MainActor (Router) -> some View
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      show(
        Route(segue, name: name, onResult: { continuation.resume(returning: $0 as? Value) }, destination: destination))
    }
  }

  /// Shows another screen in this one's place: this one goes, with everything in front of it.
  public func replaceScreen(by route: Route) { navigator.replace(screen, by: route) }

  /// Gives this screen another address: what it shows has changed, and comes back so at the next launch.
  public func moveTo(_ link: Link) {
    attempt { state throws(NavigationFailure) in
      try state.setLink(link, of: screen)
      return []
    }
  }

  /// Has this screen begin where it was scrolled to once. It must not have been drawn yet.
  public func scroll(to place: ScrollMemory.Position) { navigator.remember(place, of: screen) }

  /// Shows a tab; one that shows already goes back to its root.
  public func selectTab(_ id: String) { navigator.select(id) }
}

// MARK: - Dismissing screens

extension Router {
  /// Takes this screen or modal away, and gives a value to who showed it.
  public func finish(with value: some Sendable) { leave(with: value) }

  /// Takes this screen away, with everything in front of it; or this modal. The first screen of a tab stays.
  public func dismissScreen() { leave(with: nil) }

  private func leave(with result: (any Sendable)?) {
    if let modal {
      navigator.dismissModal(modal, returning: result)
    } else {
      navigator.dismiss(screen, returning: result)
    }
  }

  /// Takes the nearest screen of a name away, with everything in front of it.
  public func dismissScreen(named name: String) {
    attempt { state throws(NavigationFailure) in try state.remove(named: name, seenFrom: screen) }
  }

  /// Takes some screens from the top of this tab.
  public func dismissScreens(count: Int) {
    attempt { state throws(NavigationFailure) in try state.remove(count: count, inTabOf: screen) }
  }

  /// Takes away what was pushed in this screen's layer, be it the tab, a sheet or a cover: its first screen stays.
  public func dismissPushStack() {
    attempt { state throws(NavigationFailure) in try state.removePushes(around: screen) }
  }

  /// Takes this screen's sheet or cover away, with all that was pushed in it.
  public func dismissLayer() {
    attempt { state throws(NavigationFailure) in try state.removeLayer(around: screen) }
  }

  /// Takes away everything in front of this screen.
  public func popToThis() {
    attempt { state throws(NavigationFailure) in try state.pop(to: screen) }
  }

  /// Takes away everything in front of the nearest screen of a name.
  public func popToScreen(named name: String) {
    attempt { state throws(NavigationFailure) in try state.pop(to: name, seenFrom: screen) }
  }

  /// Takes away everything but the first screen of this tab.
  public func popToRoot() {
    attempt { state throws(NavigationFailure) in
      guard let place = state.place(of: screen) else { throw .screenIsGone(screen) }
      return try state.popToRoot(of: state.tabs[place.tab].id)
    }
  }

  private func attempt(_ change: (inout NavigationState) throws(NavigationFailure) -> [Int]) {
    navigator.attempt(change)
  }
}

// MARK: - Screens that wait

extension Router {
  /// Has screens wait: `showNextScreen` shows them one by one, as the steps of something that takes several.
  public func queueScreens(_ routes: [Route]) { navigator.enqueue(routes) }

  /// Takes the screens of a name out of the queue, or all.
  public func clearQueue(of name: String? = nil) { navigator.clearQueue(of: name) }

  /// Shows the screen that has waited longest, after this one.
  /// - Throws: `NavigationFailure.queueIsEmpty`.
  public func showNextScreen() throws(NavigationFailure) { show(try navigator.dequeue()) }

  /// Shows the screen that has waited longest; when none waits, this layer has served its purpose and goes.
  public func showNextScreenOrDismissLayer() {
    do throws(NavigationFailure) { try showNextScreen() } catch { dismissLayer() }
  }
}
