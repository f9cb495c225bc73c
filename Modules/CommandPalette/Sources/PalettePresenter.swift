import Entities
import FeatureKit
import Observation
import TerminalUI

/// Finds commands by a few letters, and does the chosen one.
@Observable @MainActor final class PalettePresenter {
  /// The typed letters.
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      isChosen = false
      rank()
    }
  }
  /// The list.
  private(set) var lines: [PaletteLine] = []
  /// The command that Enter does.
  private(set) var selected: PaletteEntry.ID?
  /// Whether the user moved to that command. Else it is the first one.
  @ObservationIgnored private var isChosen = false
  /// The first visible line of the list.
  @ObservationIgnored private var offset = 0
  @ObservationIgnored private var found: [String: PaletteGroup] = [:]
  /// The actions that can be done.
  private let available: [ActionContribution]
  /// The groups before the found things, and the group after them. They stay the same while the palette is open.
  @ObservationIgnored private lazy var fixed = fixedGroups()
  private let builder: PaletteBuilder
  private let context: CommandPanelContext
  private let language: Language
  /// Where commands lead from; nil for keys only.
  private let place: NavigationContext?

  init(_ builder: PaletteBuilder, _ context: CommandPanelContext, in language: Language) {
    self.builder = builder
    self.context = context
    self.language = language
    place = builder.place()
    available = place == nil ? [] : builder.actions.filter { $0.isAvailable() }
    rank()
  }

  /// The number of commands in the list.
  var count: Int { lines.count { $0.entry != nil } }

  /// Finds what only features know, for the typed letters. A later call replaces an earlier one.
  func find() async {
    let pattern = LetterPattern(text)
    for action in available {
      guard case .onFound(let find) = action.effect else { continue }
      var group = PaletteGroup(title: action.title(language))
      do {
        group.entries = try await find(pattern, language).map { PaletteEntry($0, of: action) }
      } catch is CancellationError {
        return
      } catch {
        group.problem = language.words(for: error)
      }
      if Task.isCancelled { return }
      found[action.id] = group
      rank()
    }
  }

  /// Selects the command that is `steps` further down, as far as there is one.
  func onMoved(by steps: Int) {
    let ids = lines.compactMap(\.entry?.id)
    guard let now = ids.firstIndex(where: { $0 == selected }) else { return }
    selected = ids[min(max(0, now + steps), ids.count - 1)]
    isChosen = true
  }

  /// Does the selected command.
  func onSubmit() {
    if let entry = lines.compactMap(\.entry).first(where: { $0.id == selected }) { onPressed(entry) }
  }

  /// Closes the palette, and does a command.
  func onPressed(_ entry: PaletteEntry) {
    builder.usage.record(entry.id)
    switch entry.effect {
    case .key(let key): context.perform(key)
    case .tab(let tab):
      context.close()
      builder.selectTab(tab)
    case .run(let run):
      context.close()
      if let place { run(place) }
    }
  }

  /// The part of the list that has room, with the selected command in it.
  /// - Parameter isShort: Whether there is room for commands only.
  func visibleLines(rows: Int, isShort: Bool) -> [PaletteLine] {
    let all =
      isShort ? lines.filter { if case .gap = $0 { false } else if case .heading = $0 { false } else { true } } : lines
    guard rows > 0, let place = all.firstIndex(where: { $0.entry?.id == selected }) else {
      return Array(all.prefix(rows))
    }
    // The heading of the first command of a group shows with it.
    let start = place > 0 && all[place - 1].entry == nil ? place - 1 : place
    offset = min(max(offset, place - rows + 1), start, max(0, all.count - rows))
    return Array(all[offset...].prefix(rows))
  }
}

// MARK: - The commands

extension PalettePresenter {
  private func rank() {
    let groups = fixed.first + available.compactMap { found[$0.id] } + [fixed.last]
    lines = PaletteLine.lines(of: groups, LetterPattern(text), builder.usage)
    let ids = lines.compactMap(\.entry?.id)
    if !isChosen || !ids.contains(where: { $0 == selected }) { (selected, offset) = (ids.first, 0) }
  }

  private func fixedGroups() -> (first: [PaletteGroup], last: PaletteGroup) {
    let tabs = place != nil && builder.canSelectTab() ? builder.tabs : []
    let titles = Set(tabs.map { $0.title(language) })
    // A tab's digit is shown beside the tab.
    let (digits, keys) = (
      context.keys.filter { $0.isEverywhere && titles.contains($0.title) },
      context.keys.filter { !($0.isEverywhere && titles.contains($0.title)) }
    )
    let places = tabs.map { tab in
      PaletteEntry(tab, key: digits.first { $0.title == tab.title(language) }, in: language)
    }
    let first = [
      PaletteGroup(title: language.onThisScreen, entries: keys.filter { !$0.isEverywhere }.map { PaletteEntry($0) }),
      PaletteGroup(title: language.goTo, entries: places + anywhere),
    ]
    return (
      first,
      PaletteGroup(title: language.everywhere, entries: keys.filter(\.isEverywhere).map { PaletteEntry($0) })
    )
  }

  /// The actions that any screen can do. An action is left out where the screen behind lists it already, by its key or
  /// by its title.
  private var anywhere: [PaletteEntry] {
    available.compactMap { action in
      let title = action.title(language)
      guard case .anywhere(let run) = action.effect,
        !context.keys.contains(where: { $0.id == action.id || $0.title == title })
      else { return nil }
      return PaletteEntry(action, run, in: language)
    }
  }
}
