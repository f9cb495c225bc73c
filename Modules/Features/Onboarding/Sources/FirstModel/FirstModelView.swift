import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The model that answers, and the ways to another one: the screen of models, and a provider's key.
struct FirstModelView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: FirstModelPresenter
  let step: StepPresenter

  var body: some View {
    VStack(spacing: window.rows >= 12 ? 1 : 0) {
      ScrollView {
        VStack(spacing: 1) {
          answerer
          Button(action: choose) {
            OptionCard(
              title: language.serverHere, need: language.serversHere, about: language.serverMeaning, isChosen: false)
          }
          .keyBindings(enter(language.chooseModel, choose))
          Button(action: pasteKey) {
            OptionCard(
              title: language.providerElsewhere, need: language.needsKey, about: language.providerMeaning,
              isChosen: false)
          }
          .keyBindings(enter(language.pasteKey, pasteKey))
          Text(language.howModelsAreFound).foregroundStyle(.secondary)
        }
      }
      Button(language.next, role: .primary) { presenter.onContinuePressed() }.defaultFocus().layoutPriority(1)
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

  /// The model that answers now. It needs no button, because going on keeps it.
  private var answerer: some View {
    VStack {
      OptionCard(
        title: presenter.model.choice.isRules ? language.offlineAnswers : language.answers(presenter.model),
        need: language.worksNow,
        // Rules must not be taken for an AI model.
        about: presenter.model.choice.isRules ? language.offlineMeaning : language.modelMeaning, isChosen: true)
      if !presenter.overriding.isEmpty { Text(language.comesBeforeTheChoice(presenter.overriding)) }
    }
  }

  /// Names Enter on a card in the footer. The button itself handles the key.
  private func enter(_ title: String, _ action: @escaping @MainActor () -> Void) -> [KeyBinding] {
    isPlain ? [] : [KeyBinding(.enter, title, action: action)]
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
