import Entities
import Foundation
import Observation
import Synchronization
import System
import Testing

@testable import Configuration

@MainActor struct PreferencesTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func preferences(_ options: String...) throws -> Preferences {
    let options = try CommonOptions(options)
    return Preferences(
      try AppConfiguration(
        options: options, environment: ProcessEnvironment(["HOME": home.path, "AICHAT_MOTION": "full"])))
  }

  @Test func whatIsSetCountsAtOnceAndIsSeenToChange() async throws {
    let preferences = try preferences()
    #expect(preferences[.theme] == .auto && preferences[.density] == .comfortable)
    let changes = Mutex(0)
    withObservationTracking {
      _ = preferences[.theme]
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    try preferences.set("theme", to: "None")
    #expect(preferences[.theme] == .some(.none) && changes.withLock { $0 } == 1)
    #expect(preferences.entries.first { $0.key == "theme" }?.source == "\(preferences.editor.path): theme")
    try await preferences.finish()
    #expect(try self.preferences()[.theme] == .some(.none))
    try preferences.set("temperature", to: "0.50")
    #expect(preferences[.temperature]?.sampling.temperature == 0.5)
    try preferences.unset("temperature")
    #expect(preferences[.temperature] == nil)
    #expect(preferences.entries.first { $0.key == "temperature" }?.source == nil)
  }

  @Test func unsavedOnesCountInThisRunAlone() async throws {
    let configuration = try AppConfiguration(environment: ProcessEnvironment(["HOME": home.path]))
    let preferences = Preferences(unsaved: configuration)
    try preferences.set("theme", to: "light")
    try preferences.set("density", to: "compact")
    try preferences.unset("theme")
    #expect(preferences[.theme] == .auto && preferences[.density] == .compact)
    #expect(throws: ConfigurationError.self) { try preferences.set("theme", to: "loud") }
    try await preferences.finish()
    preferences.readAgain()
    #expect(preferences[.density] == .compact && preferences.failure == nil)
    #expect(!FileManager.default.fileExists(atPath: configuration.directories.configurationFile))
  }

  @Test(arguments: [("--theme", "theme", "light"), ("AICHAT_MOTION", "motion", "reduced")])
  func whatComesBeforeTheFileStays(override: String, key: String, value: String) async throws {
    let preferences = try preferences("--theme", "dark")
    let before = preferences.entries
    try preferences.set(key, to: value)
    try await preferences.finish()
    #expect(preferences.entries == before)
    #expect(before.first { $0.key == key }?.override == override)
    #expect(try String(contentsOfFile: preferences.editor.path, encoding: .utf8).contains(value))
  }

  @Test func whatIsChangedElsewhereIsReadAgain() async throws {
    let (mine, other) = (try preferences(), try preferences())
    try other.set("timeout", to: "7")
    try other.set("base_url", to: "http://127.0.0.1:9/v1")
    try other.set("data_dir", to: home.path + "/elsewhere")
    #expect(mine[.timeout] == .none)
    try await other.finish()
    mine.readAgain()
    #expect(mine[.timeout] == 7 && mine[.baseURL] == "http://127.0.0.1:9/v1")
    #expect(mine[.dataDirectory] == home.path + "/elsewhere")
    // The values that this run began with are separate.
    #expect(mine.entriesInRun.first { $0.key == "timeout" }?.value == nil)
    try Data("{ broken".utf8).write(to: URL(fileURLWithPath: mine.editor.path))
    mine.readAgain()
    #expect(mine[.timeout] == 7)
  }

  @Test func aModelThatIsKeptAnswersInThisRunToo() throws {
    let preferences = try preferences()
    try preferences.saveModel(
      ModelSelection(choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:9"))
    #expect(preferences[.model] == "gemma3" && preferences[.baseURL] == "http://127.0.0.1:9")
    let inRun = preferences.entriesInRun
    #expect(
      ["model", "base_url"].allSatisfy { key in
        inRun.first { $0.key == key }?.value == preferences.entries.first { $0.key == key }?.value
      })
  }

  @Test func aWrongValueChangesNothing() throws {
    let preferences = try preferences()
    let before = preferences.entries
    #expect(throws: ConfigurationError.self) { try preferences.set("theme", to: "pink") }
    #expect(throws: ConfigurationError.self) { try preferences.set("nonsense", to: "pink") }
    #expect(preferences.entries == before)
  }

  /// Holding an arrow key down does not wait for the disk; in the end the file has the last value.
  @Test func whatIsSetIsWrittenLaterAndInOrder() async throws {
    let preferences = try preferences()
    for _ in 0..<20 {
      for theme in ["light", "dark", "none"] { try preferences.set("theme", to: theme) }
    }
    try preferences.set("density", to: "compact")
    try preferences.unset("density")
    // Nothing was written in between: the main actor was never free.
    #expect(!FileManager.default.fileExists(atPath: preferences.editor.path))
    #expect(preferences[.theme] == .some(.none) && preferences[.density] == .comfortable)
    try await preferences.finish()
    #expect(
      try String(contentsOfFile: preferences.editor.path, encoding: .utf8).filter { !$0.isWhitespace }
        == #"{"theme":"none"}"#)
    #expect(preferences.entries == (try self.preferences().entries))
  }

  /// A change by another program meanwhile is kept.
  @Test func whatWaitsComesOnTopOfWhatIsThere() async throws {
    let (mine, other) = (try preferences(), try preferences())
    try mine.set("theme", to: "light")
    try other.set("density", to: "compact")
    try await mine.finish()
    try await other.finish()
    mine.readAgain()
    #expect(mine[.theme] == .light && mine[.density] == .compact)
  }

  @Test func whatCannotBeWrittenIsSaidAndCountsNoMore() async throws {
    let preferences = try preferences()
    try preferences.set("theme", to: "light")
    try await preferences.finish()
    let folder = (preferences.editor.path as NSString).deletingLastPathComponent
    try preferences.set("theme", to: "dark")
    #expect(preferences[.theme] == .dark)
    // Another file takes the folder's path before the writing begins.
    try FileManager.default.removeItem(atPath: folder)
    try Data().write(to: URL(fileURLWithPath: folder))
    await #expect(throws: ConfigurationError.self) { try await preferences.finish() }
    #expect(preferences.failure == nil && preferences[.theme] != .dark)
    try FileManager.default.removeItem(atPath: folder)
    preferences.readAgain()
    #expect(preferences[.theme] == .auto)
  }
}
