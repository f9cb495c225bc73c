import Entities
import FeatureKit
import Observation

/// The form of a new template, or of one of the user's.
@Observable @MainActor final class TemplateFormPresenter: FormPresenter {
  /// The name and the text as typed.
  var draft: PromptTemplate {
    didSet { save() }
  }
  let form: FormSaver
  /// The edited template; nil for a new one.
  let edited: PromptTemplate?
  private let interactor: any TemplateFormInteractor
  private let router: any TemplateFormRouter

  /// - Parameter edited: The template to change; nil for a new one.
  init(editing edited: PromptTemplate? = nil, interactor: any TemplateFormInteractor, router: any TemplateFormRouter) {
    (self.edited, self.interactor, self.router) = (edited, interactor, router)
    form = FormSaver(.template(edited?.name), interactor: interactor, router: router)
    draft = edited ?? PromptTemplate(name: "", text: "")
  }

  /// The name to save: without the slash before it, and in small letters.
  var name: String { draft.name.templateName }

  /// Whether the name is valid, or empty.
  var isNameValid: Bool { name.isEmpty || PromptTemplate.isName(name) }

  /// The approximate tokens of the text.
  var tokens: Int { interactor.estimatedTokens(of: draft.text) }

  /// The variables of the text so far.
  var variables: [PromptTemplate.Variable] {
    // A longer text cannot be saved; it is not searched at each key press.
    draft.text.utf8.count > PromptTemplate.longestText ? [] : draft.variables
  }

  var hasUnsaved: Bool { draft != edited ?? PromptTemplate(name: "", text: "") }

  var isValid: Bool { PromptTemplate.isName(name) && !draft.text.trimmed.isEmpty }

  var discarding: Question { .discardingTemplate(named: edited?.name) }

  func load() async {
    guard let typed = await form.load() else { return }
    draft = PromptTemplate(name: typed["name"] ?? draft.name, text: typed["text"] ?? draft.text)
  }

  private func save() { form.keep(hasUnsaved ? FormDraft(["name": draft.name, "text": draft.text]) : nil) }

  func onSavePressed() async -> Bool {
    await form.save(if: isValid, TemplateEvent.saveTemplate) {
      let template = PromptTemplate(name: name, text: draft.text)
      try await interactor.saveTemplate(template, replacing: edited?.name)
      interactor.log(TemplateEvent.saveTemplate.success(.count("variable_count", template.variables.count)))
      return template
    } then: {
      router.finishTemplate(with: $0)
    }
  }
}
