public import Entities
public import FeatureKit

/// Where the settings lead.
@MainActor public protocol SettingsRouter {
  /// The sections that features add, in order.
  var sections: [SettingsSection] { get }
  /// Has the person choose who answers in chats without a model of their own; nil when they would rather not.
  func chooseUsualModel(now: ModelChoice) async -> ModelSelection?
  /// Asks for another monthly budget; nil when the person would rather not.
  func askForBudget(now budget: Money?) async -> String?
  /// Asks for the value of an option; empty to leave it open, nil when the person would rather not.
  func askForValue(of option: String, now value: String, hint: String) async -> String?
  /// Shows what was recorded.
  func showEventLog()
  /// Asks before what was recorded is deleted.
  func confirmEventDeletion() async -> Bool
  /// Shows what the program is like inside.
  func showDevSettings()
  /// Says what the program is.
  func showAbout()
  /// Has the person say what their profile is called, and what goes with it; nil when they would rather not.
  func saveProfile() async -> UserProfile?
  /// Shows the other profiles, to go over to one of them.
  func showProfiles()
  /// Asks before signing out of an anonymous profile: what it holds stays, but it is in no list to come back to.
  func confirmSignOut(_ contents: ProfileContents) async -> Bool
  /// Asks before everything is deleted, and says what that is.
  func confirmDeletion(ofAccountNamed name: String?, with contents: ProfileContents) async -> Bool
  /// Closes the settings.
  func dismissScreen()
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
