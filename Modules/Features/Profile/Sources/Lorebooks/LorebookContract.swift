public import Entities
public import FeatureKit

/// The data and actions for the screen of a lorebook.
@MainActor public protocol LorebookInteractor {
  /// A lorebook with its rules and its entries.
  func lorebookDetails(_ id: Lorebook.ID) async throws -> LorebookDetails
  /// Where the user's lorebooks count, in any order.
  func lorebookAssignments() async throws -> [LorebookAssignment]
  /// Changes a lorebook, not its entries.
  func changeLorebook(_ id: Lorebook.ID, to draft: LorebookDraft) async throws -> Lorebook
  /// Changes the entries of a lorebook.
  /// - Returns: The lorebook as it was before, to restore it.
  @discardableResult func editLorebook(_ id: Lorebook.ID, _ change: LorebookChange) async throws -> SavedLorebook
  /// Brings a lorebook back as it was.
  func restoreLorebook(_ saved: SavedLorebook) async throws -> Lorebook
  /// Writes a lorebook to a file.
  func exportLorebook(
    _ id: Lorebook.ID, as format: LorebookFileFormat, to path: String, replacing isReplacing: Bool) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the screen of a lorebook leads.
@MainActor public protocol LorebookRouter {
  /// Shows the form of a lorebook; nil when the user left without saving.
  func editLorebook(_ details: LorebookDetails) async -> Lorebook?
  /// Shows where a lorebook counts, until the user goes back.
  func showLorebookPlaces(of lorebook: Lorebook) async
  /// Shows the form of a new entry; nil when the user left without saving one.
  func createLorebookEntry(in lorebook: Lorebook) async -> SavedLorebook?
  /// Shows the form of an entry by its place; nil when the user left without saving.
  func editLorebookEntry(_ entry: LorebookEntry, at place: Int, of lorebook: Lorebook) async -> SavedLorebook?
  /// Asks for the path of a file; nil when the user cancelled.
  func askForFile(titled title: String, action: String, suggesting path: String) async -> String?
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
