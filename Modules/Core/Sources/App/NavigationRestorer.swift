import Entities
import FeatureKit
import JSON
import Navigation
import TerminalUI

/// Brings the user back to where they were. A screen comes back by its link; one without a link ends its stack.
@MainActor final class NavigationRestorer {
  /// What is kept: the tab, and what each tab shows after its root.
  struct Snapshot: Hashable, Codable {
    /// A screen: its address, how it came, and where it is scrolled to.
    struct Screen: Hashable, Codable {
      var link: String
      var segue: Segue
      var scroll: ScrollMemory.Position?
    }

    var tab: String
    var stacks: [String: [Screen]]
    /// Where the roots of tabs are scrolled to.
    var roots: [String: ScrollMemory.Position]?
  }

  nonisolated static let scheme = "aichat"
  /// How many bytes a place may have. Longer ones are neither kept nor read: a line may have any length.
  nonisolated static let largest = 1 << 16
  /// How many screens of a tab come back: the last ones.
  nonisolated static let deepest = 50
  private let contributions: Contributions
  private let save: @Sendable (String, UserProfile.ID) async -> Void
  private var kept: (place: Snapshot, profile: UserProfile.ID)?
  /// What is to be stored next, of each profile.
  private var waiting: [UserProfile.ID: Snapshot] = [:]
  private var saving: Task<Void, Never>?

  /// A restorer with the place where a profile was last time.
  init(
    contributions: Contributions, kept: String?, of profile: UserProfile.ID?,
    save: @escaping @Sendable (String, UserProfile.ID) async -> Void
  ) {
    self.contributions = contributions
    self.save = save
    // A place that cannot be read is no loss: the tabs open at their beginning.
    if let kept, let profile, kept.utf8.count <= Self.largest,
      let place = try? JSONReader.decode(Snapshot.self, from: Array(kept.utf8))
    {
      self.kept = (place, profile)
    }
  }

  /// Takes a fresh navigator to the kept place, and keeps it from then on.
  func attend(_ navigator: Navigator, of profile: UserProfile.ID?) {
    guard let profile else { return }
    // Another profile's place is none of this one's business.
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

  /// Waits until what was kept is stored.
  func finish() async {
    while let saving { await saving.value }
  }

  /// Opens a link in its tab, from the root: whatever stood in front of it has gone, so that a link leads to the same
  /// place from everywhere. A tab's own name leads to its root.
  /// - Returns: Whether there is a screen at it. Without one nothing has changed.
  func open(_ link: Link, on navigator: Navigator) -> Bool {
    let link = contributions.canonical(link)
    let kind = contribution(for: link)
    let named = kind == nil && link.path.count == 1 && link.query.isEmpty ? link.path.first : kind?.tab
    let known = navigator.state.tabs.first { $0.id == named }?.id
    guard let tab = kind == nil ? known : known ?? navigator.state.tab.id, let root = navigator.root(of: tab) else {
      return false
    }
    // Tried first: what is no screen leaves the user where they are.
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

  /// Stores one place after the other; of those that come meanwhile, as while the user scrolls, only the newest.
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
