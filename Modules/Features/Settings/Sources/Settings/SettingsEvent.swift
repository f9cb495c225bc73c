import Entities

/// The events of the settings.
enum SettingsEvent {
  static let signOut = EventFamily("SettingsView", "SignOut")
  static let deleteAccount = EventFamily("SettingsView", "DeleteAccount")
  static let deleteAccountConfirmed = LoggableEvent("SettingsView", "DeleteAccount_Start_Confirm")
  static let erase = EventFamily("SettingsView", "Erase")
  static let backUp = EventFamily("SettingsView", "BackUp")
  static let reminders = EventFamily("SettingsView", "PushNotification")
  static let setShortcut = LoggableEvent("SettingsView", "SetShortcut")
  static let setPreference = LoggableEvent("SettingsView", "SetPreference")
  static let keySaved = LoggableEvent("SettingsView", "Key_Kept")
  static let forgetKey = EventFamily("SettingsView", "ForgetKey")
  static let chooseModel = EventFamily("SettingsView", "ChooseModel")
}
