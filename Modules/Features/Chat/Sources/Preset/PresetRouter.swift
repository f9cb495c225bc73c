public import Entities

/// Where the screen of reply settings leads.
@MainActor public protocol PresetRouter {
  /// Lets the user choose the model of a chat; nil when they cancel.
  func chooseModel(for conversation: ConversationModel) async -> ModelPreference?
  /// Lets the user choose the model of every chat with an avatar; nil when they cancel.
  func chooseModelOfAvatar(now: ConversationModel) async -> ModelPreference?
  /// Shows an error.
  func showAlert(for error: any Error)
  /// Goes back to the previous screen.
  func dismissScreen()
}
