public import Entities
import Observation

/// The data and actions for the choice of the accent.
@MainActor public protocol AccentInteractor {
  /// The profile in use. Its colour is the accent.
  func currentProfile() async throws -> UserProfile?
  /// Changes the colour of the profile in use.
  func changeColor(to color: ProfileColor) async throws
}

/// Shows the profile's colour, and changes it.
@Observable @MainActor final class AccentPresenter {
  /// The colour; nil until it is read, and if no user is signed in.
  private(set) var color: ProfileColor?
  private let interactor: any AccentInteractor
  private let router: any SectionRouter
  /// The colour that was read or stored last.
  @ObservationIgnored private var stored: ProfileColor?
  @ObservationIgnored private var choices = 0
  @ObservationIgnored private var work: Task<Void, Never>?

  init(interactor: any AccentInteractor, router: any SectionRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Reads the colour. The section of the account shows a failure to read the profile.
  func load() async {
    guard let profile = try? await interactor.currentProfile() else { return }
    color = profile.color ?? .usual
    stored = color
  }

  /// Changes the colour at once. Each change is stored after the previous one.
  func onChosen(_ next: ProfileColor) {
    color = next
    choices += 1
    let (mine, earlier) = (choices, work)
    work = Task {
      await earlier?.value
      do {
        try await interactor.changeColor(to: next)
        stored = next
      } catch {
        // A later choice is still to be stored.
        if mine == choices { color = stored }
        router.showAlert(for: error)
      }
    }
  }
}
