import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The settings of replies, value by value: an empty field keeps the usual value, and shows it.
struct PresetView: View {
  @Environment(\.language) private var language
  @Environment(\.isPlain) private var isPlain
  let presenter: PresetPresenter

  var body: some View {
    VStack {
      if presenter.scopes.count > 1 {
        Picker(language.settingsFor, selection: Binding(presenter, \.scope)) {
          ForEach(presenter.scopes, id: \.self) { scope in
            Text(line: language.title(of: scope, with: presenter.avatarName)).tag(scope)
          }
        }
        .defaultFocus()
        .pickerStyle(.segmented)
      } else {
        Text(language.settingsFor + " " + language.title(of: presenter.scope, with: presenter.avatarName))
          .foregroundStyle(.secondary)
      }
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason), key: .control("r")) { presenter.onTryAgainPressed() }
      case .content:
        if let failure = presenter.failure { UnsavedRows(reason: failure, presenter: presenter) }
        ScrollView { PresetForm(presenter: presenter) }
      }
    }
    .navigationTitle(language.replySettings)
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .task(id: presenter.attempt) { await presenter.load() }
  }
}

private struct PresetForm: View {
  @Environment(\.language) private var language
  let presenter: PresetPresenter

  var body: some View {
    VStack {
      model
      ForEach([Preset.Field.temperature, .topP, .maximumTokens, .contextWindow, .seed, .stop], id: \.self) { field in
        PresetRow(field: field, presenter: presenter) {
          TextField(language.usual(presenter.usual(field)), text: text(of: field))
        }
      }
      PresetRow(field: .effort, presenter: presenter) { choice(.effort, Preset.Field.effort.choices) }
      PresetRow(field: .summarizes, presenter: presenter) { choice(.summarizes, Preset.Field.summarizes.choices) }
      PresetRow(field: .instruction, presenter: presenter) {
        TextEditor(language.usual(presenter.usual(.instruction)), text: text(of: .instruction)).lineLimit(1...4)
      }
      if let summary = presenter.shownSummary { SummaryRows(summary: summary, presenter: presenter) }
      Text(language.emptyIsUsual).foregroundStyle(.secondary).padding(.top, 1)
      if !presenter.own.isEmpty { Button(language.allAsUsual) { presenter.onClearPressed() } }
    }
  }

  private var model: some View {
    PresetRow(field: .model, presenter: presenter) {
      if let model = presenter.report?.model {
        HStack(spacing: 1) {
          Button(language.choose) { Task { await presenter.onModelPressed() } }
          Text(language.words(for: model))
        }
      }
    }
  }

  private func text(of field: Preset.Field) -> Binding<String> {
    Binding(get: { presenter.text(of: field) }) { presenter.type($0, for: field) }
  }

  private func choice(_ field: Preset.Field, _ values: [String]) -> some View {
    Picker(selection: text(of: field)) {
      Text(line: language.usual(presenter.usual(field))).tag("")
      ForEach(values, id: \.self) { Text(line: language.word(for: $0)).tag($0) }
    } label: {
    }
  }
}

/// Says that typed values are not saved, and offers the possible actions.
private struct UnsavedRows: View {
  @Environment(\.language) private var language
  let reason: LocalizedText
  let presenter: PresetPresenter

  var body: some View {
    VStack {
      Text(language.notSaved(language(reason))).foregroundStyle(.danger)
      HStack(spacing: 1) {
        Button(language.tryAgain) { presenter.onSaveAgainPressed() }
        Button(language.discardTyped) { presenter.onDiscardPressed() }
      }
    }
  }
}

/// A value: its name, its field, and its note below.
private struct PresetRow<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let field: Preset.Field
  let presenter: PresetPresenter
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      if window.columns < 48 {
        Text(line: language.name(of: field)).foregroundStyle(.secondary)
        content
      } else {
        HStack(spacing: 1) {
          Text(line: language.name(of: field)).foregroundStyle(.secondary).frame(width: 18, alignment: .leading)
          content
        }
      }
      switch presenter.note(on: field) {
      case nil: EmptyView()
      case .wrong(let expected): Text(language.expected(language(expected))).foregroundStyle(.danger)
      case .overridden(let text): Text(language.overridden(field, by: text)).foregroundStyle(.secondary)
      case .remark(let words): Text(language.name(of: field) + ": " + language(words)).foregroundStyle(.secondary)
      }
    }
  }
}

/// The summary of this chat, to be corrected or removed.
private struct SummaryRows: View {
  @Environment(\.language) private var language
  let summary: ConversationSummary
  let presenter: PresetPresenter

  var body: some View {
    VStack {
      Text(language.origin(of: summary)).foregroundStyle(.secondary)
      TextEditor(language.summary, text: Binding(presenter, \.summaryText)).lineLimit(1...6)
      Button(language.removeSummary) { presenter.onRemoveSummaryPressed() }
    }
    .padding(.top, 1)
  }
}
