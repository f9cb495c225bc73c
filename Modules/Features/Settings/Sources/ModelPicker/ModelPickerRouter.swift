public import Entities

/// Where the screen to choose a model leads.
@MainActor public protocol ModelPickerRouter {
  /// Goes back with what was chosen.
  func finish(with preference: ModelPreference)
  /// Has the user paste a provider's key; for whom it is kept now, nil when it is not.
  func pasteKey() async -> KeyEndpoint?
  /// Goes back without a choice.
  func dismissScreen()
}
