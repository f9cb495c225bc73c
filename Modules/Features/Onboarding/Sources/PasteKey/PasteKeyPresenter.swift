import Entities
import Observation

/// Saves a pasted key, and then drops it from memory.
@Observable @MainActor final class PasteKeyPresenter {
  /// The providers that accept a key.
  let providers: [String]
  /// The provider of the key.
  var provider: String
  /// The typed or pasted text so far. It is never shown.
  var key = ""
  private(set) var isSaving = false
  private let interactor: any PasteKeyInteractor
  private let router: any PasteKeyRouter

  init(interactor: any PasteKeyInteractor, router: any PasteKeyRouter) {
    self.interactor = interactor
    self.router = router
    providers = interactor.keyProviders
    provider = providers.first ?? ""
  }

  var canSave: Bool { !isSaving && hasKey }

  /// Whether there is a key that would be lost. It is secret, so no draft of it is saved.
  var hasKey: Bool { key.contains { !$0.isWhitespace } }

  /// The one server that gets the key; nil when the provider's address is wrong.
  var endpoint: KeyEndpoint? { try? interactor.keyEndpoint(ofProvider: provider) }

  /// Saves the key once. After a failure the text is still there for another attempt.
  /// - Returns: The place of the saved key; nil if it was not saved.
  @discardableResult func onSavePressed() async -> KeyEntry.Place? {
    guard canSave else { return nil }
    isSaving = true
    defer { isSaving = false }
    do {
      let endpoint = try interactor.keyEndpoint(ofProvider: provider)
      let place = try await interactor.storeKey(key, for: endpoint)
      key = ""
      router.finishWithKey(for: endpoint)
      return place
    } catch {
      if !(error is CancellationError) { router.showAlert(for: error) }
      return nil
    }
  }

  func onCancelPressed() {
    guard hasKey else { return router.dismissScreen() }
    Task { await discard() }
  }

  /// Closes the form after the user has agreed to lose the key.
  func discard() async {
    guard await router.confirm(.discarding) else { return }
    key = ""
    router.dismissScreen()
  }
}
