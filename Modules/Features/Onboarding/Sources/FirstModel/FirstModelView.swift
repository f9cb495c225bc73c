import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The model that answers, and the ways to another one: the screen of models, and a provider's key.
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
          Text(language.howModelsAreFound).foregroundStyle(.secondary)
          if window.columns < 44 { VStack { buttons } } else { HStack(spacing: 2) { buttons } }
        }
      }
      Button(language.next) { presenter.onContinuePressed() }.defaultFocus().layoutPriority(1)
    }
    .column()
    .step(step)
    .navigationTitle(language.yourModel)
    .keyBindings([
      KeyBinding(.enter, language.next) { presenter.onContinuePressed() },
      KeyBinding(.character("m"), language.chooseModel, action: choose),
      KeyBinding(.character("k"), language.pasteKey, action: pasteKey),
    ])
  }

  private var answerer: some View {
    VStack {
      if presenter.model.choice.isRules {
        Text(language.offlineAnswers).bold()
        // Rules must not be taken for an AI model.
        Text(language.offlineMeaning).foregroundStyle(.secondary)
      } else {
        Text(language.answers(presenter.model)).bold()
        Text(language.modelMeaning).foregroundStyle(.secondary)
      }
      if !presenter.overriding.isEmpty { Text(language.comesBeforeTheChoice(presenter.overriding)) }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button(language.chooseModel, action: choose)
    Button(language.pasteKey, action: pasteKey)
  }

  private func choose() { run { await presenter.onChoosePressed() } }

  private func pasteKey() { run { await presenter.onKeyPressed() } }

  /// Announces the choice, if there is one.
  private func run(_ act: @escaping @MainActor () async -> Bool) {
    Task {
      guard await act() else { return }
      announce(presenter.overriding.isEmpty ? language.answers(presenter.model) : language.choiceIsSaved)
    }
  }
}
