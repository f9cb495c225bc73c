import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of the profile: its name, e-mail address, picture and colour.
struct SaveProfileView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: SaveProfilePresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { Task { await presenter.onTryAgainPressed() } }
      case .content: form
      }
    }
    .navigationTitle(presenter.isNamed ? language.editProfile : language.saveYourProfile)
    .task { await presenter.load() }
  }

  private var form: some View {
    ScrollView {
      VStack(spacing: 1) {
        Text(language.whySave).foregroundStyle(.secondary)
        VStack {
          HStack(spacing: 1) {
            fieldName(language.name)
            TextField(language.yourName, text: Binding(presenter, \.name)).defaultFocus()
          }
          if presenter.lacksName, !presenter.canSave { Text(language.nameIsWanted).foregroundStyle(.danger) }
          HStack(spacing: 1) {
            fieldName(language.email)
            TextField(language.emailPrompt, text: Binding(presenter, \.email))
          }
          HStack(spacing: 1) {
            fieldName(language.picture)
            TextField(
              presenter.hasPicture ? language.otherPicturePrompt : language.picturePrompt,
              text: Binding(presenter, \.picturePath))
          }
          if presenter.canRemovePicture {
            Toggle(language.removePicture, isOn: Binding(presenter, \.removesPicture)).padding(.leading, 7)
          }
          Picker(selection: Binding(presenter, \.color)) {
            ForEach(ProfileColor.allCases, id: \.self) { color in
              Text(line: color.title(in: language)).foregroundStyle(color.tint).tag(color)
            }
          } label: {
            fieldName(language.color)
          }
        }
        if window.columns < 24 { VStack { buttons } } else { HStack(spacing: 2) { buttons } }
      }
    }
    .keyboardShortcut(.control("s"), language.save, action: save)
    // With nothing to lose, Esc closes the form like any other screen.
    .keyBindings(
      presenter.hasChanges ? [KeyBinding(.escape, language.cancel, action: presenter.onCancelPressed)] : [])
  }

  private func fieldName(_ text: String) -> some View {
    Text(line: text).foregroundStyle(.secondary).frame(width: 6, alignment: .leading)
  }

  @ViewBuilder private var buttons: some View {
    AsyncButton(
      presenter.isSaving ? language.saving : language.save, role: .primary, isBusy: presenter.isSaving, action: save
    )
    .disabled(!presenter.canSave)
    Button(language.cancel, action: presenter.onCancelPressed)
  }

  private func save() {
    Task { if await presenter.onSavePressed() { announce(language.profileSaved) } }
  }
}
