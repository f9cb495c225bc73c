import AccountLifecycle
import AvatarLibrary
import ChatTransfers
import CommandLine
import Configuration
import Conversations
import Entities
import Experiments
import LanguageModels
import Lorebooks
import Personas
import PromptTemplates
import ReminderDelivery
import Spending
import Storage
import Telemetry

/// The interactor of every feature: the use cases and the facts of this run. Its verbs come with the capability
/// protocols; it has none of its own.
struct CoreInteractor: AccountProviding, AvatarProviding, PersonaProviding, LorebookProviding, TemplateProviding,
  Conversing,
  ChatTransferring,
  ModelDiscovering, ModelChoosing,
  Configuring,
  KeyStoring, ProgressProviding, TerminalHealthChecking, DataProviding, EventLogging, EventReading, Experimenting,
  UsageProviding, ReminderProviding, LaunchFacts,
  Sendable
{
  /// The profiles, and the one in use.
  let profileRegistry: ProfileRegistry
  /// All avatars.
  let avatarRepository: AvatarRepository
  /// The user's personas.
  let personaRepository: PersonaRepository
  /// The user's lorebooks, or the lorebook of one character.
  let lorebookRepository: LorebookRepository
  /// The user's templates.
  let templateFolder: TemplateFolder
  /// Conversations and the replies that are arriving.
  let conversationService: ConversationService
  /// The export and import of chats.
  let chatTransferService: ChatTransferService
  /// The models within reach.
  let modelRegistry: ModelRegistry
  /// The default model, and those that are chosen in its place.
  let modelSelector: ModelSelector
  /// The settings of this run, and their file.
  let preferences: Preferences
  /// The tokens and costs of replies.
  let usageService: UsageService
  /// The reminders.
  let reminderScheduler: ReminderScheduler
  /// The keys of this run.
  let credentials: Credentials
  /// The keys that were fetched from a keyring.
  let lazyCredentials: LazyCredentials
  /// The progress of onboarding.
  let progressFile: ProgressFile
  /// The check of the terminal.
  let terminalHealthCheck: TerminalHealthCheck
  /// The log of events.
  let eventLog: EventLog
  /// The files of events.
  let eventArchive: EventArchive
  /// The stores of all data.
  let dataStores: Stores
  /// The variants of experiments, by profile.
  let experiments: ExperimentService
  /// Places and drafts, by name.
  let notes: any NoteStore
  /// Conversations with characters that are not kept.
  let trials: Trials
  /// The program's version.
  let version: String
  /// The place of the data, in words.
  let dataDirectory: String
  /// The checks of the program and its surroundings.
  let deviceHealthChecks: [any HealthCheck]
}

extension CoreInteractor {
  /// The same interactor over the lorebook of one character.
  init(_ other: CoreInteractor, lorebooks: LorebookRepository) {
    self.init(
      profileRegistry: other.profileRegistry, avatarRepository: other.avatarRepository,
      personaRepository: other.personaRepository, lorebookRepository: lorebooks, templateFolder: other.templateFolder,
      conversationService: other.conversationService, chatTransferService: other.chatTransferService,
      modelRegistry: other.modelRegistry, modelSelector: other.modelSelector, preferences: other.preferences,
      usageService: other.usageService, reminderScheduler: other.reminderScheduler, credentials: other.credentials,
      lazyCredentials: other.lazyCredentials, progressFile: other.progressFile,
      terminalHealthCheck: other.terminalHealthCheck, eventLog: other.eventLog, eventArchive: other.eventArchive,
      dataStores: other.dataStores, experiments: other.experiments, notes: other.notes, trials: other.trials,
      version: other.version, dataDirectory: other.dataDirectory, deviceHealthChecks: other.deviceHealthChecks)
  }
}
