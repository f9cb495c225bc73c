import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new persona, or of an edited one.
struct PersonaFormView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
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
          NameCheck(name: presenter.checkedName).belowFields()
          HStack(spacing: 1) {
            FieldName(language.picture)
            TextField(language.picturePrompt, text: Binding(presenter, \.draft.picturePath))
          }
          if presenter.hasPicture {
            Toggle(language.removePicture, isOn: Binding(presenter, \.removesPicture)).belowFields()
          }
          colors
        }
        SizedEditor(
          title: language.personaDescription, hint: language.personaHint, tokens: presenter.tokens,
          text: Binding(presenter, \.draft.description))
        Toggle(language.useByDefault, isOn: Binding(presenter, \.isDefault))
        buttons
      }
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
    SaveButtons(isSaving: presenter.isSaving, canSave: presenter.canSave, save: save, cancel: cancel)
  }

  private func save() {
    Task { if await presenter.onSavePressed() { announce(language.saved) } }
  }

  private func cancel() { Task { await presenter.onCancelPressed() } }
}
