/// Shows the version and the folder of the data, and leads to the screen about the program.
@MainActor final class ProgramPresenter {
  private let interactor: any ProgramInteractor
  private let router: any AboutRouter

  init(interactor: any ProgramInteractor, router: any AboutRouter) {
    (self.interactor, self.router) = (interactor, router)
  }

  var version: String { interactor.version }
  var dataDirectory: String { interactor.dataDirectory }

  func onAboutPressed() { router.showAbout() }
}
