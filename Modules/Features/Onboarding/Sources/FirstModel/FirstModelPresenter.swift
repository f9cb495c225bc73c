import Entities
import Observation

/// Lets the user choose the first model. Without a choice the offline rules answer. This screen contacts no server and
/// sends no key; only the screen of models does.
@Observable @MainActor final class FirstModelPresenter {
  /// The usual model.
  private(set) var model: ModelSelection
  @ObservationIgnored private var isAsking = false
  private let interactor: any FirstModelInteractor
  private let router: any FirstModelRouter

  init(interactor: any FirstModelInteractor, router: any FirstModelRouter) {
    self.interactor = interactor
    self.router = router
    model = interactor.usualModel
  }

  /// The options and variables that override the choice: `--model`, `AICHAT_MODEL`.
  var overriding: [String] { interactor.configurationEntries.modelOverrides() }

  /// Lets the user choose a model.
  /// - Returns: Whether a model was chosen.
  @discardableResult func onChoosePressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return await choose()
  }

  /// Lets the user paste a key, and then choose one of the models that it gives access to.
  /// - Returns: Whether a model was chosen.
  @discardableResult func onKeyPressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    guard await router.pasteKey() != nil else { return false }
    interactor.log(FirstModelEvent.keySaved)
    return await choose()
  }

  func onContinuePressed() {
    router.showColor()
  }

  private func choose() async -> Bool {
    guard let selection = await router.chooseUsualModel(now: model) else { return false }
    return use(selection)
  }

  private func use(_ selection: ModelSelection) -> Bool {
    do {
      // A model that the command line or the environment names still answers in this run.
      if model.choice.model.isEmpty || overriding.isEmpty { try interactor.useModel(selection) }
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

/// The events of the choice of a model. They contain no model's name.
private enum FirstModelEvent {
  static let chooseModel = EventFamily("OnboardingModelView", "ChooseModel")
  static let keySaved = LoggableEvent("OnboardingModelView", "Key_Kept")
}
