import Entities
import FeatureKit
import Observation

/// The form of a new template, or of one of the user's.
@Observable @MainActor final class TemplateFormPresenter {
  /// The name and the text as typed.
  var draft: PromptTemplate {
    didSet { save() }
  }
  private(set) var isSaving = false
  /// The edited template; nil for a new one.
  let edited: PromptTemplate?
  @ObservationIgnored private let drafts = DraftAutosaver<FormDraft>()
  private let interactor: any TemplateFormInteractor
  private let router: any TemplateFormRouter

  /// - Parameter edited: The template to change; nil for a new one.
  init(editing edited: PromptTemplate? = nil, interactor: any TemplateFormInteractor, router: any TemplateFormRouter) {
    (self.edited, self.interactor, self.router) = (edited, interactor, router)
    draft = edited ?? PromptTemplate(name: "", text: "")
  }

  /// The name to save: a slash before it and capitals are no part of it.
  var name: String { draft.name.templateName }

  /// Whether the name is one, or nothing is typed yet.
  var isNameValid: Bool { name.isEmpty || PromptTemplate.isName(name) }

  /// The approximate tokens of the text.
  var tokens: Int { interactor.estimatedTokens(of: draft.text) }

  /// The variables of the text so far.
  var variables: [PromptTemplate.Variable] {
    // A longer text cannot be saved; it is not searched at each key press.
    draft.text.utf8.count > PromptTemplate.longestText ? [] : draft.variables
  }

  /// Whether something was typed that would be lost.
  var hasUnsaved: Bool { draft != edited ?? PromptTemplate(name: "", text: "") }

  var canSave: Bool { PromptTemplate.isName(name) && !draft.text.trimmed.isEmpty && !isSaving }

  /// Shows the unsaved text.
  func load() async {
    guard let typed = await drafts.load(.template(edited?.name), from: interactor) else { return }
    draft = PromptTemplate(name: typed["name"] ?? draft.name, text: typed["text"] ?? draft.text)
  }

  private func save() {
    drafts.save(hasUnsaved ? FormDraft(["name": draft.name, "text": draft.text]) : nil)
  }

  func onCancelPressed() async {
    if hasUnsaved {
      guard await router.confirm(.discardingTemplate(named: edited?.name)) else { return }
      await drafts.forget()
    }
    router.dismissScreen()
  }

  /// Saves the template once. After a failure the form stays, for another attempt.
  /// - Returns: Whether it is saved.
  @discardableResult func onSavePressed() async -> Bool {
    guard canSave else { return false }
    isSaving = true
    defer { isSaving = false }
    let template = PromptTemplate(name: name, text: draft.text)
    do {
      try await interactor.saveTemplate(template, replacing: edited?.name)
      interactor.log(TemplateEvent.saveTemplate.success(.count("variable_count", template.variables.count)))
      await drafts.forget()
      router.finishTemplate(with: template)
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(TemplateEvent.saveTemplate.fail(error))
      router.showAlert(for: error)
    }
    return false
  }
}
