import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user's lorebooks, with where they count.
struct LorebooksView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: LorebooksPresenter

  var body: some View {
    DeletableListScreen(
      title: language.lorebooks, loader: presenter.list.loader, deleted: presenter.list.deleted?.lorebook.name,
      keys: keys, load: presenter.load, undo: presenter.onUndoPressed
    ) {
      if window.rows >= 12 || presenter.lorebooks.isEmpty {
        Text(language.lorebooksMeaning).foregroundStyle(.secondary)
      }
    } rows: {
      if !presenter.imported.isEmpty { ImportedLorebooks(files: presenter.imported) }
      if presenter.lorebooks.isEmpty {
        Text(language.noLorebooks)
      } else {
        VStack {
          ForEach(presenter.lorebooks) { LorebookRow(lorebook: $0, presenter: presenter) }
        }
      }
      VStack {
        newButton
        AsyncButton(
          presenter.isImporting ? language.importingLorebooks : language.importLorebooks,
          isBusy: presenter.isImporting, action: importFiles)
      }
    }
  }

  private var keys: [KeyBinding] {
    [
      KeyBinding(.character("n"), isPlain ? language.newLorebook : language.newLorebookShort, action: create),
      KeyBinding(
        .character("i"), isPlain ? language.importLorebooks : language.importAction, action: importFiles),
    ]
  }

  private var newButton: Button {
    let button = Button("+ " + language.newLorebook, action: create)
    return presenter.lorebooks.isEmpty ? button.defaultFocus() : button
  }

  private func create() { Task { await presenter.onNewPressed() } }

  private func importFiles() {
    Task { if await presenter.onImportPressed(in: language) { announce(language.imported) } }
  }
}

/// The result of an import: the number of files with each outcome, and the warnings and refusals.
private struct ImportedLorebooks: View {
  /// The most lines about single files.
  private static let most = 8
  @Environment(\.language) private var language
  let files: [LorebookImport]

  var body: some View {
    VStack {
      Text(language.imported(LorebookCounts(files)))
      ForEach(Array(lines.prefix(Self.most).enumerated()), id: \.offset) { _, line in
        Text(line).foregroundStyle(.secondary)
      }
      if lines.count > Self.most { Text(line: "…").foregroundStyle(.secondary) }
    }
  }

  private var lines: [String] {
    files.flatMap { file in language.notes(on: file).map { language.name(of: file) + ": " + $0 } }
  }
}

/// A lorebook: a button that opens it, with the mark that deletes it.
private struct LorebookRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let lorebook: Lorebook
  let presenter: LorebooksPresenter

  var body: some View {
    Button(action: open) {
      DeletableCell(name: lorebook.name, keys: keys, delete: delete) {
        ListCell(lorebook.name, subtitle: subtitle, badge: lorebook.isEnabled ? "" : language.off)
      }
    }
    .defaultFocus()
  }

  private var subtitle: String {
    let places = language.places(of: lorebook.id, presenter.assignments)
    return language.entries(lorebook.entryCount) + " · " + (places.isEmpty ? language.notAssigned : places)
  }

  private var keys: [KeyBinding] {
    [KeyBinding(.enter, language.open) {}]
      + KeyBinding.ofLore(isOn: lorebook.isEnabled, in: language, delete: delete, toggle: toggle)
  }

  private func open() { presenter.onPressed(lorebook) }

  private func toggle() { Task { await presenter.onEnabledPressed(lorebook) } }

  private func delete() {
    Task { if await presenter.onDeletePressed(lorebook) { announce(language.deleted) } }
  }
}

extension KeyBinding {
  /// The keys that delete the chosen lorebook or entry, and turn it on or off.
  static func ofLore(
    isOn: Bool, in language: Language, delete: @escaping @MainActor () -> Void, toggle: @escaping @MainActor () -> Void
  ) -> [KeyBinding] {
    deleting(language.delete, delete)
      + [KeyBinding(.character("t"), isOn ? language.turnOff : language.turnOn, action: toggle)]
  }
}
