import Entities
import FeatureKit
import Observation

/// Saves a form, or discards it. Until then its unsaved text is a draft.
@Observable @MainActor final class FormSaver {
  private(set) var isSaving = false
  private let form: FormDraft.Form
  private let drafts = DraftAutosaver<FormDraft>()
  private let interactor: any FormInteractor
  private let router: any FormRouter

  init(_ form: FormDraft.Form, interactor: any FormInteractor, router: any FormRouter) {
    (self.form, self.interactor, self.router) = (form, interactor, router)
  }

  /// The stored draft at the first call; nil later.
  func load() async -> FormDraft? {
    await drafts.load {
      try await interactor.formDraft(form)
    } storingWith: { [interactor, form] in
      try await interactor.saveFormDraft($0, of: form)
    }
  }

  /// Keeps the text as a draft; nil when nothing would be lost.
  func keep(_ draft: FormDraft?) { drafts.save(draft) }

  /// Closes the form.
  /// - Parameter question: Asks before the text is lost; nil when nothing would be lost.
  func close(asking question: Question?) async {
    if let question {
      guard await router.confirm(question) else { return }
      await drafts.forget()
    }
    router.dismissScreen()
  }

  /// Saves the form, once at a time. After a failure it stays, for another attempt.
  /// - Parameters:
  ///   - event: Reports a failure.
  ///   - work: Stores the text, and reports the success.
  ///   - finish: Goes back with the result.
  /// - Returns: Whether it is saved.
  func save<Saved>(
    if isValid: Bool, _ event: EventFamily, _ work: @MainActor () async throws -> Saved,
    then finish: @MainActor (Saved) -> Void
  ) async -> Bool {
    guard isValid, !isSaving else { return false }
    isSaving = true
    defer { isSaving = false }
    do {
      let saved = try await work()
      await drafts.forget()
      finish(saved)
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(event.fail(error))
      router.showAlert(for: error)
    }
    return false
  }
}
