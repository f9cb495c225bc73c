import Entities
import Observation

/// What the person says of themselves.
@Observable @MainActor final class SaveProfilePresenter {
  /// What is known of the profile.
  enum Phase: Equatable {
    case loading
    /// Why nothing is known, in words for people.
    case failed(Wording)
    case content
  }

  private(set) var phase = Phase.loading
  var name = ""
  var email = ""
  /// Where the picture is, as it was typed; nothing for the one that is there.
  var picturePath = ""
  var color = ProfileColor.blue
  private(set) var hasPicture = false
  private(set) var isSaving = false
  private let interactor: any SaveProfileInteractor
  private let router: any SaveProfileRouter

  init(interactor: any SaveProfileInteractor, router: any SaveProfileRouter) {
    self.interactor = interactor
    self.router = router
  }

  var canSave: Bool { !isSaving && name.contains { !$0.isWhitespace } }

  /// The file, without the quotes that terminals put around a dropped one; nil for none.
  private var pictureFile: String? {
    var path = picturePath[...]
    while path.last?.isWhitespace == true { path.removeLast() }
    path = path.drop(while: \.isWhitespace)
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      path = path.dropFirst().dropLast()
    }
    return path.isEmpty ? nil : String(path)
  }
}

extension SaveProfilePresenter {
  /// Fills in what is known already, once.
  func load() async {
    guard phase != .content else { return }
    do {
      if let profile = try await interactor.currentProfile() {
        (name, email) = (profile.name ?? "", profile.email ?? "")
        (color, hasPicture) = (profile.color ?? color, profile.picture != nil)
      }
      phase = .content
    } catch is CancellationError {
      // The screen went away.
    } catch {
      phase = .failed(Wording(explaining: error))
    }
  }

  func onTryAgainPressed() async {
    guard case .failed = phase else { return }
    phase = .loading
    await load()
  }

  /// Saves once; after a failure everything is as it was typed, to try again.
  /// - Returns: Whether it is saved.
  @discardableResult func onSavePressed() async -> Bool {
    guard canSave, phase == .content else { return false }
    isSaving = true
    defer { isSaving = false }
    do {
      router.finish(
        with: try await interactor.saveProfile(name: name, email: email, color: color, pictureAt: pictureFile))
      return true
    } catch is CancellationError {
      // Nobody wants it any more: that is no error.
    } catch {
      router.showAlert(for: error)
    }
    return false
  }

  func onCancelPressed() {
    router.dismissScreen()
  }
}
