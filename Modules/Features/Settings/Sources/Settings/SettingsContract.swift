/// The actions for the sheet of the settings.
@MainActor public protocol SettingsInteractor {
  /// Reads the configuration file again: another program may have changed it.
  func readConfigurationAgain()
}

/// The router of a section that only shows errors.
@MainActor public protocol SectionRouter {
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}

/// Where an action on a setting leads.
@MainActor public protocol SettingsActionsRouter {
  /// Shows a section of the settings, with a search in it, in front of the present screen.
  func showSettings(_ parameters: SettingsParameters)
}

/// Where the sheet of the settings leads.
@MainActor public protocol SettingsRouter: AboutRouter {
  /// Changes the screen's address to the words of the search.
  func searchChanged(to parameters: SettingsParameters)
  /// Closes the settings.
  func dismissScreen()
}
