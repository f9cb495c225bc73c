import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The usual model, the way to choose another one, and the keys of the providers.
struct ModelSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.keymap) private var keymap
  @Environment(\.language) private var language
  @Environment(\.settingsQuery) private var query
  let presenter: ModelSectionPresenter

  var body: some View {
    VStack {
      if presenter.model.choice.isRules {
        Text(language.offlineModel)
        // Rules must not be taken for an AI model.
        Text(language.offlineMeaning)
      } else {
        Text(language.name(of: presenter.model))
        if presenter.model.choice.model.isEmpty { Text(language.noModelAnswersYet) }
      }
      if let shortcut = presenter.modelShortcut {
        Text(language.chatsWithTheirOwn(key: isPlain ? nil : keymap[shortcut].label)).foregroundStyle(.secondary)
      }
      if leaves(\.chooseModel) { Button(language.chooseModel, action: choose) }
      keys
      if leaves(\.pasteKey) { Button(language.pasteKey, action: paste) }
    }
    .keyBindings([KeyBinding(.character("m"), language.chooseModel, prominence: .spare, action: choose)])
  }

  private func leaves(_ button: KeyPath<Language, String>) -> Bool {
    query.leaves(button, of: [\.chooseModel, \.pasteKey], titled: \.modelAndKeys)
  }

  @ViewBuilder private var keys: some View {
    if let error = presenter.keyError {
      Text(language(error)).foregroundStyle(.danger)
    } else if presenter.keys.isEmpty {
      Text(language.noKeysYet).foregroundStyle(.secondary)
    } else {
      ForEach(Array(presenter.keys.enumerated()), id: \.offset) { _, key in
        Text(language.line(about: key)).foregroundStyle(.secondary)
        if key.isSaved { Button(language.forgetKey(of: key.endpoint)) { forget(key) } }
      }
    }
  }

  private func choose() {
    Task { if await presenter.onChoosePressed() { announce(language.modelIsSaved) } }
  }

  private func paste() {
    Task { if await presenter.onPastePressed() { announce(language.modelIsSaved) } }
  }

  private func forget(_ key: KeyEntry) {
    Task { if await presenter.onForgetPressed(key) { announce(language.forgotten(key.endpoint)) } }
  }
}

extension KeyEntry {
  /// Whether aichat saved it, and so can delete it.
  fileprivate var isSaved: Bool { if case .variable = place { false } else { true } }
}
