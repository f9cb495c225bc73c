import AccountLifecycle
import AvatarLibrary
import CommandLine
import Configuration
import Conversations
import Entities
import Experiments
import LanguageModels
import ReminderDelivery
import Spending
import Storage
import Telemetry

/// What every feature's interactor is: the use cases and the facts of this run. It has no verbs of its own; they come
/// with the capabilities.
struct CoreInteractor: AccountProviding, AvatarProviding, Conversing, ModelDiscovering, ModelChoosing, Configuring,
  KeyStoring, ProgressProviding, TerminalHealthChecking, DataProviding, EventLogging, EventReading, Experimenting,
  UsageProviding, ReminderProviding, LaunchFacts,
  Sendable
{
  /// The profiles, and the one in use.
  let profileRegistry: ProfileRegistry
  /// Every avatar there is.
  let avatarRepository: AvatarRepository
  /// The replies that are arriving, and what came of them.
  let conversationService: ConversationService
  /// The models within reach.
  let modelRegistry: ModelRegistry
  /// The usual model, and those that are chosen in its place.
  let modelSelector: ModelSelector
  /// The settings of this run, and the file that keeps them.
  let preferences: Preferences
  /// What replies used, and what that costs.
  let usageService: UsageService
  /// What people are reminded of.
  let reminderScheduler: ReminderScheduler
  /// The keys of this run.
  let credentials: Credentials
  /// Those of them that were fetched.
  let lazyCredentials: LazyCredentials
  /// How far the onboarding has come.
  let progressFile: ProgressFile
  /// What the terminal can do.
  let terminalHealthCheck: TerminalHealthCheck
  /// Where events go.
  let eventLog: EventLog
  /// What is kept of them.
  let eventArchive: EventArchive
  /// Everything that is kept.
  let dataStores: Stores
  /// Which variant of an experiment a profile gets.
  let experiments: ExperimentService
  /// Places and drafts, by name.
  let notes: any NoteStore
  /// The program's version.
  let version: String
  /// Where the data is.
  let dataDirectory: String
  /// What looks at what the program runs on.
  let deviceHealthChecks: [any HealthCheck]
}
