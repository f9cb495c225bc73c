import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// A lorebook: whether and where it counts, and its entries. The lorebook of a character is used in its chats only.
struct LorebookView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let presenter: LorebookPresenter

  var body: some View {
    DeletableListScreen(
      title: title, loader: presenter.list.loader,
      deleted: presenter.list.deleted.map { language.title(of: $0.entry) }, keys: keys,
      load: { await presenter.list.loader.load() }, undo: presenter.onUndoPressed
    ) {
      heading
    } rows: {
      VStack {
        Text(line: language.entries(presenter.details.entries.count)).bold()
        rows
        Button("+ " + language.newEntry, action: create)
      }
    }
  }

  private var title: String {
    presenter.isOfCharacter ? language.characterLorebook : presenter.lorebook.name
  }

  private var keys: [KeyBinding] {
    // Plain mode does not list a key with the name of a button a second time.
    let create = KeyBinding(.character("n"), isPlain ? language.newEntry : language.newEntryShort, action: create)
    let edit = KeyBinding(.character("e"), language.editLorebook, prominence: .spare, action: edit)
    if presenter.isOfCharacter { return [create, edit] }
    return [
      create,
      KeyBinding(.character("p"), isPlain ? language.places(shown) : language.placesShort, action: choosePlaces),
      edit,
      KeyBinding(
        .character("x"), isPlain ? language.exportLorebook : language.export, prominence: .spare, action: export),
    ]
  }

  private var heading: some View {
    VStack {
      if !presenter.lorebook.description.isEmpty {
        Text(presenter.lorebook.firstLine).foregroundStyle(.secondary)
      }
      if presenter.isOfCharacter {
        Text(language.isSavedWithTheCharacter).foregroundStyle(.secondary)
        Button(language.editLorebook, action: edit)
      } else {
        Toggle(
          language.countsInPrompts,
          isOn: Binding(get: { presenter.lorebook.isEnabled }) { _ in Task { await presenter.onEnabledChanged() } })
        Button(language.places(shown), action: choosePlaces)
        WrappingHStack(spacing: 2) {
          Button(language.editLorebook, action: edit)
          Button(language.exportLorebook, action: export)
        }
      }
      if let path = presenter.exportedPath { Text(language.exported(to: path)).foregroundStyle(.secondary) }
    }
  }

  private var shown: String { language.places(of: presenter.lorebook.id, presenter.assignments) }

  @ViewBuilder private var rows: some View {
    ForEach(presenter.shownEntries, id: \.place) { place, entry in
      LorebookEntryRow(entry: entry, place: place, presenter: presenter)
    }
    // A button for each page: the pressed one disappears, and the focus moves to the row before the new ones.
    ForEach([presenter.hiddenCount].filter { $0 > 0 }, id: \.self) { count in
      Button(language.showMore(count), action: presenter.onShowMorePressed)
    }
  }

  private func create() { Task { await presenter.onNewEntryPressed() } }

  private func edit() { Task { await presenter.onEditPressed() } }

  private func choosePlaces() { Task { await presenter.onPlacesPressed() } }

  private func export() {
    Task { if await presenter.onExportPressed(in: language) { announce(language.saved) } }
  }
}

/// An entry: a button that opens its form, with the mark that deletes it.
private struct LorebookEntryRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let entry: LorebookEntry
  let place: Int
  let presenter: LorebookPresenter

  var body: some View {
    Button(action: edit) {
      DeletableCell(name: language.title(of: entry), keys: keys, delete: delete) {
        ListCell(language.title(of: entry), subtitle: subtitle, badge: badge)
      }
    }
    .defaultFocus()
  }

  private var badge: String { entry.isEnabled ? entry.isConstant ? language.always : "" : language.off }

  private var subtitle: String {
    let keys = entry.keys.prefix(8).joined(separator: ", ")
    // An entry without a name has its first key as the title.
    let shown = keys == language.title(of: entry) ? "" : String(keys.prefix(60))
    return [shown, entry.firstLine].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var keys: [KeyBinding] {
    [KeyBinding(.enter, language.edit) {}]
      + KeyBinding.ofLore(isOn: entry.isEnabled, in: language, delete: delete, toggle: toggle)
  }

  private func edit() { Task { await presenter.onPressed(entry, at: place) } }

  private func toggle() { Task { await presenter.onEnabledPressed(entry, at: place) } }

  private func delete() {
    Task { if await presenter.onDeletePressed(entry, at: place) { announce(language.deleted) } }
  }
}

extension LorebookEntry {
  /// The beginning of its content, for lists.
  var firstLine: String { content.beginning }
}

extension Lorebook {
  /// The beginning of its description.
  var firstLine: String { description.beginning }
}
