import Entities
import FeatureKit
import Observation

/// The form of a new lorebook, or of one of the user's: everything but its entries.
@Observable @MainActor final class LorebookFormPresenter {
  /// The name, the description and the rule of recursion as typed.
  var draft: LorebookDraft {
    didSet { save() }
  }
  /// The number of messages to search, as typed.
  var scanDepth: TypedNumber {
    didSet { save() }
  }
  /// The most tokens of the entries, as typed.
  var tokenBudget: TypedNumber {
    didSet { save() }
  }
  /// Whether the rules show.
  var isOpen: Bool
  private(set) var isSaving = false
  /// The edited lorebook; nil for a new one.
  let edited: Lorebook?
  /// The form as it was opened.
  @ObservationIgnored private let original: LorebookDraft
  @ObservationIgnored private let drafts = DraftAutosaver<FormDraft>()
  private let interactor: any LorebookFormInteractor
  private let router: any LorebookFormRouter

  /// - Parameter details: The lorebook to change; nil for a new one.
  init(
    editing details: LorebookDetails? = nil, interactor: any LorebookFormInteractor, router: any LorebookFormRouter
  ) {
    (self.interactor, self.router, edited) = (interactor, router, details?.lorebook)
    let shown = details.map { LorebookDraft($0) } ?? LorebookDraft()
    (draft, original) = (shown, shown)
    (scanDepth, tokenBudget) = (TypedNumber(shown.rules.scanDepth), TypedNumber(shown.rules.tokenBudget))
    isOpen = shown.rules != LorebookRules()
  }

  /// The name in the form to save, or why it is invalid.
  var checkedName: AvatarName { AvatarName(draft.name, limit: Lorebook.longestName) }

  /// The form with its valid numbers.
  private var typed: LorebookDraft {
    var draft = draft
    (draft.rules.scanDepth, draft.rules.tokenBudget) = (scanDepth.whole, tokenBudget.whole)
    return draft
  }

  /// Whether something was typed or chosen that would be lost.
  var hasUnsaved: Bool { typed != original || !scanDepth.isValid || !tokenBudget.isValid }

  var canSave: Bool {
    guard case .valid = checkedName, scanDepth.isValid, tokenBudget.isValid else { return false }
    return !isSaving
  }

  /// Shows the unsaved text.
  func load() async {
    guard let kept = await drafts.load(.lorebook(edited?.id), from: interactor) else { return }
    draft.name = kept["name"] ?? draft.name
    draft.description = kept["description"] ?? draft.description
    draft.rules.isRecursive = kept["recursive"].flatMap { Bool($0) }
    scanDepth.text = kept["depth"] ?? scanDepth.text
    tokenBudget.text = kept["budget"] ?? tokenBudget.text
    isOpen = isOpen || typed.rules != LorebookRules()
  }

  private func save() {
    let kept = FormDraft([
      "name": draft.name, "description": draft.description,
      "recursive": draft.rules.isRecursive.map { "\($0)" } ?? "", "depth": scanDepth.text, "budget": tokenBudget.text,
    ])
    drafts.save(hasUnsaved ? kept : nil)
  }

  func onCancelPressed() async {
    if hasUnsaved {
      guard await router.confirm(.discarding(changesTo: edited)) else { return }
      await drafts.forget()
    }
    router.dismissScreen()
  }

  /// Saves the lorebook once. After a failure the form stays, for another attempt.
  /// - Returns: Whether it is saved.
  @discardableResult func onSavePressed() async -> Bool {
    guard canSave else { return false }
    isSaving = true
    defer { isSaving = false }
    do {
      let lorebook =
        if let edited {
          try await interactor.changeLorebook(edited.id, to: typed)
        } else {
          try await create()
        }
      interactor.log(LorebookEvent.saveLorebook.success())
      await drafts.forget()
      router.finishLorebook(with: lorebook)
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(LorebookEvent.saveLorebook.fail(error))
      router.showAlert(for: error)
    }
    return false
  }

  private func create() async throws -> Lorebook {
    _ = try await interactor.ensureProfile()
    return try await interactor.createLorebook(typed)
  }
}
