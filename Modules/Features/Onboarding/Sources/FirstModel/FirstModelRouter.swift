public import Entities

/// Where the choice of who answers leads.
@MainActor public protocol FirstModelRouter {
  /// Has the user choose one of all models within reach; nil when they would rather not.
  /// - Parameter now: Who answers now.
  func chooseUsualModel(now: ModelChoice) async -> ModelSelection?
  /// Has the user paste a provider's key; for whom it is kept now, nil when it is not.
  func pasteKey() async -> KeyEndpoint?
  /// Lets the user choose a colour.
  func showColor()
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
