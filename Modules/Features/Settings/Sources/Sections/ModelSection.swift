import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Who answers, and the way to choose somebody else.
struct ModelSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.keymap) private var keymap
  @Environment(\.language) private var language
  let presenter: ModelSectionPresenter

  var body: some View {
    VStack {
      if presenter.model.provider == "offline" {
        Text(language.offlineModel).bold()
        // Rules must not be taken for an AI model.
        Text(language.offlineMeaning)
      } else {
        Text(language.name(of: presenter.model)).bold()
      }
      if let shortcut = presenter.modelShortcut {
        Text(language.chatsWithTheirOwn(key: isPlain ? nil : keymap[shortcut].label)).foregroundStyle(.secondary)
      }
      Button(language.chooseModel, action: choose)
    }
    .keyBindings([KeyBinding(.character("m"), language.chooseModel, action: choose)])
  }

  private func choose() {
    Task { if await presenter.onChoosePressed() { announce(language.modelIsKept) } }
  }
}
