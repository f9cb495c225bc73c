import Entities
import Observation

/// Has a model answer when the user says so. Who chooses none has the rules of the program. Nobody is asked for models
/// from here: a screen that only comes by connects to nobody, and sends no key. The choice of models does that.
@Observable @MainActor final class FirstModelPresenter {
  /// Who answers.
  private(set) var model: ModelSelection
  @ObservationIgnored private var isAsking = false
  private let interactor: any FirstModelInteractor
  private let router: any FirstModelRouter

  init(interactor: any FirstModelInteractor, router: any FirstModelRouter) {
    self.interactor = interactor
    self.router = router
    model = interactor.usualModel
  }

  /// What of the command and the environment comes before any choice, by name: `--model`, `AICHAT_MODEL`.
  var overriding: [String] { interactor.configurationEntries.modelOverrides() }

  /// Has the user choose of all models.
  /// - Returns: Whether somebody answers now who was chosen.
  @discardableResult func onChoosePressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return await choose()
  }

  /// Has the user paste a key, and then choose one of the models that it opens.
  @discardableResult func onKeyPressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    guard await router.pasteKey() != nil else { return false }
    interactor.log(FirstModelEvent.keyKept)
    return await choose()
  }

  func onContinuePressed() {
    router.showColor()
  }

  private func choose() async -> Bool {
    guard let selection = await router.chooseUsualModel(now: model.choice) else { return false }
    return use(selection)
  }

  private func use(_ selection: ModelSelection) -> Bool {
    do {
      // What the run was started with goes on answering.
      if overriding.isEmpty { try interactor.useModel(selection) }
      defer { model = interactor.usualModel }
      try interactor.saveModel(selection)
      interactor.log(FirstModelEvent.chooseModel.success())
      return true
    } catch {
      interactor.log(FirstModelEvent.chooseModel.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
