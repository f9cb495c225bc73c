public import TerminalUI

/// A screen's handle for navigation. It knows which screen makes a request.
///
/// A request that cannot be fulfilled changes nothing, and is recorded in the navigator's `failures`.
@MainActor public struct Router {
  let navigator: Navigator
  let screen: Int
  /// The modal that this router belongs to, which finishes by itself; nil for a screen.
  var modal: Int?

  init(navigator: Navigator, screen: Int, modal: Int? = nil) {
    (self.navigator, self.screen, self.modal) = (navigator, screen, modal)
  }
}

extension Router {
  /// The user's place in the app, on every tab.
  public var navigationState: NavigationState { navigator.state }

  /// Whether this screen is in front: no other screen or tab, no modal and no alert covers it. Check it before
  /// showing a question that the user did not ask for.
  public var isInFront: Bool {
    navigator.state.top.id == screen && navigator.state.modals.isEmpty && navigator.state.alert == nil
  }

  /// Requests that could not be fulfilled, the newest last; at most a hundred.
  public var failures: [NavigationFailure] { navigator.failures }
}

// MARK: - Showing screens

extension Router {
  /// Shows another screen.
  /// - Parameters:
  ///   - name: A name to find it by later.
  ///   - link: The screen's address, by which it is restored at the next launch.
  ///   - onDismiss: Called once, when the screen has gone for any reason.
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

  /// Shows several screens, each in front of the one before it. When one cannot be shown, neither are those after it.
  public func showScreens(_ routes: [Route]) {
    var last: Int? = screen
    for route in routes {
      if let before = last { last = navigator.show(route, of: before) } else { route.onDismiss(nil) }
    }
  }

  /// Shows another screen, and waits until it has gone for any reason.
  /// - Returns: The value that it finished with; nil without one, or with one of another type.
  public func showScreen<Value: Sendable>(
    _ segue: Segue, name: String? = nil, returning: Value.Type,
    destination: @escaping @MainActor (Router) -> some View
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      show(
        Route(segue, name: name, onResult: { continuation.resume(returning: $0 as? Value) }, destination: destination))
    }
  }

  /// Replaces this screen by another. The screens in front of it go too.
  public func replaceScreen(by route: Route) { navigator.replace(screen, by: route) }

  /// Changes the address of this screen, because its content has changed: at the next launch it is restored by the
  /// new one.
  public func moveTo(_ link: Link) {
    attempt { state throws(NavigationFailure) in
      try state.setLink(link, of: screen)
      return []
    }
  }

  /// Sets the scroll position where this screen begins. It must not have been drawn yet.
  public func scroll(to place: ScrollMemory.Position) { navigator.remember(place, of: screen) }

  /// Selects a tab; a tab that is selected already goes back to its root.
  public func selectTab(_ id: String) { navigator.select(id) }
}

// MARK: - Dismissing screens

extension Router {
  /// Dismisses this screen or modal, and returns a value to the code that showed it.
  public func finish(with value: some Sendable) { leave(with: value) }

  /// Dismisses this modal, or this screen with everything in front of it. The first screen of a tab stays.
  public func dismissScreen() { leave(with: nil) }

  private func leave(with result: (any Sendable)?) {
    if let modal {
      navigator.dismissModal(modal, returning: result)
    } else {
      navigator.dismiss(screen, returning: result)
    }
  }

  /// Dismisses the topmost screen with a name in this tab, and everything in front of it.
  public func dismissScreen(named name: String) {
    attempt { state throws(NavigationFailure) in try state.remove(named: name, seenFrom: screen) }
  }

  /// Dismisses some screens from the top of this tab.
  public func dismissScreens(count: Int) {
    attempt { state throws(NavigationFailure) in try state.remove(count: count, inTabOf: screen) }
  }

  /// Dismisses the pushed screens of this screen's layer, which is a tab, a sheet or a cover; the layer's first
  /// screen stays.
  public func dismissPushStack() {
    attempt { state throws(NavigationFailure) in try state.removePushes(around: screen) }
  }

  /// Dismisses this screen's sheet or cover, with its pushed screens.
  public func dismissLayer() {
    attempt { state throws(NavigationFailure) in try state.removeLayer(around: screen) }
  }

  /// Dismisses everything in front of this screen.
  public func popToThis() {
    attempt { state throws(NavigationFailure) in try state.pop(to: screen) }
  }

  /// Dismisses everything in front of the topmost screen with a name in this tab.
  public func popToScreen(named name: String) {
    attempt { state throws(NavigationFailure) in try state.pop(to: name, seenFrom: screen) }
  }

  /// Dismisses everything but the first screen of this tab.
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

// MARK: - Queued screens

extension Router {
  /// Queues screens: `showNextScreen` shows them one by one, as the steps of a task.
  public func queueScreens(_ routes: [Route]) { navigator.enqueue(routes) }

  /// Removes the screens with a name from the queue, or all.
  public func clearQueue(of name: String? = nil) { navigator.clearQueue(of: name) }

  /// Shows the next queued screen, after this one.
  /// - Throws: `NavigationFailure.queueIsEmpty`.
  public func showNextScreen() throws(NavigationFailure) { show(try navigator.dequeue()) }

  /// Shows the next queued screen; when the queue is empty, dismisses this layer.
  public func showNextScreenOrDismissLayer() {
    do throws(NavigationFailure) { try showNextScreen() } catch { dismissLayer() }
  }
}
