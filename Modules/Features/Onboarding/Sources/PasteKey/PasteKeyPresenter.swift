import Entities
import Observation

/// Takes a key to where it is kept, and lets go of it.
@Observable @MainActor final class PasteKeyPresenter {
  /// The providers that take a key.
  let providers: [String]
  /// Whose key it is.
  var provider: String
  /// What was typed or pasted so far. It is shown to nobody.
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

  /// Whether something was pasted: it would be lost. No draft is kept of it, as it is a secret.
  var hasKey: Bool { key.contains { !$0.isWhitespace } }

  /// The one server that gets the key; nil when the provider's address is none.
  var endpoint: KeyEndpoint? { try? interactor.keyEndpoint(ofProvider: provider) }

  /// Keeps the key, once; after a failure it is still there to try again.
  /// - Returns: Where it is now; nil when it is not kept.
  @discardableResult func onSavePressed() async -> KeyEntry.Place? {
    guard canSave else { return nil }
    isSaving = true
    defer { isSaving = false }
    do {
      let endpoint = try interactor.keyEndpoint(ofProvider: provider)
      let place = try await interactor.storeKey(key, for: endpoint)
      key = ""
      router.keyIsKept(for: endpoint)
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

  /// Leaves once the user has agreed to lose what they pasted.
  func discard() async {
    guard await router.confirmDiscarding() else { return }
    key = ""
    router.dismissScreen()
  }
}
