public import Entities

/// Where the choice of who answers leads.
@MainActor public protocol FirstModelRouter {
  /// Has the person choose one of all models within reach; nil when they would rather not.
  /// - Parameter now: Who answers now.
  func chooseUsualModel(now: ModelChoice) async -> ModelSelection?
  /// Has the person paste a provider's key; for whom it is kept now, nil when it is not.
  func pasteKey() async -> KeyEndpoint?
  /// Lets the person choose a colour.
  func showColor()
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
