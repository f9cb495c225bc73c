import AccountLifecycle
import CommandLine
import Configuration
import Conversations
import Entities
import FeatureKit
import LanguageModels
import Pricing
import Storage
import System
import Testing

@testable import Core

/// The exit code of each error: 1 failed, 2 wrong usage or settings, 3 provider or network, 4 missing, 130 interrupted.
@Suite struct ExitCodeTests {
  private static let words = LocalizedText("why", "이유")
  private static let file = FileFailure(path: "/f", reason: .system(SystemError(5)))
  private static let chat = Conversation.ID(high: 1, low: 1)

  private static let settings: [(any Error, ExitCode)] = [
    (ConfigurationError.wrongValue(.timeout, found: "soon", at: .flag("--timeout")), .wrongUsage),
    (ConfigurationError.missingValue(.model), .wrongUsage),
    (ConfigurationError.unusableKey(variable: "OPENAI_API_KEY"), .wrongUsage),
    (ConfigurationError.unreadableFile(file), .wrongUsage), (ConfigurationError.unknownKey("x"), .wrongUsage),
    (ConfigurationError.noHome, .wrongUsage),
    // An unwritable file is not wrong usage.
    (ConfigurationError.unwritableFile(file), .failed), (ConfigurationError.key(.unwritableFile(file)), .failed),
    (ConfigurationError.key(.silentKeyring(KeyEndpoint(provider: "openai", server: "https://h"))), .failed),
    (ConfigurationError.key(.empty), .wrongUsage), (ConfigurationError.key(.exposedFile(path: "/f")), .wrongUsage),
    (ConfigurationError.key(.unusableFile(path: "/f", reason: words)), .wrongUsage),
    (KeyFailure.unknownProvider, .wrongUsage), (KeyFailure.unwritableFile(file), .failed),
  ]

  private static let data: [(any Error, ExitCode)] = [
    (StorageError.full(path: "/f"), .failed), (StorageError.busy(path: "/f"), .failed),
    (StorageError.corrupt(path: "/f", reason: words), .failed), (StorageError.failed(words), .failed),
    (StorageError.unusable(path: "/f", reason: words), .failed), (StorageError.missing(words), .missing),
    (StorageError.newer(path: "/f", version: 9, known: 1), .failed),
    (ConversationFailure.missingConversation(chat), .missing), (ConversationFailure.emptyText, .wrongUsage),
    // As a file that is too long.
    (ConversationFailure.longText(bytes: 2 << 20), .wrongUsage),
    (CancellationError(), .interrupted), (CommandFailure(.missing, words), .missing),
    (UnusableSetting(error: StorageError.full(path: "/f"), origin: nil), .failed),
    (UnusableSetting(error: StorageError.missing(words), origin: nil), .missing),
    (UnusableSetting(error: ProfileFailure.unknown("Ada", known: []), origin: nil), .missing),
    (UnusableSetting(error: CommandFailure(.wrongUsage, words), origin: nil), .wrongUsage),
    (ProfileFailure.unknown("Ada", known: []), .missing), (ProfileFailure.emptyName, .wrongUsage),
  ]

  private static let kinds: [ModelFailure.Kind] = [
    .unreachable, .timedOut, .unauthorized, .notFound, .limited, .tooLong(window: nil, tokens: nil), .refused,
    .serverError, .malformed, .truncated,
  ]

  @Test func `Each error has its code`() {
    for (error, code) in Self.settings + Self.data {
      #expect(ExitCode(of: error) == code, "\(error)")
    }
    for kind in Self.kinds {
      #expect(ExitCode(of: ModelFailure(kind, Self.words)) == .providerFailed, "\(kind)")
    }
    #expect(ExitCode(of: ModelFailure(.misconfigured, Self.words)) == .wrongUsage)
  }

  /// A reply that ended with an error has the same exit code as a command that threw it.
  @Test func `A reply has the same table`() {
    for (error, code) in Self.settings where error is any CategorizedError {
      #expect(ExitCode(ErrorCause(of: error)) == code, "\(error)")
    }
    #expect(ErrorCause.allCases.map { ExitCode($0) } == [.wrongUsage, .failed, .providerFailed])
  }
}
