public import Entities

/// Where the screen of reply settings leads.
@MainActor public protocol PresetRouter {
  /// Has the person choose who answers in a chat, or in every chat with an avatar; nil when they would rather not.
  func askForModel(of scope: PresetScope, now: ConversationModel) async -> ModelPreference?
  /// Says what went wrong.
  func showAlert(for error: any Error)
  /// Goes back to where the person came from.
  func dismissScreen()
}
