import Entities
import FeatureKit
import Observation

/// The form of the profile: its name, e-mail address, picture and colour.
@Observable @MainActor final class SaveProfilePresenter {
  /// The state of the form.
  enum Phase: Equatable {
    case loading
    /// The reason, in words for the user.
    case failed(LocalizedText)
    case content
  }

  private(set) var phase = Phase.loading
  /// The values in the form. The picture is a typed path; empty for the stored picture.
  private var form = SaveProfilePresenter.nothing {
    didSet { if phase == .content, form != oldValue { drafts.save(form == stored ? nil : form) } }
  }
  /// The stored values.
  private var stored = SaveProfilePresenter.nothing
  private(set) var hasPicture = false
  /// Whether saving removes the stored picture. It is not part of the draft, because it is quickly chosen again.
  var removesPicture = false
  private(set) var isSaving = false
  /// Whether the user tried to save without a name.
  private(set) var lacksName = false
  @ObservationIgnored private let drafts = DraftAutosaver<ProfileDraft>()
  private let interactor: any SaveProfileInteractor
  private let router: any SaveProfileRouter

  init(interactor: any SaveProfileInteractor, router: any SaveProfileRouter) {
    self.interactor = interactor
    self.router = router
  }

  private static let nothing = ProfileDraft(name: "", email: "", picturePath: "", color: .usual)

  /// Whether the form has changes that would be lost.
  var hasChanges: Bool { form != stored || pictureChange == .removed }

  /// Whether there is a picture to remove. A typed path replaces it anyway.
  var canRemovePicture: Bool { hasPicture && picturePath.droppedPath == nil }

  private var pictureChange: PictureChange {
    if let path = picturePath.droppedPath { return .file(path) }
    return removesPicture && hasPicture ? .removed : .kept
  }

  /// Whether the stored profile has a name.
  var isNamed: Bool { !stored.name.isEmpty }

  var canSave: Bool { !isSaving && name.contains { !$0.isWhitespace } }
}

extension SaveProfilePresenter {
  var name: String {
    get { form.name }
    set { form.name = newValue }
  }

  var email: String {
    get { form.email }
    set { form.email = newValue }
  }

  var picturePath: String {
    get { form.picturePath }
    set { form.picturePath = newValue }
  }

  var color: ProfileColor {
    get { form.color }
    set { form.color = newValue }
  }
}

extension SaveProfilePresenter {
  /// Loads the stored values, once, and replaces them by the unsaved draft.
  func load() async {
    guard phase != .content else { return }
    do {
      if let profile = try await interactor.currentProfile() {
        stored = ProfileDraft(
          name: profile.name ?? "", email: profile.email ?? "", picturePath: "", color: profile.color ?? stored.color)
        hasPicture = profile.picture != nil
      }
      let draft = await drafts.load { [interactor] in
        try await interactor.profileDraft()
      } storingWith: { [interactor] draft in
        try await interactor.saveProfileDraft(draft)
      }
      try Task.checkCancellation()
      form = draft ?? stored
      phase = .content
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  func onTryAgainPressed() async {
    guard case .failed = phase else { return }
    phase = .loading
    await load()
  }

  /// Saves once. After a failure the form keeps the typed text for another attempt.
  /// - Returns: Whether it is saved.
  @discardableResult func onSavePressed() async -> Bool {
    guard phase == .content, !isSaving else { return false }
    lacksName = !canSave
    guard canSave else { return false }
    isSaving = true
    defer { isSaving = false }
    interactor.log(SaveProfileEvent.save.start())
    do {
      let profile = try await interactor.saveProfile(
        name: name, email: email, color: color, picture: pictureChange)
      interactor.log(SaveProfileEvent.save.success(.id("user_id", profile.id)))
      await drafts.forget()
      router.finish(with: profile)
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(SaveProfileEvent.save.fail(error))
      router.showAlert(for: error)
    }
    return false
  }

  func onCancelPressed() {
    guard hasChanges else { return router.dismissScreen() }
    Task { await discard() }
  }

  /// Closes the form after the user has agreed to lose the changes.
  func discard() async {
    guard await router.confirm(.discarding) else { return }
    await drafts.forget()
    router.dismissScreen()
  }
}

/// The events of saving a profile. They contain no name.
private enum SaveProfileEvent {
  static let save = EventFamily("SaveProfileView", "SaveProfile")
}
