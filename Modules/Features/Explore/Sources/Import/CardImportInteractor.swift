public import Entities

/// The data and actions for the screen that imports cards.
@MainActor public protocol CardImportInteractor {
  /// The files of cards at a path: the file itself, or those in a folder and its folders.
  /// - Throws: If the path does not exist; the message says so.
  func cardFiles(at path: String) async throws -> [String]
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Imports the cards in files as new characters of the user, in steps. A card that is here already is left out. A
  /// cancellation ends the import after a step; the same call continues it.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored.
  ///   - onStep: Called after each step, with the outcomes of its files and the number of files so far.
  /// - Returns: The outcome of each file, in their order. There are fewer than paths after a cancellation.
  func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport]
  /// Whether characters of the last import are here, so that it can be taken back.
  func hasCardImport() async throws -> Bool
  /// Deletes the characters of the last import, except the edited ones.
  func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar])
  /// Records an event.
  func log(_ event: LoggableEvent)
}
