public import Entities
public import FeatureKit

/// The data and actions for the list of lorebooks.
@MainActor public protocol LorebooksInteractor {
  /// The user's lorebooks, the oldest first.
  func lorebooks() async throws -> [Lorebook]
  /// Where the user's lorebooks count, in any order.
  func lorebookAssignments() async throws -> [LorebookAssignment]
  /// A lorebook with its rules and its entries.
  func lorebookDetails(_ id: Lorebook.ID) async throws -> LorebookDetails
  /// Changes a lorebook, not its entries.
  func changeLorebook(_ id: Lorebook.ID, to draft: LorebookDraft) async throws -> Lorebook
  /// Imports the lorebook in a file, or those in a folder. One that is here already is not added again.
  func importLorebooks(at path: String) async throws -> [LorebookImport]
  /// Deletes a lorebook.
  /// - Returns: What brings it back.
  func deleteLorebook(_ id: Lorebook.ID) async throws -> SavedLorebook
  /// Brings a lorebook back as it was, and everywhere it counted.
  func restoreLorebook(_ saved: SavedLorebook) async throws -> Lorebook
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the list of lorebooks leads.
@MainActor public protocol LorebooksRouter {
  /// Shows the form of a new lorebook; nil when the user left without saving one.
  func createLorebook() async -> Lorebook?
  /// Shows a lorebook with its entries.
  func showLorebook(_ lorebook: Lorebook)
  /// Asks for the path of a file or a folder; nil when the user cancelled.
  func askForFile(titled title: String, action: String, suggesting path: String) async -> String?
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
