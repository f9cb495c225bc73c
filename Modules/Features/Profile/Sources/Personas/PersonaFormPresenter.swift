import Entities
import FeatureKit
import Observation

/// The form of a new persona, or of one of the user's.
@Observable @MainActor final class PersonaFormPresenter: FormPresenter {
  /// The fields as typed. The path is that of a new picture.
  var draft: PersonaDraft {
    didSet { save() }
  }
  /// Whether it is to be the default.
  var isDefault = false {
    didSet { save() }
  }
  /// Whether the picture of the edited persona is to be removed.
  var removesPicture = false {
    didSet { save() }
  }
  let form: FormSaver
  /// The edited persona; nil for a new one.
  let edited: Persona?
  /// The form as it was opened.
  @ObservationIgnored private var original: PersonaDraft
  @ObservationIgnored private var wasDefault = false
  @ObservationIgnored private var isLoaded = false
  /// The new persona, if it is stored already and making it the default failed.
  @ObservationIgnored private var created: Persona?
  private let interactor: any PersonaFormInteractor
  private let router: any PersonaFormRouter

  /// - Parameter edited: The persona to change; nil for a new one.
  init(editing edited: Persona? = nil, interactor: any PersonaFormInteractor, router: any PersonaFormRouter) {
    (self.edited, self.interactor, self.router) = (edited, interactor, router)
    form = FormSaver(.persona(edited?.id), interactor: interactor, router: router)
    let shown = edited.map { PersonaDraft($0) } ?? PersonaDraft()
    (draft, original) = (shown, shown)
  }

  /// The name in the form to save, or why it is invalid.
  var checkedName: AvatarName { AvatarName(draft.name) }

  /// The approximate tokens of the description.
  var tokens: Int { interactor.estimatedTokens(of: draft.description) }

  /// Whether the edited persona has a picture.
  var hasPicture: Bool { edited?.picture != nil }

  var hasUnsaved: Bool { draft != original || removesPicture || isDefault != wasDefault }

  var isValid: Bool {
    if case .valid = checkedName { true } else { false }
  }

  var discarding: Question { .discarding(changesTo: edited) }

  /// Finds out whether the edited persona is the default, and shows the unsaved text.
  func load() async {
    await loadDefault()
    if let typed = await form.load() { show(typed) }
  }

  private func loadDefault() async {
    guard !isLoaded, let edited else { return }
    // Without it the toggle is off, and saving changes no choice unless the user does.
    let bindings = (try? await interactor.personaBindings()) ?? []
    if Task.isCancelled { return }
    isLoaded = true
    wasDefault = bindings.contains(PersonaBinding(edited.id, in: .everywhere))
    isDefault = wasDefault
  }

  /// The form as typed, to keep.
  private var typed: FormDraft {
    FormDraft([
      "name": draft.name, "description": draft.description, "picture": draft.picturePath,
      "color": draft.color?.rawValue ?? "", "default": "\(isDefault)", "removes": "\(removesPicture)",
    ])
  }

  private func show(_ typed: FormDraft) {
    draft = PersonaDraft(
      name: typed["name"] ?? draft.name, description: typed["description"] ?? draft.description,
      picturePath: typed["picture"] ?? "", color: typed["color"].flatMap { ProfileColor(rawValue: $0) })
    isDefault = typed["default"] == "true"
    removesPicture = typed["removes"] == "true"
  }

  private func save() { form.keep(hasUnsaved ? typed : nil) }

  func onSavePressed() async -> Bool {
    await form.save(if: isValid, PersonaEvent.savePersona) {
      let persona = try await store()
      if isDefault != wasDefault { try await interactor.usePersona(isDefault ? persona.id : nil, in: .everywhere) }
      interactor.log(PersonaEvent.savePersona.success())
      return persona
    } then: {
      router.finishPersona(with: $0)
    }
  }

  private func store() async throws -> Persona {
    var draft = draft
    let path = draft.picturePath.droppedPath
    guard let edited = edited ?? created else {
      draft.picturePath = path ?? ""
      let persona = try await interactor.createPersona(draft)
      created = persona
      return persona
    }
    let picture = path.map { PictureChange.file($0) } ?? (removesPicture ? .removed : .kept)
    return try await interactor.changePersona(edited.id, to: draft, picture: picture)
  }
}
