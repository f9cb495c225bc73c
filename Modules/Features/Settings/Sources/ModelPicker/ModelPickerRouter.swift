public import Entities

/// Where the screen to choose a model leads.
@MainActor public protocol ModelPickerRouter {
  /// Goes back with what was chosen.
  func finish(with preference: ModelPreference)
  /// Goes back without a choice.
  func dismissScreen()
}
