import Entities
import Observation
import TerminalUI

/// Knows who answers, and has somebody else answer when the person says so.
@Observable @MainActor final class ModelSectionPresenter {
  /// Who answers where a chat has no model of its own.
  private(set) var model: ModelChoice
  /// What gives a chat a model of its own; nil where there are no chats.
  let modelShortcut: Shortcut?
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter
  @ObservationIgnored private var isChoosing = false

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
    model = interactor.modelChoice
    modelShortcut = router.shortcuts.first { $0.id == "model" }
  }

  /// Has the person choose a model; it answers at once, and after a restart.
  /// - Returns: Whether one was chosen.
  @discardableResult func onChoosePressed() async -> Bool {
    guard !isChoosing else { return false }
    isChoosing = true
    defer { isChoosing = false }
    guard let selection = await router.chooseUsualModel(now: model) else { return false }
    do {
      // What the environment names comes before the file: it goes on answering.
      if interactor.configurationEntries.modelOverrides().isEmpty { try interactor.useModel(selection) }
      defer { model = interactor.modelChoice }
      try interactor.keepModel(selection)
      interactor.log(SettingsEvent.chooseModel.success())
      return true
    } catch {
      interactor.log(SettingsEvent.chooseModel.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
