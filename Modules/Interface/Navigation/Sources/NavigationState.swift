/// The user's place in the app as plain data: the selected tab, each tab's screens, and the panels in front.
public struct NavigationState: Hashable, Sendable {
  /// A screen on a stack.
  public struct Screen: Hashable, Sendable, Identifiable {
    /// The identity of the screen.
    public let id: Int
    /// The name given by the code that showed the screen, to find it again; unlike the id it need not be unique.
    public var name: String?
    /// The way in which it was shown.
    public var segue: Segue
    /// Its address, if it has one, by which it is restored at the next launch.
    public var link: Link?
    /// The address of the screen that stood directly in front of it last and was removed; nil for none.
    public internal(set) var left: Link?
  }

  /// A tab with its own stack; the first screen is its root.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// The tab's name.
    public let id: String
    /// Its screens, the root first; there is at least one.
    public internal(set) var screens: [Screen]
  }

  /// A small panel in front of everything.
  public struct Modal: Hashable, Sendable, Identifiable {
    /// The identity of the modal.
    public let id: Int
    /// The name given by the code that showed it.
    public var name: String?
    /// The screen that showed it; the modal goes with this screen.
    public let owner: Int
  }

  /// The tabs, in the order of the bar; there is at least one.
  public internal(set) var tabs: [Tab]
  /// The index of the selected tab.
  public internal(set) var selected: Int
  /// The modals, the newest last.
  public internal(set) var modals: [Modal] = []
  /// The alert in front of everything.
  public internal(set) var alert: Alert?
  /// The names of the queued screens, the next first; nil for a screen without a name.
  public internal(set) var queue: [String?] = []
  private var nextID = 0

  /// A state with the roots of these tabs, the first one selected.
  public init(tabs ids: [String]) {
    tabs = []
    selected = 0
    tabs = ids.map { Tab(id: $0, screens: [Screen(id: newID(), segue: .root)]) }
  }

  /// The selected tab.
  public var tab: Tab { tabs[selected] }

  /// The screen in front, without modals and alerts.
  public var top: Screen { tab.screens[tab.screens.count - 1] }

  mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  /// The indices of a screen's tab and of the screen in it.
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

  /// Selects a tab; a tab that is selected already goes back to its root.
  mutating func select(_ tab: String) throws(NavigationFailure) -> [Int] {
    guard let index = tabs.firstIndex(where: { $0.id == tab }) else { throw .noSuchTab(tab) }
    if index == selected { return removeScreens(in: index, from: 1) }
    selected = index
    return []
  }

  mutating func removeScreens(in tab: Int, from index: Int) -> [Int] {
    let gone = tabs[tab].screens.dropFirst(index).map(\.id)
    guard !gone.isEmpty else { return [] }
    if index > 0 { tabs[tab].screens[index - 1].left = tabs[tab].screens[index].link }
    tabs[tab].screens.removeLast(gone.count)
    let lost = modals.filter { gone.contains($0.owner) }.map(\.id)
    modals.removeAll { gone.contains($0.owner) }
    if let owner = alert?.owner, gone.contains(owner) { alert = nil }
    return lost.reversed() + gone.reversed()
  }
}
