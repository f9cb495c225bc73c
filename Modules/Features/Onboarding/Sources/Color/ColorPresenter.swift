public import Entities
import Observation

/// Where the choice of a colour leads.
@MainActor public protocol ColorRouter {
  /// Shows the end of onboarding.
  func showCompleted(color: ProfileColor)
}

/// Chooses a colour, which is required for going on.
@Observable @MainActor final class ColorPresenter {
  let colors = ProfileColor.allCases
  private(set) var chosen: ProfileColor?
  private let router: any ColorRouter

  init(chosen: ProfileColor? = nil, router: any ColorRouter) {
    self.chosen = chosen
    self.router = router
  }

  var canContinue: Bool { chosen != nil }

  /// Chooses a colour; pressing the chosen one again goes on.
  func onColorPressed(_ color: ProfileColor) {
    if chosen == color { onContinuePressed() } else { chosen = color }
  }

  func onContinuePressed() {
    guard let chosen else { return }
    router.showCompleted(color: chosen)
  }
}
