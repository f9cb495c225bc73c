import FeatureKit
import TerminalUI

/// A command in the palette.
@MainActor struct PaletteEntry: Identifiable {
  /// What choosing it does.
  enum Effect {
    /// Presses a key of the screen behind.
    case key(CommandKey)
    /// Shows a tab.
    case tab(String)
    /// Does something from the screen behind.
    case run(@MainActor (NavigationContext) -> Void)
  }

  nonisolated let id: String
  let title: String
  /// A few words at the right, such as its key.
  let detail: String
  /// Further words by which it is found.
  let words: [String]
  let effect: Effect

  init(_ key: CommandKey) {
    (id, title, detail, words, effect) = (key.id, key.title, key.label, [], .key(key))
  }

  init(_ tab: TabContribution, key: CommandKey?, in language: Language) {
    id = "tab \(tab.id)"
    title = tab.title(language)
    detail = key?.label ?? ""
    words = Language.allCases.map(tab.title) + [tab.id]
    effect = .tab(tab.id)
  }

  init(_ action: ActionContribution, _ run: @escaping @MainActor (NavigationContext) -> Void, in language: Language) {
    id = action.id
    title = action.title(language)
    detail = ""
    words = Language.allCases.map(action.title) + [action.id]
    effect = .run(run)
  }

  init(_ found: FoundAction, of action: ActionContribution) {
    id = "\(action.id) \(found.id)"
    title = found.title
    detail = found.detail
    words = found.words + [found.detail]
    effect = .run(found.run)
  }
}

/// Commands below one heading.
@MainActor struct PaletteGroup {
  let title: String
  var entries: [PaletteEntry] = []
  /// Why its commands could not be found; nil where they were.
  var problem: String?
}
