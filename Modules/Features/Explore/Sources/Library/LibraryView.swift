import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// All characters: a field that finds them, the list, and what narrows and orders it.
struct LibraryView: View {
  @Environment(\.language) private var language
  let presenter: LibraryPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content:
        if presenter.tagLetters != nil {
          LibraryTags(presenter: presenter)
        } else {
          LibraryContent(presenter: presenter)
        }
      }
    }
    .navigationDetail(
      isPresented: presenter.phase == .content && !presenter.rows.isEmpty && presenter.tagLetters == nil
    ) {
      CharacterPreview(
        presenter: presenter.preview, onChat: presenter.onPreviewChatPressed,
        onCharacter: presenter.onPreviewCharacterPressed)
    }
    .navigationTitle(language.allCharacters)
    .task(id: presenter.attempt) { await presenter.load() }
    .task(id: presenter.request) { await presenter.find() }
    .onDisappear { presenter.selection.onStopPressed() }
  }
}

private struct LibraryContent: View {
  @Environment(\.language) private var language
  @Environment(\.showsDetail) private var showsDetail
  let presenter: LibraryPresenter

  var body: some View {
    VStack {
      rows
      LibraryBar(presenter: presenter)
    }
    .searchable(text: Binding(presenter, \.query.text), prompt: language.findCharacters, status: status)
    // The field is the first control, so it has the focus; as a default field it would take the letters that are keys
    // of the list.
  }

  private var status: String {
    language.found(presenter.rows.count, of: presenter.total) + (presenter.isReadingTexts ? " …" : "")
  }

  @ViewBuilder private var rows: some View {
    if presenter.rows.isEmpty {
      VStack {
        if presenter.isReadingTexts {
          LoadingState(language.readingTexts)
        } else {
          nothing
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      // Each text begins a new list, which is read from the top.
      ForEach([presenter.query.text], id: \.self) { _ in
        List(presenter.rows, onSelect: presenter.onRowChosen) { LibraryCell(row: $0, presenter: presenter) }
          .onSelection(if: showsDetail, after: presenter.preview.rest) { await presenter.preview.show($0.id) }
          .keyBindings(keys)
      }
    }
  }

  /// What shows when nothing is found. The key of a filter also turns it off again. So the focus goes to a button,
  /// since in the field the key would be typed.
  @ViewBuilder private var nothing: some View {
    if presenter.query.hasFilter {
      ContentUnavailableView {
        Text(language.noneFound)
      } description: {
        EmptyView()
      } actions: {
        Button(language.showAll) { presenter.query.removeFilters() }
          .takesFocusWhenNew(presenter.isNarrowedByKey)
          .keyBindings(undoKeys + filterKeys)
      }
    } else {
      ContentUnavailableView(language.noneFound)
    }
  }

  private var filterKeys: [KeyBinding] {
    [
      KeyBinding(.character("v"), language.favorites, prominence: .spare) {
        presenter.onFilterPressed(\.onlyFavorites)
      },
      KeyBinding(.character("o"), language.ownOnes, prominence: .spare) { presenter.onFilterPressed(\.onlyOwn) },
      KeyBinding(.character("t"), language.tag, prominence: .spare) { presenter.onTagPressed() },
    ]
  }

  /// The keys of the list. They are letters, so they work only while the focus is in the list, not in the field.
  private var keys: [KeyBinding] {
    let selection = presenter.selection
    // The list handles Enter; this binding only shows it in the footer.
    let open = KeyBinding(.enter, language.chat) {}
    let ofMarked =
      selection.marked.isEmpty
      ? []
      : [
        KeyBinding(.character("d"), language.delete) { act { await $0.onDeletePressed(showing: presenter.rows) } },
        KeyBinding(.character("x"), language.export) { act { await $0.onExportPressed() } },
        KeyBinding(.character("+"), language.addTag) { act { await $0.onTagPressed(adding: true) } },
        KeyBinding(.character("-"), language.removeTag, prominence: .spare) {
          act { await $0.onTagPressed(adding: false) }
        },
        KeyBinding(.character("u"), language.unmark, prominence: .spare) { selection.onUnmarkPressed() },
      ]
    return [open] + undoKeys + ofMarked + [
      KeyBinding(.character("s"), language.sort, prominence: .spare) { presenter.onSortPressed() }
    ] + filterKeys + [
      KeyBinding(.character("a"), language.markAll, prominence: .spare) { presenter.onMarkAllPressed() },
      KeyBinding(.character("m"), language.importCharacters, prominence: .hidden) { presenter.onImportPressed() },
    ]
  }

  private var undoKeys: [KeyBinding] { LibraryUndo(presenter: presenter).keys(in: language) }

  private func act(_ action: @escaping @MainActor (LibrarySelection) async -> Bool) {
    Task { await presenter.onAction(action) }
  }
}

/// The button that brings the last deleted characters back.
private struct LibraryUndo: View {
  @Environment(\.language) private var language
  let presenter: LibraryPresenter

  private var selection: LibrarySelection { presenter.selection }

  var body: some View {
    Button(title(in: language), action: undo)
      // The list has gone with its rows. In the field the key would be typed.
      .takesFocusWhenNew(presenter.rows.isEmpty && presenter.isNarrowedByKey)
      .keyBindings(keys(in: language))
  }

  func keys(in language: Language) -> [KeyBinding] {
    guard selection.canUndo else { return [] }
    let prominence = selection.hasJustDeleted ? KeyBinding.Prominence.ordinary : .spare
    return [KeyBinding(.character("z"), title(in: language), prominence: prominence, action: undo)]
  }

  private func title(in language: Language) -> String {
    selection.hasJustDeleted ? language.undo : language.bringBack(selection.deleted)
  }

  private func undo() { Task { await presenter.onAction { await $0.onUndoPressed() } } }
}

/// Below the list: what is done with the marked characters, or what narrows and orders the list. A small window has no
/// room for it; the keys do the same.
private struct LibraryBar: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: LibraryPresenter

  private var selection: LibrarySelection { presenter.selection }

  var body: some View {
    VStack {
      if let done = selection.done {
        HStack(spacing: 2) {
          ProgressView(language.working(done, of: selection.marked.count))
          Button(language.stop) { selection.onStopPressed() }
        }
      } else {
        if let outcome = selection.outcome {
          HStack(spacing: 2) {
            Text(language.words(for: outcome)).foregroundStyle(.secondary)
            if selection.canUndo, selection.hasJustDeleted { LibraryUndo(presenter: presenter) }
          }
        }
        if isPlain || window.rows >= 12 || presenter.rows.isEmpty {
          if isPlain, !presenter.rows.isEmpty { rowAction }
          WrappingHStack(spacing: 2) {
            // Without rows there are no keys, and a filter must be removable.
            if selection.marked.isEmpty || presenter.rows.isEmpty { filters }
            if !selection.marked.isEmpty { actions }
            if selection.canUndo, !selection.hasJustDeleted { LibraryUndo(presenter: presenter) }
          }
        }
      }
    }
  }

  /// In plain mode a row has no keys.
  private var rowAction: some View {
    Picker(selection: Binding(presenter, \.rowAction)) {
      ForEach(LibraryPresenter.RowAction.allCases, id: \.self) { Text(line: language.title(of: $0)).tag($0) }
    } label: {
      Text(line: language.rowAction)
    }
  }

  @ViewBuilder private var filters: some View {
    Picker(selection: Binding(presenter, \.query.sort)) {
      ForEach(LibraryQuery.Sort.allCases, id: \.self) { Text(line: language.title(of: $0)).tag($0) }
    } label: {
      Text(line: language.sort).foregroundStyle(.secondary)
    }
    Toggle(language.favorites, isOn: Binding(presenter, \.query.onlyFavorites))
    Toggle(language.ownOnes, isOn: Binding(presenter, \.query.onlyOwn))
    Button(language.tagged(presenter.query.tag)) { presenter.onTagPressed() }
    if !presenter.rows.isEmpty { Button(language.markAll) { presenter.onMarkAllPressed() } }
  }

  @ViewBuilder private var actions: some View {
    Text(line: language.marked(selection.marked.count)).bold()
    Button(language.delete, role: .destructive) { act { await $0.onDeletePressed(showing: presenter.rows) } }
    Button(language.export) { act { await $0.onExportPressed() } }
    Button(language.addTag) { act { await $0.onTagPressed(adding: true) } }
    Button(language.removeTag) { act { await $0.onTagPressed(adding: false) } }
    Button(language.unmark) { selection.onUnmarkPressed() }
  }

  private func act(_ action: @escaping @MainActor (LibrarySelection) async -> Bool) {
    Task { await presenter.onAction(action) }
  }
}
