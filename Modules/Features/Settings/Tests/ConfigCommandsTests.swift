import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ConfigCommandsTests {
  private let interactor = FakeSettingsInteractor()

  init() {
    interactor.configurationEntries = [
      ConfigurationEntry(key: "base_url", value: nil),
      ConfigurationEntry(key: "model", value: "m", source: "AICHAT_MODEL"),
      ConfigurationEntry(key: "color", value: "auto"),
    ]
  }

  private var commands: Subcommand {
    ConfigCommands(interactor: interactor, composition: FakeComposition()).group
  }

  private func run(_ words: String..., io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(
      commands.subcommands.first {
        $0.name == words[0]
      })
    let run = try #require(command.run)
    return try await run(Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  @Test func getSaysTheValueAlone() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("get", "model", io: io) == .done)
    #expect(try await run("get", "base-url", io: io) == .done)
    #expect(io.output == "m\n")
  }

  @Test(arguments: [
    ("quti=f5", "No key is called “quti”. Available: quit, model, delete-chat."),
    ("model=ctrl-q", "model=ctrl-q: ^Q is the key of “Quit”. Put that elsewhere first."),
    ("model=f5,quit=f5", "model=f5: F5 is the key of “Quit”. Put that elsewhere first."),
    ("model=ctrl-a", "model=ctrl-a: ^A has a meaning already. In the text: "),
  ])
  func keysAreCheckedAsOnTheScreen(value: String, said: String) async {
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("set", "shortcuts", value, io: RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.description.hasPrefix(said) == true, "\(failure?.description ?? "")")
    #expect(interactor.calls == [])
  }

  /// An unknown name would prevent the app from starting.
  @Test(arguments: ["features", "without"]) func aFeatureThatIsNoneIsRefused(key: String) async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("set", key, "chat,blah", io: RecordingCommandIO())
    }
    #expect(failure == .unknownFeature("blah", among: ["chat", "explore"]) && interactor.calls == [])
    #expect(try await run("set", key, "chat, Explore", io: RecordingCommandIO()) == .done)
    #expect(interactor.calls == [.setting(key, "chat, Explore")])
  }

  @Test func keysThatCanBeHadAreKept() async throws {
    // A shortcut can have the usual key of another one that is moved; its own usual key is always allowed.
    let value = "model=ctrl-q,quit=f5,delete-chat=ctrl-d"
    #expect(try await run("set", "shortcuts", value, io: RecordingCommandIO()) == .done)
    #expect(interactor.calls == [.setting("shortcuts", value)])
  }

  @Test func getAsJSONSaysWhereItComesFrom() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("get", "base_url", io: io) == .done)
    #expect(
      io.values.first as? ConfigurationRecord == ConfigurationRecord(ConfigurationEntry(key: "base_url", value: nil)))
  }

  @Test func aSettingThatIsNoneListsThem() async {
    let failure = await #expect(throws: CommandFailure.self) { try await run("get", "modle", io: RecordingCommandIO()) }
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.description == "There is no setting “modle”. The settings are base_url, model, color.")
  }

  /// On a terminal the result is printed; in a pipe nothing is.
  @Test func setSaysWhatIsSetWhereSomebodyReadsIt() async throws {
    let (path, pipe, json) = (interactor.configurationPath, RecordingCommandIO(), RecordingCommandIO(wantsJSON: true))
    interactor.configurationEntries[2] = ConfigurationEntry(key: "color", value: "auto", source: "\(path): color")
    for io in [pipe, json] {
      #expect(try await run("set", "color", "never", io: io) == .done)
      #expect(try await run("unset", "color", io: io) == .done)
      #expect(io.output.isEmpty && io.values.isEmpty && io.warnings.isEmpty)
    }
    let terminal = RecordingCommandIO(isTerminal: true)
    #expect(try await run("set", "color", "never", io: terminal) == .done)
    #expect(try await run("unset", "color", io: terminal) == .done)
    #expect(terminal.output == "color is now never, saved in \(path).\ncolor is not set in \(path) any more.\n")
    // The message shows the value in the environment, which overrides the new value.
    let other = RecordingCommandIO(isTerminal: true)
    #expect(try await run("set", "model", "other", io: other) == .done)
    #expect(other.output == "model is saved in \(path).\n" && other.warnings.count == 1)
  }

  @Test func whatCannotBeKeptIsNotSaidToBe() async throws {
    interactor.unwritten = CommandFailure(.failed, "no room")
    let io = RecordingCommandIO(isTerminal: true)
    await #expect(throws: CommandFailure.self) { try await run("set", "color", "never", io: io) }
    #expect(io.output.isEmpty)
  }

  @Test func listIsForScripts() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(io.output == "base_url\t-\tdefault\nmodel\tm\tAICHAT_MODEL\ncolor\tauto\tdefault\n")
  }

  @Test func listIsForPeople() async throws {
    let io = RecordingCommandIO(language: .korean, isTerminal: true)
    #expect(try await run("list", io: io) == .done)
    #expect(io.output == "base_url  -     기본값\nmodel     m     AICHAT_MODEL\ncolor     auto  기본값\n")
  }

  @Test func listIsForPrograms() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: io) == .done)
    #expect(
      io.values.first as? [ConfigurationRecord] == interactor.configurationEntries.map { ConfigurationRecord($0) })
  }

  @Test func pathIsALine() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("path", io: io) == .done)
    #expect(io.output == "/home/ada/.config/aichat/config.json\n")
  }

  @Test func setAndUnsetReachTheFile() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("set", "color", "never", io: io) == .done)
    #expect(try await run("unset", "color", io: io) == .done)
    #expect(interactor.calls == [.setting("color", "never"), .unsetting("color")])
    #expect(io.output.isEmpty && io.warnings.isEmpty)
  }

  @Test func setSaysWhatComesBeforeTheFile() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("set", "model", "n", io: io) == .done)
    #expect(io.warnings == ["The setting is saved, but AICHAT_MODEL in the environment overrides it."])
  }

  @Test(arguments: [["set", "model"], ["set", "a", "b", "c"], ["get"], ["unset"], ["unset", "a", "b"]])
  func theWordsMustBeAsMany(words: [String]) async throws {
    let command = try #require(commands.subcommands.first { $0.name == words[0] })
    let arguments = try Arguments(Array(words.dropFirst()), options: [])
    let run = try #require(command.run)
    let failure = await #expect(throws: CommandFailure.self) { try await run(arguments, RecordingCommandIO()) }
    #expect(failure?.code == .wrongUsage && failure?.description.contains("KEY") == true)
    #expect(interactor.calls.isEmpty)
  }

  @Test func aFailureComesThrough() async {
    interactor.error = OutOfReach()
    await #expect(throws: OutOfReach.self) { try await run("set", "color", "never", io: RecordingCommandIO()) }
  }
}
