/// Where bringing a profile to a file and back leads.
@MainActor public protocol ArchivesRouter {
  /// Asks for the path of the file to write; nil when the user would rather not.
  func askForExportFile(suggesting path: String) async -> String?
  /// Asks for the path of the file to read; nil when the user would rather not.
  func askForImportFile(suggesting path: String) async -> String?
  /// Says what came of it, and shows the other profiles where somebody wants to go over to one.
  func showOutcome(titled title: String, _ words: String, offersProfiles: Bool)
  /// Asks before a file is replaced.
  func confirmReplacing(_ path: String) async -> Bool
  /// Asks whether to take what a file would set. No is what comes of a hasty answer.
  func confirmImportingSettings(_ words: String) async -> Bool
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
