import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct KeyCommandsTests {
  private static let secret = "sk-unit-0123456789-never-shown"
  private static let here = KeyEndpoint(provider: "openai", server: "http://127.0.0.1")
  private let interactor = FakeSettingsInteractor()

  private func run(_ name: String, _ words: [String] = [], io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(KeyCommands(interactor: interactor).group.subcommands.first { $0.name == name })
    let run = try #require(command.run)
    return try await run(Arguments(words, options: command.options), io)
  }

  @Test func aKeyIsAskedForAndNotShown() async throws {
    let io = RecordingCommandIO()
    io.secret = Self.secret
    #expect(try await run("set", ["openai"], io: io) == .done)
    #expect(interactor.calls == [.keeping(Self.secret, Self.here)])
    #expect(io.questions == ["Key for openai at http://127.0.0.1 (it is not shown): "])
    #expect(
      io.output
        == "The key is saved in the desktop keyring. It is sent to openai at http://127.0.0.1 and nowhere else.\n")
    #expect(!io.didRead && io.warnings.isEmpty)
  }

  @Test func whoStopsKeepsNothing() async throws {
    #expect(try await run("set", io: RecordingCommandIO()) == .interrupted)
    #expect(interactor.calls.isEmpty)
  }

  @Test func aKeyAmongTheWordsIsRefusedAndNotRepeated() async throws {
    let io = RecordingCommandIO()
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("set", ["openai", Self.secret], io: io)
    }
    #expect(failure?.code == .wrongUsage && failure?.description.contains(Self.secret) == false)
  }

  @Test func whatComesBeforeItIsSaid() async throws {
    interactor.savedKeys = [
      KeyEntry(endpoint: Self.here, place: .variable("OPENAI_API_KEY"), isInForce: true),
      KeyEntry(endpoint: Self.here, place: .keyring),
    ]
    let io = RecordingCommandIO(wantsJSON: true)
    io.secret = Self.secret
    #expect(try await run("set", io: io) == .done)
    #expect(io.warnings == ["The key is saved, but the one in OPENAI_API_KEY overrides it."])
    #expect(io.values as? [KeyRecord] == [KeyRecord(interactor.savedKeys[1])])
  }

  @Test func theListSaysEverythingButTheKey() async throws {
    interactor.savedKeys = [
      KeyEntry(
        endpoint: KeyEndpoint(provider: "openai", server: "https://api.openai.com"),
        place: .variable("OPENAI_API_KEY"), ending: "1f2e", isInForce: true),
      KeyEntry(endpoint: Self.here, place: .keyring, error: "It is locked."),
      KeyEntry(
        endpoint: KeyEndpoint(provider: "ollama", server: "http://h"), place: .file("/keys.json"), ending: "abcd"),
    ]
    let io = RecordingCommandIO(isTerminal: true)
    #expect(try await run("list", io: io) == .done)
    #expect(
      io.output == """
        PROVIDER  ENDPOINT                KEY    IN FORCE  SAVED IN
        openai    https://api.openai.com  …1f2e  yes       OPENAI_API_KEY
        openai    http://127.0.0.1        -      no        the desktop keyring
        ollama    http://h                …abcd  no        /keys.json

        """)
    #expect(io.warnings == ["It is locked."])
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: json) == .done)
    #expect(json.values.first as? [KeyRecord] == interactor.savedKeys.map { KeyRecord($0) })
  }

  @Test func anEmptyListIsDone() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(io.output.isEmpty)
    let korean = RecordingCommandIO(language: .korean, isTerminal: true)
    #expect(try await run("list", io: korean) == .done)
    #expect(korean.output == "키가 없습니다. 저장하려면: aichat keys set 제공자\n")
  }

  @Test func forgettingIsAskedFor() async throws {
    interactor.savedKeys = [KeyEntry(endpoint: Self.here, place: .keyring)]
    let io = RecordingCommandIO()
    io.answer = false
    let failure = await #expect(throws: CommandFailure.self) { try await run("delete", io: io) }
    #expect(failure?.code == .failed)
    #expect(interactor.calls.isEmpty && io.questions == ["Delete the key for openai at http://127.0.0.1?"])
    io.answer = true
    #expect(try await run("delete", io: io) == .done)
    #expect(interactor.calls == [.forgetting(Self.here)])
  }

  @Test func aKeyThatIsNotSavedIsMissing() async throws {
    let missing = await #expect(throws: CommandFailure.self) {
      try await run("delete", ["--yes"], io: RecordingCommandIO())
    }
    #expect(missing?.code == .missing && interactor.calls == [.forgetting(Self.here)])
  }
}
