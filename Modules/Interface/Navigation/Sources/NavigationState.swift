/// Where the user is, as plain data: a tab, each tab's screens, and what stands in front.
public struct NavigationState: Hashable, Sendable {
  /// A screen on a stack.
  public struct Screen: Hashable, Sendable, Identifiable {
    /// What tells screens apart.
    public let id: Int
    /// The name that whoever showed it gave it, to find it again; unlike the number it may stand twice.
    public var name: String?
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
    /// The name that whoever showed it gave it.
    public var name: String?
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
  /// The names of the screens that wait to be shown, the next first; nil is one without a name.
  public internal(set) var queue: [String?] = []
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

  mutating func setLink(_ link: Link, of screen: Int) throws(NavigationFailure) {
    guard let place = place(of: screen) else { throw .screenIsGone(screen) }
    tabs[place.tab].screens[place.index].link = link
  }

  /// Shows a tab; one that shows already goes back to its root.
  mutating func select(_ tab: String) throws(NavigationFailure) -> [Int] {
    guard let index = tabs.firstIndex(where: { $0.id == tab }) else { throw .noSuchTab(tab) }
    if index == selected { return removeScreens(in: index, from: 1) }
    selected = index
    return []
  }

  mutating func removeScreens(in tab: Int, from index: Int) -> [Int] {
    let gone = tabs[tab].screens.dropFirst(index).map(\.id)
    guard !gone.isEmpty else { return [] }
    tabs[tab].screens.removeLast(gone.count)
    let lost = modals.filter { gone.contains($0.owner) }.map(\.id)
    modals.removeAll { gone.contains($0.owner) }
    if let owner = alert?.owner, gone.contains(owner) { alert = nil }
    return lost.reversed() + gone.reversed()
  }
}
