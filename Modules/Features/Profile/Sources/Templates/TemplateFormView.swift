import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new template, or of an edited one.
struct TemplateFormView: View {
  @Environment(\.language) private var language
  let presenter: TemplateFormPresenter

  var body: some View {
    let isNew = presenter.edited == nil
    FormScreen(title: isNew ? language.newTemplate : language.editTemplateTitle, presenter: presenter) {
      VStack {
        HStack(spacing: 1) {
          FieldName(language.name)
          TextField(language.templateNamePrompt, text: Binding(presenter, \.draft.name)).defaultFocus()
        }
        Group {
          if presenter.isNameValid {
            Text(line: presenter.name.isEmpty ? language.nameIsMissing : " ").foregroundStyle(.secondary)
          } else {
            Text(language.templateNameIsWrong).foregroundStyle(.danger)
          }
        }
        .belowFields()
      }
      VStack {
        SizedEditor(
          title: language.templateText, hint: language.templateHint, tokens: presenter.tokens,
          text: Binding(presenter, \.draft.text))
        Text(language.asksFor(presenter.variables)).foregroundStyle(.secondary)
      }
    }
  }
}
