import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ModelCommandsTests {
  private let interactor = FakeSettingsInteractor()

  init() {
    interactor.sources = [
      ModelSource(
        name: "openai", provider: "openai", address: "https://api.openai.com/v1",
        models: [ModelListing(id: "one", contextWindow: 8192, acceptsImages: true), ModelListing(id: "two")]),
      ModelSource(
        name: "LM Studio", provider: "openai", address: "http://127.0.0.1:1234/v1",
        models: [ModelListing(id: "three", acceptsImages: false)]),
    ]
  }

  private func run(_ name: String, io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(ModelCommands(interactor: interactor).group.subcommands.first { $0.name == name })
    let run = try #require(command.run)
    return try await run(Arguments([], options: command.options), io)
  }

  /// The id comes first. The source tells apart two servers with the same model.
  @Test func fieldsForScripts() async throws {
    interactor.sources[1].models.append(ModelListing(id: "one"))
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(
      io.output == """
        one\topenai\thttps://api.openai.com/v1
        two\topenai\thttps://api.openai.com/v1
        three\topenai (LM Studio)\thttp://127.0.0.1:1234/v1
        one\topenai (LM Studio)\thttp://127.0.0.1:1234/v1

        """)
  }

  /// The columns are the same for all sources, and no source waits for another.
  @Test func aTableForPeople() async throws {
    let (sources, telling) = AsyncStream<[ModelSource]>.makeStream()
    let stub = StubSettingsInteractor()
    stub.onModelSources = { sources }
    let all = interactor.sources
    var waiting = all
    (waiting[0].models, waiting[0].isAwaited) = ([], true)
    for state in [waiting, waiting, all] { telling.yield(state) }
    telling.finish()
    let command = try #require(ModelCommands(interactor: stub).group.subcommands.first { $0.name == "list" })
    let run = try #require(command.run)
    let io = RecordingCommandIO(isTerminal: true)
    #expect(try await run(Arguments([], options: command.options), io) == .done)
    #expect(
      io.output == """
        PROVIDER            MODEL                     CONTEXT  PICTURES  ADDRESS
        openai (LM Studio)  three                     -        no        http://127.0.0.1:1234/v1
        openai              one                       8192     yes       https://api.openai.com/v1
        openai              two                       -        -         https://api.openai.com/v1

        """)
  }

  @Test func oneValueForPrograms() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: io) == .done)
    #expect(io.values.first as? [ModelSourceRecord] == interactor.sources.map { ModelSourceRecord($0) })
  }

  @Test func aSourceThatDidNotTellIsAWarning() async throws {
    interactor.sources[1].models = []
    interactor.sources[1].error = "It is asleep."
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .providerFailed)
    #expect(io.output.split(separator: "\n").map { $0.prefix(3) } == ["one", "two"])
    #expect(io.warnings == ["LM Studio: It is asleep."])
  }

  @Test func aTrialInWords() async throws {
    interactor.trial = ModelProbe(
      choice: ModelChoice(provider: "ollama", model: "m"), address: "http://h", text: "Hello\nthere! ",
      toFirstWord: .milliseconds(1049), toEnd: .milliseconds(2500),
      usage: TokenUsage(promptTokens: 12, completionTokens: nil))
    let io = RecordingCommandIO()
    #expect(try await run("test", io: io) == .done)
    #expect(
      io.output == """
        m at h · http://h
        “Hello there!”
        First word after 1.05 s, all of it after 2.50 s.
        Tokens: 12 sent, ? received.

        """)
    interactor.trial?.usage = nil
    let korean = RecordingCommandIO(language: .korean)
    #expect(try await run("test", io: korean) == .done)
    #expect(korean.output.hasSuffix("첫 단어까지 1.05초, 끝까지 2.50초 걸렸습니다.\n제공자가 토큰 수를 알려 주지 않습니다.\n"))
  }

  @Test func aTrialAsJSON() async throws {
    let trial = ModelProbe(
      choice: ModelChoice(provider: "offline", model: "rules"), text: "Hello", toFirstWord: .zero, toEnd: .zero)
    interactor.trial = trial
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("test", io: io) == .done)
    #expect(io.values.first as? ModelProbeRecord == ModelProbeRecord(trial))
  }

  @Test func aFailureComesThrough() async {
    interactor.error = OutOfReach()
    await #expect(throws: OutOfReach.self) { try await run("test", io: RecordingCommandIO()) }
    await #expect(throws: OutOfReach.self) { try await run("list", io: RecordingCommandIO()) }
  }
}
