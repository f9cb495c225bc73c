import Entities
import Observation
import TerminalUI

/// Knows who answers and which keys there are, and has somebody else answer when the user says so.
@Observable @MainActor final class ModelSectionPresenter {
  /// Who answers where a chat has no model of its own.
  private(set) var model: ModelSelection
  /// What gives a chat a model of its own; nil where there are no chats.
  let modelShortcut: Shortcut?
  /// The keys that providers get, and why they cannot be told; without the keys themselves.
  private(set) var keys: [KeyEntry] = []
  private(set) var keyError: LocalizedText?
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter
  @ObservationIgnored private var isChoosing = false

  init(_ shortcuts: [Shortcut], interactor: any SettingsInteractor, router: any SettingsRouter) {
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

  /// Has the user choose a model; it answers at once, and after a restart.
  /// - Returns: Whether one was chosen.
  @discardableResult func onChoosePressed() async -> Bool {
    await alone { await choose() }
  }

  /// Has the user paste a key, and then choose one of the models that it opens.
  /// - Returns: Whether one was chosen.
  @discardableResult func onPastePressed() async -> Bool {
    await alone {
      guard await router.pasteKey() != nil else { return false }
      interactor.log(SettingsEvent.keyKept)
      loadKeys()
      return await choose()
    }
  }

  /// Forgets a key that is kept, once the user has agreed.
  /// - Returns: Whether it is gone.
  @discardableResult func onForgetPressed(_ key: KeyEntry) async -> Bool {
    await alone {
      guard await router.confirmForgetting(keyFor: key.endpoint) else { return false }
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

  /// One question at a time.
  private func alone(_ body: () async -> Bool) async -> Bool {
    guard !isChoosing else { return false }
    isChoosing = true
    defer { isChoosing = false }
    return await body()
  }

  private func choose() async -> Bool {
    guard let selection = await router.chooseUsualModel(now: model.choice) else { return false }
    do {
      // What the environment names comes before the file: it goes on answering, where it names a whole model.
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
