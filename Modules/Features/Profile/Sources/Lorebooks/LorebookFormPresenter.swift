import Entities
import FeatureKit
import Observation

/// The form of a new lorebook, or of one of the user's: everything but its entries.
@Observable @MainActor final class LorebookFormPresenter: FormPresenter {
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
  let form: FormSaver
  /// The edited lorebook; nil for a new one.
  let edited: Lorebook?
  /// The form as it was opened.
  @ObservationIgnored private let original: LorebookDraft
  private let interactor: any LorebookFormInteractor
  private let router: any LorebookFormRouter

  /// - Parameter details: The lorebook to change; nil for a new one.
  init(
    editing details: LorebookDetails? = nil, interactor: any LorebookFormInteractor, router: any LorebookFormRouter
  ) {
    (self.interactor, self.router, edited) = (interactor, router, details?.lorebook)
    form = FormSaver(.lorebook(edited?.id), interactor: interactor, router: router)
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

  var hasUnsaved: Bool { typed != original || !scanDepth.isValid || !tokenBudget.isValid }

  var isValid: Bool {
    if case .valid = checkedName { scanDepth.isValid && tokenBudget.isValid } else { false }
  }

  var discarding: Question { .discarding(changesTo: edited) }

  func load() async {
    // Unsaved text that belongs to an earlier state is left out: the user may have discarded the changes of a character.
    guard let kept = await form.load(), kept["original"].map({ $0 == texts(of: original).note }) ?? true else { return }
    draft.name = kept["name"] ?? draft.name
    draft.description = kept["description"] ?? draft.description
    draft.rules.isRecursive = kept["recursive"].flatMap { Bool($0) }
    scanDepth.text = kept["depth"] ?? scanDepth.text
    tokenBudget.text = kept["budget"] ?? tokenBudget.text
    isOpen = isOpen || typed.rules != LorebookRules()
  }

  private func save() {
    guard hasUnsaved else { return form.keep(nil) }
    var kept = texts(of: draft)
    (kept["depth"], kept["budget"]) = (scanDepth.text, tokenBudget.text)
    kept["original"] = texts(of: original).note
    form.keep(kept)
  }

  private func texts(of draft: LorebookDraft) -> FormDraft {
    FormDraft([
      "name": draft.name, "description": draft.description,
      "recursive": draft.rules.isRecursive.map { "\($0)" } ?? "",
    ])
  }

  func onSavePressed() async -> Bool {
    await form.save(if: isValid, LorebookEvent.saveLorebook) {
      let lorebook =
        if let edited {
          try await interactor.changeLorebook(edited.id, to: typed)
        } else {
          try await create()
        }
      interactor.log(LorebookEvent.saveLorebook.success())
      return lorebook
    } then: {
      router.finishLorebook(with: $0)
    }
  }

  private func create() async throws -> Lorebook {
    _ = try await interactor.ensureProfile()
    return try await interactor.createLorebook(typed)
  }
}
