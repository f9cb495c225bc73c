public import Entities
public import FeatureKit

/// The data and actions for the section of the data.
@MainActor public protocol DataInteractor {
  /// The size of the database, in bytes.
  var databaseSize: Int { get }
  /// The size of the backups beside it, in bytes.
  var copiesSize: Int { get }
  /// Saves a backup of everything beside the data.
  /// - Returns: Its path; nil if all data is in memory.
  func backUpData() async throws -> String?
  /// Every profile of this computer with its contents.
  func profileSummaries() async throws -> [ProfileSummary]
  /// Deletes every profile with everything in it, the backups, the log and the crash reports.
  func eraseEverything() async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the section of the data leads.
@MainActor public protocol DataRouter: SectionRouter {
  /// Shows the export and the import of a profile.
  func showArchives()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Closes the settings.
  func dismissScreen()
}
