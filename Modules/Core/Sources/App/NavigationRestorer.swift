import Entities
import FeatureKit
import JSON
import Navigation
import TerminalUI

/// Restores the screens that were open at the end of the last run. A screen is restored by its link; a screen without a
/// link ends its stack.
@MainActor final class NavigationRestorer {
  /// The stored place: the tab, and the screens of each tab after its root.
  struct Snapshot: Hashable, Codable {
    /// A screen: its address, its segue, and its scroll position.
    struct Screen: Hashable, Codable {
      var link: String
      var segue: Segue
      var scroll: ScrollMemory.Position?
    }

    var tab: String
    var stacks: [String: [Screen]]
    /// The scroll positions of the roots.
    var roots: [String: ScrollMemory.Position]?
  }

  nonisolated static let scheme = "aichat"
  /// The most bytes of a stored place. Longer ones are neither stored nor read.
  nonisolated static let largest = 1 << 16
  /// The most screens of a tab that are restored: the last ones.
  nonisolated static let deepest = 50
  private let contributions: Contributions
  private let save: @Sendable (String, UserProfile.ID) async -> Void
  private var kept: (place: Snapshot, profile: UserProfile.ID)?
  /// The places to store next, by profile.
  private var waiting: [UserProfile.ID: Snapshot] = [:]
  private var saving: Task<Void, Never>?

  /// A restorer with the stored place of a profile.
  init(
    contributions: Contributions, kept: String?, of profile: UserProfile.ID?,
    save: @escaping @Sendable (String, UserProfile.ID) async -> Void
  ) {
    self.contributions = contributions
    self.save = save
    // Without a readable place the tabs open at their roots.
    if let kept, let profile, kept.utf8.count <= Self.largest,
      let place = try? JSONReader.decode(Snapshot.self, from: Array(kept.utf8))
    {
      self.kept = (place, profile)
    }
  }

  /// Takes a new navigator to the stored place, and stores its place from then on.
  func attend(_ navigator: Navigator, of profile: UserProfile.ID?) {
    guard let profile else { return }
    // A place belongs to one profile.
    if let kept, kept.profile == profile { restore(kept.place, on: navigator) }
    kept = nil
    var last = place(on: navigator)
    navigator.onChange = { [weak self, weak navigator] in
      guard let self, let navigator else { return }
      let place = place(on: navigator)
      guard place != last else { return }
      last = place
      write(place, profile)
    }
  }

  /// Waits until all places are stored.
  func finish() async {
    while let saving { await saving.value }
  }

  /// Opens a link in its tab, after the root: other screens of the tab close, so that a link leads to the same place
  /// from any screen. A tab's own name leads to its root.
  /// - Returns: Whether the link has a screen. Otherwise nothing changes.
  func open(_ link: Link, on navigator: Navigator) -> Bool {
    let link = contributions.canonical(link)
    let kind = contribution(for: link)
    let named = kind == nil && link.path.count == 1 && link.query.isEmpty ? link.path.first : kind?.tab
    let known = navigator.state.tabs.first { $0.id == named }?.id
    guard let tab = kind == nil ? known : known ?? navigator.state.tab.id, let root = navigator.root(of: tab) else {
      return false
    }
    // Tried first: a link without a screen changes nothing.
    if let kind, kind.screen(Array(link.path.dropFirst()), link.query, root) == nil { return false }
    root.dismissAlert()
    root.dismissAllModals()
    navigator.popToRoot(of: tab)
    if kind != nil, show(link, from: root) == nil { return false }
    if navigator.state.tab.id != tab { navigator.select(tab) }
    return true
  }

  private func restore(_ kept: Snapshot, on navigator: Navigator) {
    for tab in navigator.state.tabs {
      var router = navigator.root(of: tab.id)
      if let place = kept.roots?[tab.id] { router?.scroll(to: place) }
      for screen in (kept.stacks[tab.id] ?? []).suffix(Self.deepest) {
        guard let before = router, let link = Link(screen.link, scheme: Self.scheme) else { break }
        router = show(link, screen.segue, from: before)
        if let place = screen.scroll { router?.scroll(to: place) }
      }
    }
    if kept.tab != navigator.state.tab.id, navigator.state.tabs.contains(where: { $0.id == kept.tab }) {
      navigator.select(kept.tab)
    }
  }

  private func contribution(for link: Link) -> LinkContribution? {
    contributions.links.first { $0.name == link.path.first }
  }

  /// Shows the screen of a link, by its earlier segue or by the one of its feature.
  /// - Returns: The router of that screen; nil where the link names nothing.
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

  private func place(on navigator: Navigator) -> Snapshot {
    var place = Snapshot(tab: navigator.state.tab.id, stacks: [:], roots: [:])
    for tab in navigator.state.tabs {
      let linked = tab.screens.dropFirst().prefix { $0.link != nil }.suffix(Self.deepest)
      place.stacks[tab.id] = linked.compactMap { screen in
        screen.link.map {
          Snapshot.Screen(link: $0.text, segue: screen.segue, scroll: navigator.scrollPlace(of: screen))
        }
      }
      place.roots?[tab.id] = tab.screens.first.flatMap { navigator.scrollPlace(of: $0) }
    }
    return place
  }

  /// Stores one place after the other. Of the places that arrive meanwhile, for example while the user scrolls, only
  /// the newest is stored.
  private func write(_ place: Snapshot, _ profile: UserProfile.ID) {
    waiting[profile] = place
    guard saving == nil else { return }
    saving = Task {
      while let (profile, place) = waiting.popFirst() {
        if let text = try? JSONWriter.encode(place), text.utf8.count <= Self.largest { await save(text, profile) }
      }
      saving = nil
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
