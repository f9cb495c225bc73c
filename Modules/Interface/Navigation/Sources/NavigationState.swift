/// Where the person is, as plain data: a tab, each tab's screens, and what stands in front.
public struct NavigationState: Hashable, Sendable {
  /// A screen on a stack.
  public struct Screen: Hashable, Sendable, Identifiable {
    /// What tells screens apart.
    public let id: Int
    /// How it came.
    public var segue: Segue
    /// Its address, when it has one: with it the screen can be built anew at the next launch.
    public var link: Link?
  }

  /// A tab with its own stack; the first screen is its root.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// The tab's name.
    public let id: String
    /// Its screens, the root first; there is at least one.
    public internal(set) var screens: [Screen]
  }

  /// Something small in front of everything.
  public struct Modal: Hashable, Sendable, Identifiable {
    /// What tells modals apart.
    public let id: Int
    /// The screen that showed it, and takes it away when it goes.
    public let owner: Int
  }

  /// The tabs, in the order of the bar; there is at least one.
  public internal(set) var tabs: [Tab]
  /// The index of the tab that shows.
  public internal(set) var selected: Int
  /// What stands in front, the newest last.
  public internal(set) var modals: [Modal] = []
  /// The question in front of everything.
  public internal(set) var alert: Alert?
  private var nextID = 0

  /// The roots of these tabs, the first one selected.
  public init(tabs ids: [String]) {
    tabs = []
    selected = 0
    tabs = ids.map { Tab(id: $0, screens: [Screen(id: newID(), segue: .root)]) }
  }

  /// The tab that shows.
  public var tab: Tab { tabs[selected] }

  /// The screen in front, without modals and alerts.
  public var top: Screen { tab.screens[tab.screens.count - 1] }

  mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  /// Where a screen is.
  func place(of screen: Int) -> (tab: Int, index: Int)? {
    for (tab, content) in tabs.enumerated() {
      if let index = content.screens.firstIndex(where: { $0.id == screen }) { return (tab, index) }
    }
    return nil
  }

  /// Adds a screen after another, in front of which nothing else may stand: what does is removed first.
  mutating func add(_ segue: Segue, link: Link?, after screen: Int) throws(NavigationFailure) -> (
    Screen, removed: [Int]
  ) {
    guard let place = place(of: screen) else { throw .screenIsGone(screen) }
    let removed = removeScreens(in: place.tab, from: place.index + 1)
    let added = Screen(id: newID(), segue: segue, link: link)
    tabs[place.tab].screens.append(added)
    return (added, removed)
  }

  /// Removes a screen and everything in front of it.
  /// - Returns: What was removed, the last first.
  mutating func remove(_ screen: Int) throws(NavigationFailure) -> [Int] {
    guard let place = place(of: screen) else { throw .screenIsGone(screen) }
    guard place.index > 0 else { throw .rootStays(tab: tabs[place.tab].id) }
    return removeScreens(in: place.tab, from: place.index)
  }

  /// Removes everything in front of a screen.
  mutating func pop(to screen: Int) throws(NavigationFailure) -> [Int] {
    guard let place = place(of: screen) else { throw .screenIsGone(screen) }
    return removeScreens(in: place.tab, from: place.index + 1)
  }

  /// Removes everything but a tab's root.
  mutating func popToRoot(of tab: String) throws(NavigationFailure) -> [Int] {
    guard let index = tabs.firstIndex(where: { $0.id == tab }) else { throw .noSuchTab(tab) }
    return removeScreens(in: index, from: 1)
  }

  /// Shows a tab; one that shows already goes back to its root.
  mutating func select(_ tab: String) throws(NavigationFailure) -> [Int] {
    guard let index = tabs.firstIndex(where: { $0.id == tab }) else { throw .noSuchTab(tab) }
    if index == selected { return removeScreens(in: index, from: 1) }
    selected = index
    return []
  }

  private mutating func removeScreens(in tab: Int, from index: Int) -> [Int] {
    let gone = tabs[tab].screens.dropFirst(index).map(\.id)
    guard !gone.isEmpty else { return [] }
    tabs[tab].screens.removeLast(gone.count)
    let lost = modals.filter { gone.contains($0.owner) }.map(\.id)
    modals.removeAll { gone.contains($0.owner) }
    if let owner = alert?.owner, gone.contains(owner) { alert = nil }
    return lost.reversed() + gone.reversed()
  }
}

/// How a screen comes.
public enum Segue: String, Hashable, Sendable {
  /// It is the first of its tab.
  case root
  /// In place of the one before it.
  case push
  /// As a panel in front of the one before it.
  case sheet
  /// In front of everything, tabs included.
  case fullScreenCover
}

/// A request that cannot be fulfilled.
public enum NavigationFailure: Error, Hashable, Sendable {
  /// The screen that asked, or that was named, is no longer there.
  case screenIsGone(Int)
  /// A tab's first screen cannot be dismissed.
  case rootStays(tab: String)
  /// There is no tab of that name.
  case noSuchTab(String)
}
