import Entities
import Observation

/// Knows the profile's colour, and changes it when the user says so.
@Observable @MainActor final class AccentPresenter {
  /// The colour; nil where nobody is signed in, or it is not known yet.
  private(set) var color: ProfileColor?
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter
  @ObservationIgnored private var work: Task<Void, Never>?

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Reads it. What keeps it from being read is said where the account shows.
  func load() async {
    guard let profile = try? await interactor.currentProfile() else { return }
    color = profile.color ?? .blue
  }

  /// Changes it at once; each change waits for the one before it.
  func onChosen(_ next: ProfileColor) {
    let before = color
    color = next
    let earlier = work
    work = Task {
      await earlier?.value
      do {
        try await interactor.changeColor(to: next)
      } catch {
        color = before
        router.showAlert(for: error)
      }
    }
  }
}
