/// Adds and removes screens. The functions return the removed ids, the last first.
extension NavigationState {
  /// Adds a screen in front of another one. The screens that were in front of the other one are removed.
  mutating func add(
    _ segue: Segue, name: String?, link: Link?, at location: ScreenLocation, of screen: Int
  ) throws(NavigationFailure) -> (Screen, removed: [Int]) {
    let asking = try known(screen)
    let last: Int =
      switch location {
      case .afterThis: asking.index
      case .onTop: tabs[asking.tab].screens.count - 1
      case .after(let name): try index(of: name, in: asking.tab)
      }
    let removed = removeScreens(in: asking.tab, from: last + 1)
    let added = Screen(id: newID(), name: name, segue: segue, link: link)
    tabs[asking.tab].screens.append(added)
    return (added, removed)
  }

  /// Replaces a screen by another with the same segue. The screens in front of it are removed.
  mutating func replace(_ screen: Int, name: String?, link: Link?) throws(NavigationFailure) -> (
    Screen, removed: [Int]
  ) {
    let place = try known(screen)
    let segue = tabs[place.tab].screens[place.index].segue
    let removed = try remove(screen)
    let added = Screen(id: newID(), name: name, segue: segue, link: link)
    tabs[place.tab].screens.append(added)
    return (added, removed)
  }

  /// Removes a screen and everything in front of it.
  mutating func remove(_ screen: Int) throws(NavigationFailure) -> [Int] {
    let place = try known(screen)
    return try cut(tab: place.tab, at: place.index)
  }

  /// Removes the topmost screen with a name in a screen's tab, and everything in front of it.
  mutating func remove(named name: String, seenFrom screen: Int) throws(NavigationFailure) -> [Int] {
    let tab = try known(screen).tab
    return try cut(tab: tab, at: index(of: name, in: tab))
  }

  /// Removes some screens from the top of a tab.
  /// - Parameter count: 0 or less removes none.
  mutating func remove(count: Int, inTabOf screen: Int) throws(NavigationFailure) -> [Int] {
    let tab = try known(screen).tab
    guard count > 0 else { return [] }
    return try cut(tab: tab, at: tabs[tab].screens.count - min(count, tabs[tab].screens.count))
  }

  /// Removes everything in front of a screen.
  mutating func pop(to screen: Int) throws(NavigationFailure) -> [Int] {
    let place = try known(screen)
    return removeScreens(in: place.tab, from: place.index + 1)
  }

  /// Removes everything in front of the topmost screen with a name in a screen's tab.
  mutating func pop(to name: String, seenFrom screen: Int) throws(NavigationFailure) -> [Int] {
    let tab = try known(screen).tab
    return removeScreens(in: tab, from: try index(of: name, in: tab) + 1)
  }

  /// Removes the pushed screens of a screen's layer, and everything in front; the layer's first screen stays.
  mutating func removePushes(around screen: Int) throws(NavigationFailure) -> [Int] {
    let place = try known(screen)
    return removeScreens(in: place.tab, from: layerStart(of: place) + 1)
  }

  /// Removes a screen's layer, a sheet or a cover with its pushed screens, and everything in front.
  mutating func removeLayer(around screen: Int) throws(NavigationFailure) -> [Int] {
    let place = try known(screen)
    return try cut(tab: place.tab, at: layerStart(of: place))
  }

  /// Removes everything but a tab's root.
  mutating func popToRoot(of tab: String) throws(NavigationFailure) -> [Int] {
    guard let index = tabs.firstIndex(where: { $0.id == tab }) else { throw .noSuchTab(tab) }
    return removeScreens(in: index, from: 1)
  }
}

// MARK: - Finding

extension NavigationState {
  private func known(_ screen: Int) throws(NavigationFailure) -> (tab: Int, index: Int) {
    guard let place = place(of: screen) else { throw .screenIsGone(screen) }
    return place
  }

  /// The index of the topmost screen with a name.
  private func index(of name: String, in tab: Int) throws(NavigationFailure) -> Int {
    guard let index = tabs[tab].screens.lastIndex(where: { $0.name == name }) else { throw .noSuchScreen(name) }
    return index
  }

  /// The index of the first screen of a screen's layer.
  private func layerStart(of place: (tab: Int, index: Int)) -> Int {
    tabs[place.tab].screens[...place.index].lastIndex { $0.segue.beginsLayer } ?? 0
  }

  private mutating func cut(tab: Int, at index: Int) throws(NavigationFailure) -> [Int] {
    guard index > 0 else { throw .rootStays(tab: tabs[tab].id) }
    return removeScreens(in: tab, from: index)
  }
}
