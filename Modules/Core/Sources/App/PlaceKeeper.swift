import Entities
import FeatureKit
import JSON
import Navigation
import TerminalUI

/// Brings the person back to where they were. A screen comes back by its link; one without a link ends its stack.
@MainActor final class PlaceKeeper {
  /// What is kept: the tab, and what each tab shows after its root.
  struct Place: Hashable, Codable {
    /// A screen: its address, and how it came.
    struct Screen: Hashable, Codable {
      var link: String
      var segue: Segue
    }

    var tab: String
    var stacks: [String: [Screen]]
  }

  nonisolated static let scheme = "aichat"
  private let contributions: Contributions
  private let save: @Sendable (String, UserProfile.ID) async -> Void
  private var kept: Place?
  private var saving: Task<Void, Never>?

  /// A keeper with the place of last time.
  init(
    contributions: Contributions, kept: String?,
    save: @escaping @Sendable (String, UserProfile.ID) async -> Void
  ) {
    self.contributions = contributions
    self.save = save
    // A place that cannot be read is no loss: the tabs open at their beginning.
    self.kept = kept.flatMap { try? JSONReader.decode(Place.self, from: Array($0.utf8)) }
  }

  /// Takes a fresh navigator to the kept place, and keeps it from then on.
  func attend(_ navigator: Navigator, of profile: UserProfile.ID?) {
    restore(on: navigator)
    guard let profile else { return }
    var last = place(of: navigator.state)
    navigator.onChange = { [weak self, weak navigator] in
      guard let self, let navigator else { return }
      let place = place(of: navigator.state)
      guard place != last else { return }
      last = place
      write(place, profile)
    }
  }

  /// Waits until what was kept is stored.
  func finish() async {
    await saving?.value
  }

  /// Opens a link in its tab, from the root: whatever stood in front of it has gone, so that a link leads to the same
  /// place from everywhere. A tab's own name leads to its root.
  /// - Returns: Whether there is a screen at it. Without one nothing has changed.
  func open(_ link: Link, on navigator: Navigator) -> Bool {
    let kind = contribution(for: link)
    let named = kind == nil && link.path.count == 1 && link.query.isEmpty ? link.path.first : kind?.tab
    let known = navigator.state.tabs.first { $0.id == named }?.id
    guard let tab = kind == nil ? known : known ?? navigator.state.tab.id, let root = navigator.root(of: tab) else {
      return false
    }
    // Tried first: what is no screen leaves the person where they are.
    if let kind, kind.screen(Array(link.path.dropFirst()), link.query, root) == nil { return false }
    root.dismissAlert()
    root.dismissAllModals()
    navigator.popToRoot(of: tab)
    if kind != nil, show(link, from: root) == nil { return false }
    if navigator.state.tab.id != tab { navigator.select(tab) }
    return true
  }

  private func restore(on navigator: Navigator) {
    guard let kept else { return }
    self.kept = nil
    for tab in navigator.state.tabs {
      var router = navigator.root(of: tab.id)
      for screen in kept.stacks[tab.id] ?? [] {
        guard let before = router, let link = Link(screen.link, scheme: Self.scheme) else { break }
        router = show(link, screen.segue, from: before)
      }
    }
    if kept.tab != navigator.state.tab.id, navigator.state.tabs.contains(where: { $0.id == kept.tab }) {
      navigator.select(kept.tab)
    }
  }

  private func contribution(for link: Link) -> LinkContribution? {
    contributions.links.first { $0.name == link.path.first }
  }

  /// Shows a link's screen, as it came before, or as its feature means it to come.
  /// - Returns: The router of that screen; nil when the link names nothing.
  private func show(_ link: Link, _ segue: Segue? = nil, from router: Router) -> Router? {
    guard let kind = contribution(for: link) else { return nil }
    var shown: Router?
    router.showScreen(segue ?? kind.presentation.segue, link: link) { inner in
      let view = kind.screen(Array(link.path.dropFirst()), link.query, inner)
      if view != nil { shown = inner }
      return view
    }
    if shown == nil { router.popToThis() }
    return shown
  }

  private func place(of state: NavigationState) -> Place {
    Place(
      tab: state.tab.id,
      stacks: Dictionary(uniqueKeysWithValues: state.tabs.map { tab in (tab.id, screens(of: tab)) }))
  }

  private func screens(of tab: NavigationState.Tab) -> [Place.Screen] {
    let linked = tab.screens.dropFirst().prefix { $0.link != nil }
    return linked.compactMap { screen in screen.link.map { Place.Screen(link: $0.text, segue: screen.segue) } }
  }

  private func write(_ place: Place, _ profile: UserProfile.ID) {
    guard let text = try? JSONWriter.encode(place) else { return }
    let (before, save) = (saving, save)
    saving = Task {
      await before?.value
      await save(text, profile)
    }
  }
}

extension LinkContribution.Presentation {
  fileprivate var segue: Segue {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .fullScreenCover
    }
  }
}
