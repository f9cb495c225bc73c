public import Entities
public import FeatureKit

/// Where the settings lead.
@MainActor public protocol SettingsRouter {
  /// The sections that features add, in order.
  var sections: [SettingsSection] { get }
  /// Has the user choose who answers in chats without a model of their own; nil when they would rather not.
  func chooseUsualModel(now: ModelChoice) async -> ModelSelection?
  /// Has the user paste a provider's key; for whom it is kept now, nil when it is not.
  func pasteKey() async -> KeyEndpoint?
  /// Asks before a key that is kept is forgotten.
  func confirmForgetting(keyFor endpoint: KeyEndpoint) async -> Bool
  /// Asks for another monthly budget, empty for none; nil when the user would rather not. What is none is said there.
  func askForBudget(now budget: Money?) async -> String?
  /// Asks for the value of an option by its key, empty to leave it open; nil when the user would rather not. What is no
  /// value is said there.
  func askForValue(of key: String, titled title: String, now value: String, hint: String) async -> String?
  /// Shows the way of a profile to a file and back.
  func showArchives()
  /// Asks before everything that is kept of these profiles is erased, with the copies beside it.
  func confirmErasure(of profiles: [ProfileSummary], copies: Int) async -> Bool
  /// Shows what was recorded.
  func showEventLog()
  /// Shows where it is said what is recorded.
  func showPrivacy()
  /// Asks before what was recorded is deleted.
  func confirmEventDeletion() async -> Bool
  /// Shows what the program is like inside.
  func showDevSettings()
  /// Something else is searched for among the settings.
  func searchChanged(to parameters: SettingsParameters)
  /// Says what the program is.
  func showAbout()
  /// Has the user say what their profile is called, and what goes with it; nil when they would rather not.
  func saveProfile() async -> UserProfile?
  /// Shows the other profiles, to go over to one of them.
  func showProfiles()
  /// Asks before signing out. What the profile holds stays, but without a name it is in no list to come back to.
  func confirmSignOut(of name: String?, _ contents: ProfileContents) async -> Bool
  /// Asks before everything of a profile is deleted, and says what that is.
  /// - Parameter copies: The copies of all data, which hold it too.
  /// - Returns: What becomes of them; nil when nothing shall be deleted.
  func confirmDeletion(
    ofAccountNamed name: String?, with contents: ProfileContents, copies: [DataCopy]
  ) async -> BackupDisposition?
  /// Closes the settings.
  func dismissScreen()
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
