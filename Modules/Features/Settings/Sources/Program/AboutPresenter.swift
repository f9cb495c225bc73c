import Observation

/// Shows the program's version.
@Observable @MainActor final class AboutPresenter {
  private let interactor: any AboutInteractor

  init(interactor: any AboutInteractor) {
    self.interactor = interactor
  }

  var version: String { interactor.version }
}
