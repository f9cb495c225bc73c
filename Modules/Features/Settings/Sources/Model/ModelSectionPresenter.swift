import Entities
import Observation
import TerminalUI

/// Shows the usual model and the keys, and lets the user choose another model, paste a key or delete one.
@Observable @MainActor final class ModelSectionPresenter {
  /// The model of chats without a model of their own.
  private(set) var model: ModelSelection
  /// The shortcut that chooses a model for one chat; nil if there are no chats.
  let modelShortcut: Shortcut?
  /// The place of each key, and the error of reading them.
  private(set) var keys: [KeyEntry] = []
  private(set) var keyError: LocalizedText?
  private let interactor: any ModelSectionInteractor
  private let router: any ModelSectionRouter
  @ObservationIgnored private var isChoosing = false

  init(_ shortcuts: [Shortcut], interactor: any ModelSectionInteractor, router: any ModelSectionRouter) {
    self.interactor = interactor
    self.router = router
    model = interactor.usualModel
    modelShortcut = shortcuts.first { $0.id == "model" }
    loadKeys()
  }

  private func loadKeys() {
    do {
      (keys, keyError) = (try interactor.keyPlaces(), nil)
    } catch {
      (keys, keyError) = ([], LocalizedText(explaining: error))
    }
  }

  /// Lets the user choose a model, which answers at once and after a restart.
  /// - Returns: Whether a model was chosen.
  @discardableResult func onChoosePressed() async -> Bool {
    await alone { await choose() }
  }

  /// Lets the user paste a key, and then choose one of the models that it gives access to.
  /// - Returns: Whether a model was chosen.
  @discardableResult func onPastePressed() async -> Bool {
    await alone {
      guard await router.pasteKey() != nil else { return false }
      interactor.log(SettingsEvent.keySaved)
      loadKeys()
      return await choose()
    }
  }

  /// Deletes a saved key, after the user has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onForgetPressed(_ key: KeyEntry) async -> Bool {
    await alone {
      guard await router.confirm(.forgetting(keyFor: key.endpoint)) else { return false }
      defer { loadKeys() }
      do {
        _ = try await interactor.dropKey(for: key.endpoint)
        interactor.log(SettingsEvent.forgetKey.success())
        return true
      } catch {
        interactor.log(SettingsEvent.forgetKey.fail(error))
        router.showAlert(for: error)
        return false
      }
    }
  }

  /// Does something, unless another choice, key or question is open.
  /// - Returns: What `body` returns; false when it is not called.
  private func alone(_ body: () async -> Bool) async -> Bool {
    guard !isChoosing else { return false }
    isChoosing = true
    defer { isChoosing = false }
    return await body()
  }

  private func choose() async -> Bool {
    guard let selection = await router.chooseUsualModel(now: model) else { return false }
    do {
      // A flag or a variable overrides the file: if a model is chosen by one, it still answers in this run.
      if model.choice.model.isEmpty || interactor.configurationEntries.modelOverrides().isEmpty {
        try interactor.useModel(selection)
      }
      defer { model = interactor.usualModel }
      try interactor.saveModel(selection)
      interactor.log(SettingsEvent.chooseModel.success())
      return true
    } catch {
      interactor.log(SettingsEvent.chooseModel.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
