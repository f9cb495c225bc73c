import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The models of every source, to choose one from.
struct ModelPickerView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ModelPickerPresenter

  var body: some View {
    VStack {
      // In a small window the models have priority over the text.
      if !presenter.overriding.isEmpty, window.rows >= 9 {
        Text(language.comesBeforeTheChoice(presenter.overriding)).lineLimit(isLow ? 1 : nil).foregroundStyle(.secondary)
      }
      models
        .searchable(text: Binding(presenter, \.query), prompt: language.searchModels) { presenter.onSubmit() }
        .defaultFocus()
      Button(language.pasteKey) { Task { await presenter.onPastePressed() } }
    }
    .navigationTitle(language.title(of: presenter.scope))
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var isLow: Bool { window.rows < 20 }

  @ViewBuilder private var models: some View {
    switch presenter.phase {
    case .loading: LoadingState(language.lookingForModels)
    case .failed(let reason): ErrorState(language(reason), key: .control("r")) { presenter.onTryAgainPressed() }
    case .content: content.keyBindings(keys)
    }
  }

  private var keys: [KeyBinding] {
    [
      KeyBinding(.enter, language.choose, action: {}),
      KeyBinding(.control("r"), language.lookAgain) { presenter.onTryAgainPressed() },
    ]
  }

  @ViewBuilder private var content: some View {
    let rows = presenter.rows
    if rows.isEmpty {
      ContentUnavailableView(language.noSuchModel, description: language.noSuchModelMeaning)
    } else {
      // Another search begins at the top of its results.
      ForEach([presenter.query], id: \.self) { query in
        List(rows, onSelect: { presenter.onRowPressed($0) }) { ModelCell(row: $0) }
          .opening(at: query.isEmpty ? rows.first { $0.isChosen }?.id : nil)
      }
      if presenter.hasRulesAlone, window.rows >= 12 {
        Text(language.howToAddModels).lineLimit(isLow ? 1 : nil).foregroundStyle(.secondary)
      }
    }
  }
}

/// A model; the first one of a source is below the source's name.
private struct ModelCell: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  @Environment(\.windowSize) private var screen
  let row: ModelRow

  var body: some View {
    VStack {
      if row.beginsSource, let source = row.source {
        HStack(spacing: 1) {
          Text(line: source.provider == "offline" ? language.offlineSource : source.name).bold()
          if let address = source.address { Text(line: address).foregroundStyle(.secondary) }
        }
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 1) {
        Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
        Text(line: row.isChosen ? "✓" : " ").foregroundStyle(.accent).accessibilityLabel(
          row.isChosen ? language.chosen : "")
        words
      }
    }
  }

  @ViewBuilder private var words: some View {
    switch row.kind {
    case .usual(let choice): Text(line: language.usualModel(choice)).highlighted(isFocused)
    case .unlisted(let selection):
      Text(line: language.name(of: selection)).highlighted(isFocused)
      Text(line: selection.address ?? language.standsInNoList).foregroundStyle(.secondary)
    case .model(let listing):
      Text(line: row.source?.provider == "offline" ? language.rulesAmongModels : listing.name).highlighted(isFocused)
      // In a narrow window the name uses the whole row.
      if let window = listing.contextWindow, screen.columns >= 40 {
        Text(line: language.contextWindow(window)).foregroundStyle(.secondary)
      }
    case .error(let words):
      VStack {
        Text(language(words)).foregroundStyle(.danger)
        Text(line: language.lookAgain).highlighted(isFocused)
      }
    case .awaited: Text(line: language.lookingForModels).foregroundStyle(.secondary).highlighted(isFocused)
    case .nothing: Text(line: language.noModelsThere).foregroundStyle(.secondary).highlighted(isFocused)
    }
  }
}
