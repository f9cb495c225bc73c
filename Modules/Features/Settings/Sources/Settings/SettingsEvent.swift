import Entities

/// What happens in the settings, for the log.
enum SettingsEvent {
  static let signOut = EventFamily("SettingsView", "SignOut")
  static let deleteAccount = EventFamily("SettingsView", "DeleteAccount")
  static let deleteAccountConfirmed = LoggableEvent("SettingsView", "DeleteAccount_Start_Confirm")
  static let setPreference = LoggableEvent("SettingsView", "SetPreference")
  static let chooseModel = EventFamily("SettingsView", "ChooseModel")
}
