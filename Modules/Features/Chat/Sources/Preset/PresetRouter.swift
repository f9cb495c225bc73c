public import Entities

/// Where the screen of reply settings leads.
@MainActor public protocol PresetRouter {
  /// Has the user choose who answers in a chat; nil when they would rather not.
  func chooseModel(for conversation: ConversationModel) async -> ModelPreference?
  /// Has the user choose who answers in every chat with an avatar; nil when they would rather not.
  func chooseModelOfAvatar(now: ConversationModel) async -> ModelPreference?
  /// Says what went wrong.
  func showAlert(for error: any Error)
  /// Goes back to where the user came from.
  func dismissScreen()
}
