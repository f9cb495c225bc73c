public import Entities
public import FeatureKit

/// The data and actions for the event log and its section.
@MainActor public protocol EventLogInteractor {
  /// The file of the log, which is written only while the user asks for it.
  var eventLogPath: String { get }
  /// The size of the log, in bytes.
  var eventLogSize: Int { get }
  /// The newest lines of the log, the newest first.
  func recordedEvents() async -> [String]
  /// Deletes the log.
  /// - Throws: If some of it could not be deleted.
  func deleteRecordedEvents() async throws
  /// Every option with its value now and its source.
  var configurationEntries: [ConfigurationEntry] { get }
}

/// Where the event log and its section lead.
@MainActor public protocol EventLogRouter: SectionRouter {
  /// Shows the log.
  func showEventLog()
  /// Shows the section in which the log is switched on.
  func showPrivacy()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
}
