import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new persona, or of an edited one.
struct PersonaFormView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: PersonaFormPresenter

  var body: some View {
    form
      .navigationTitle(presenter.edited == nil ? language.newPersona : language.editPersona)
      .task { await presenter.load() }
      .keyboardShortcut(.control("s"), language.save, action: save)
      // With nothing to lose, Esc closes the form like any other screen.
      .keyBindings(presenter.hasUnsaved ? [KeyBinding(.escape, language.cancel, action: cancel)] : [])
  }

  private var form: some View {
    ScrollView {
      VStack(spacing: 1) {
        VStack {
          HStack(spacing: 1) {
            FieldName(language.name)
            TextField(language.personaNamePrompt, text: Binding(presenter, \.draft.name)).defaultFocus()
          }
          nameCheck
          HStack(spacing: 1) {
            FieldName(language.picture)
            TextField(language.picturePrompt, text: Binding(presenter, \.draft.picturePath))
          }
          if presenter.hasPicture { Toggle(language.removePicture, isOn: Binding(presenter, \.removesPicture)) }
          colors
        }
        SizedEditor(
          title: language.personaDescription, tokens: presenter.tokens, text: Binding(presenter, \.draft.description))
        Toggle(language.useByDefault, isOn: Binding(presenter, \.isDefault))
        buttons
      }
    }
  }

  /// Why it cannot be saved; an empty row otherwise, so that nothing moves when the first letter is typed.
  @ViewBuilder private var nameCheck: some View {
    switch presenter.checkedName {
    case .valid: Text(line: " ")
    case .missing: Text(language.nameIsMissing).foregroundStyle(.secondary)
    case .tooLong(let extra): Text(language.nameIsTooLong(by: extra)).foregroundStyle(.danger)
    }
  }

  private var colors: some View {
    Picker(selection: Binding(presenter, \.draft.color)) {
      Text(line: language.colorOfProfile).tag(ProfileColor?.none)
      ForEach(ProfileColor.allCases, id: \.self) { Text(line: $0.title(in: language)).tag(ProfileColor?.some($0)) }
    } label: {
      FieldName(language.color)
    }
  }

  private var buttons: some View {
    // Beside each other they need 22 columns.
    Group {
      if window.columns < 24 { VStack { saveAndCancel } } else { HStack(spacing: 2) { saveAndCancel } }
    }
  }

  @ViewBuilder private var saveAndCancel: some View {
    AsyncButton(
      presenter.isSaving ? language.saving : language.save, isBusy: presenter.isSaving,
      action: save
    )
    .disabled(!presenter.canSave)
    Button(language.cancel, action: cancel)
  }

  private func save() {
    Task { if await presenter.onSavePressed() { announce(language.saved) } }
  }

  private func cancel() { Task { await presenter.onCancelPressed() } }
}
