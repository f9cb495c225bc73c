public import TerminalUI

/// What the settings for developers know of the whole, and where they lead.
@MainActor public protocol DevSettingsRouter {
  /// Where the user is: a line for each tab, and for what stands in front.
  func navigationLines(in language: Language) -> [String]
  /// The features of this run, a line for each with what it adds.
  func featureLines(in language: Language) -> [String]
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
