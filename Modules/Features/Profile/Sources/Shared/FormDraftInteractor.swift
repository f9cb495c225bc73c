import FeatureKit
public import Entities

/// Keeps the unsaved text of forms: it outlives the form and the program.
@MainActor public protocol FormDraftInteractor {
  /// The unsaved text of a form; nil when there is none.
  func formDraft(_ form: FormDraft.Form) async throws -> FormDraft?
  /// Saves the text of a form in place of the earlier one; nil removes it.
  func saveFormDraft(_ draft: FormDraft?, of form: FormDraft.Form) async throws
}

extension DraftAutosaver<FormDraft> {
  /// The stored text of a form at the first call; nil later.
  func load(_ form: FormDraft.Form, from interactor: any FormDraftInteractor) async -> FormDraft? {
    await load {
      try await interactor.formDraft(form)
    } storingWith: {
      try await interactor.saveFormDraft($0, of: form)
    }
  }
}
