import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new template, or of an edited one.
struct TemplateFormView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: TemplateFormPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
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
        SaveButtons(isSaving: presenter.isSaving, canSave: presenter.canSave, save: save, cancel: cancel)
      }
    }
    .navigationTitle(presenter.edited == nil ? language.newTemplate : language.editTemplateTitle)
    .task { await presenter.load() }
    .keyboardShortcut(.control("s"), language.save, action: save)
    // With nothing to lose, Esc closes the form like any other screen.
    .keyBindings(presenter.hasUnsaved ? [KeyBinding(.escape, language.cancel, action: cancel)] : [])
  }

  private func save() {
    Task { if await presenter.onSavePressed() { announce(language.saved) } }
  }

  private func cancel() { Task { await presenter.onCancelPressed() } }
}
