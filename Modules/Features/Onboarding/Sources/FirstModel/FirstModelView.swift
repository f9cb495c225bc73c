import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Who answers, and the ways to have somebody else: a server that was found, a provider with a key.
struct FirstModelView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: FirstModelPresenter
  let step: StepPresenter

  var body: some View {
    VStack(spacing: window.rows >= 12 ? 1 : 0) {
      ScrollView {
        VStack(spacing: 1) {
          answerer
          found
          if window.columns < 44 { VStack { buttons } } else { HStack(spacing: 2) { buttons } }
        }
      }
      Button(language.next) { presenter.onContinuePressed() }.defaultFocus().layoutPriority(1)
    }
    .column()
    .step(step)
    .navigationTitle(language.whoAnswers)
    .keyBindings([
      KeyBinding(.enter, language.next) { presenter.onContinuePressed() },
      KeyBinding(.character("m"), language.chooseModel, action: choose),
      KeyBinding(.character("k"), language.pasteKey, action: pasteKey),
    ])
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var answerer: some View {
    VStack {
      if presenter.model.provider == "offline" {
        Text(language.offlineAnswers).bold()
        // Rules must not be taken for an AI model.
        Text(language.offlineMeaning).foregroundStyle(.secondary)
      } else {
        Text(language.answers(presenter.model)).bold()
        Text(language.modelMeaning).foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var found: some View {
    VStack {
      ForEach(Array(presenter.sources.enumerated()), id: \.offset) { _, source in
        if let trouble = source.trouble {
          Text("\(source.name): " + language(trouble)).foregroundStyle(.danger)
        } else if !source.models.isEmpty {
          Button(action: { take(source) }) { SourceRow(source: source) }
        }
      }
      if presenter.isLooking {
        ProgressView(language.lookingForServers)
      } else if presenter.sources.isEmpty {
        Text(language.noServers).foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button(language.chooseModel, action: choose)
    Button(language.pasteKey, action: pasteKey)
  }

  private func take(_ source: ModelSource) { tell { await presenter.onSourcePressed(source) } }

  private func choose() { tell { await presenter.onChoosePressed() } }

  private func pasteKey() { tell { await presenter.onKeyPressed() } }

  private func tell(_ act: @escaping @MainActor () async -> Bool) {
    Task { if await act() { announce(language.answers(presenter.model)) } }
  }
}

/// Somebody who has models: where, and which or how many.
private struct SourceRow: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  let source: ModelSource

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      Text(line: source.name).bold().reversed(isFocused)
      Text(line: source.models.count == 1 ? source.models[0].name : language.models(source.models.count))
    }
  }
}
