import Entities
import Observation

/// Knows which colour is chosen, and lets nobody on without one.
@Observable @MainActor final class ColorPresenter {
  let colors = ProfileColor.allCases
  private(set) var chosen: ProfileColor?
  private let router: any ColorRouter

  init(chosen: ProfileColor? = nil, router: any ColorRouter) {
    self.chosen = chosen
    self.router = router
  }

  var canContinue: Bool { chosen != nil }

  /// The one that is chosen, once more, is the way on.
  func onColorPressed(_ color: ProfileColor) {
    if chosen == color { onContinuePressed() } else { chosen = color }
  }

  func onContinuePressed() {
    guard let chosen else { return }
    router.showCompleted(color: chosen)
  }
}
