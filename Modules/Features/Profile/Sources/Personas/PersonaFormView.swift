import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new persona, or of an edited one.
struct PersonaFormView: View {
  @Environment(\.language) private var language
  let presenter: PersonaFormPresenter

  var body: some View {
    FormScreen(title: presenter.edited == nil ? language.newPersona : language.editPersona, presenter: presenter) {
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
}
