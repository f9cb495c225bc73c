/// The actions for the sheet of the settings.
@MainActor public protocol SettingsInteractor {
  /// Reads the configuration file again: another program may have changed it.
  func readConfigurationAgain()
}

/// Where a section leads that only shows what went wrong.
@MainActor public protocol SectionRouter {
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}

/// Where the sheet of the settings leads.
@MainActor public protocol SettingsRouter {
  /// Moves the screen's address to what is searched for.
  func searchChanged(to parameters: SettingsParameters)
  /// Shows the screen about the program.
  func showAbout()
  /// Closes the settings.
  func dismissScreen()
}
