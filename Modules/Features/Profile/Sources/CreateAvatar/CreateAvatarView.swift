import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form in which an avatar is made.
struct CreateAvatarView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: CreateAvatarPresenter

  var body: some View {
    Screen(language.newAvatar) {
      ScrollView {
        VStack(spacing: 1) {
          HStack(spacing: 1) {
            FieldName(language.name)
            TextField(language.namePrompt, text: Binding(presenter, \.name)).defaultFocus()
          }
          choices
          Text(presenter.description.sentence(in: language)).italic()
          buttons
        }
      }
    }
    .keyboardShortcut(.control("s"), language.save, action: presenter.onSavePressed)
  }

  private var choices: some View {
    let description = presenter.description
    return VStack {
      ChoiceRow(
        language.isA, value: description.character.title(in: language), step: presenter.onCharacterStepped)
      ChoiceRow(language.thatIs, value: description.action.title(in: language), step: presenter.onActionStepped)
      ChoiceRow(language.inThe, value: description.location.title(in: language), step: presenter.onLocationStepped)
    }
  }

  private var buttons: some View {
    VStack {
      // Beside each other they need 22 columns.
      if window.columns < 24 { VStack { saveAndCancel } } else { HStack(spacing: 2) { saveAndCancel } }
      switch presenter.checkedName {
      case .valid: EmptyView()
      case .missing: Text(language.nameIsMissing).foregroundStyle(.secondary)
      case .tooLong(let extra): Text(language.nameIsTooLong(by: extra)).foregroundStyle(.danger)
      }
    }
  }

  @ViewBuilder private var saveAndCancel: some View {
    AsyncButton(
      presenter.isSaving ? language.saving : language.save, isBusy: presenter.isSaving,
      action: presenter.onSavePressed
    )
    .disabled(!presenter.canSave)
    Button(language.cancel, action: presenter.onCancelPressed)
  }
}
