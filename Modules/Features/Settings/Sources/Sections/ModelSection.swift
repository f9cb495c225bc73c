import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Who answers, and the way to choose somebody else.
struct ModelSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
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
      Text(language.chatsWithTheirOwn(hasKeys: !isPlain)).foregroundStyle(.secondary)
      Button(language.chooseModel, action: choose)
    }
    .keyBindings([KeyBinding(.character("m"), language.chooseModel, action: choose)])
  }

  private func choose() {
    Task { if await presenter.onChoosePressed() { announce(language.modelIsKept) } }
  }
}
