import Entities
import Observation

/// Looks for models, and has one answer when the person says so. Who chooses none has the rules of the program.
@Observable @MainActor final class FirstModelPresenter {
  /// Who answers.
  private(set) var model: ModelChoice
  /// Who has models, or would if something were put right; without the rules of the program itself.
  private(set) var sources: [ModelSource] = []
  private(set) var isLooking = true
  /// Counts the looks: a new one begins when it changes.
  private(set) var attempt = 0
  @ObservationIgnored private var isAsking = false
  private let interactor: any FirstModelInteractor
  private let router: any FirstModelRouter

  init(interactor: any FirstModelInteractor, router: any FirstModelRouter) {
    self.interactor = interactor
    self.router = router
    model = interactor.modelChoice
  }

  /// Asks everybody for their models, and shows each who answers.
  func load() async {
    isLooking = true
    do {
      for await found in try await interactor.modelSources() {
        guard !Task.isCancelled else { return }
        sources = found.filter { $0.address != nil && !$0.isAwaited }
      }
      guard !Task.isCancelled else { return }
      interactor.log(FirstModelEvent.loadModels.success(.count("source_count", sources.count)))
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      interactor.log(FirstModelEvent.loadModels.fail(error))
      router.showAlert(for: error)
    }
    isLooking = false
  }

  /// Takes the only model of a source; of several the person chooses one.
  /// - Returns: Whether somebody answers now who was chosen.
  @discardableResult func onSourcePressed(_ source: ModelSource) async -> Bool {
    guard source.models.count == 1, let only = source.models.first else { return await onChoosePressed() }
    let choice = ModelChoice(provider: source.provider, model: only.id)
    return use(ModelSelection(choice: choice, address: source.address))
  }

  /// Has the person choose of all models.
  @discardableResult func onChoosePressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return await choose()
  }

  /// Has the person paste a key, and then choose one of the models that it opens.
  @discardableResult func onKeyPressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    guard await router.pasteKey() != nil else { return false }
    interactor.log(FirstModelEvent.keyKept)
    attempt += 1
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
      try interactor.useModel(selection)
      defer { model = interactor.modelChoice }
      try interactor.keepModel(selection)
      interactor.log(FirstModelEvent.chooseModel.success())
      return true
    } catch {
      interactor.log(FirstModelEvent.chooseModel.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
