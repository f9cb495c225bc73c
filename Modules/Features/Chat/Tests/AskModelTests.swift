import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalUI
import Testing

@testable import Chat

/// The model that answers `ask`, and how the command names it.
@MainActor struct AskModelTests {
  private let interactor = FakeChatInteractor()
  private let ask: Subcommand

  init() {
    ask = AskCommand.subcommand(interactor)
    interactor.script = [("Because.", .complete)]
  }

  private func run(_ words: String..., io: RecordingCommandIO) async throws -> ExitCode {
    let work = try #require(ask.run)
    return try await work(try Arguments(words, options: ask.options), io)
  }

  @Test(arguments: Language.allCases, [false, true]) func `Where no model is chosen, rules do not answer into a pipe`(
    language: Language, wantsJSON: Bool
  ) async {
    interactor.isModelChosen = false
    let io = RecordingCommandIO(language: language, wantsJSON: wantsJSON)
    let failure = await #expect(throws: CommandFailure.self) { try await run("Why?", io: io) }
    #expect(failure?.code == .wrongUsage && io.output.isEmpty && io.values.isEmpty)
    // The two shortest ways to choose a model, and the way to choose the rules.
    let words = failure?.message(in: .english) ?? ""
    for way in ["--base-url http://127.0.0.1", "aichat keys set openai", "--provider offline"] {
      #expect(words.contains(way), "\(words)")
    }
    // No chat is begun, and no profile is made.
    #expect(interactor.calls.isEmpty && interactor.summaries.isEmpty)
  }

  @Test func `On a terminal they answer, and it says so`() async throws {
    interactor.isModelChosen = false
    for wantsJSON in [false, true] {
      let io = RecordingCommandIO(wantsJSON: wantsJSON, isTerminal: true)
      #expect(try await run("Why?", io: io) == .done)
      #expect(io.warnings == [io.language.answeredOffline])
    }
  }

  @Test func `Rules that were chosen answer into a pipe, without a hint`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("Why?", io: io) == .done)
    #expect(io.output == "Because." && io.warnings.isEmpty)
  }

  @Test(arguments: ["--chat", "--continue"]) func `A chat's own model is a choice`(option: String) async throws {
    interactor.isModelChosen = false
    interactor.add(.sample(), Message.samples(2))
    let id = Conversation.sample().id
    try await interactor.chooseModel(
      .selection(ModelSelection(choice: ModelChoice(provider: "openai", model: "lab-1"))), in: id)
    let words = option == "--chat" ? [option, "\(id)", "Why?"] : [option, "Why?"]
    let work = try #require(ask.run)
    let io = RecordingCommandIO()
    #expect(try await work(try Arguments(words, options: ask.options), io) == .done)
    #expect(io.output == "Because.")
  }

  @Test(arguments: [false, true])
  func `A dry run is refused where the question would be, in the same words`(wantsJSON: Bool) async throws {
    interactor.isModelChosen = false
    let io = RecordingCommandIO(wantsJSON: wantsJSON)
    let failure = await #expect(throws: CommandFailure.self) { try await run("--dry-run", "Why?", io: io) }
    #expect(failure == CommandFailure(.wrongUsage, io.language.noModelChosen))
    #expect(io.output.isEmpty && io.values.isEmpty && io.warnings.isEmpty)
    // On a terminal the rules would answer.
    let terminal = RecordingCommandIO(wantsJSON: wantsJSON, isTerminal: true)
    #expect(try await run("--dry-run", "Why?", io: terminal) == .done)
    #expect(wantsJSON || terminal.output.hasPrefix("To: offline · rules, no AI model\n"))
  }

  /// The model's name may come from another user's file, and so may an avatar. The user's own message is trusted.
  @Test func `A dry run prints only the user's message without sanitising`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("--dry-run", "W\u{1B}hy?", io: io) == .done)
    let texts = io.writes.filter { text in !io.lines.contains { $0 + "\n" == text } }
    #expect(texts.contains("W\u{1B}hy?\n") && io.lines.contains { $0.hasPrefix("To: ") })
    #expect(!texts.contains { $0.hasPrefix("To: ") || $0.contains("[") })
  }

  @Test func `JSON names the provider's protocol, and the host that is not the provider's own`() async throws {
    interactor.modelChoice = ModelChoice(provider: "openai", model: "lab-1")
    interactor.modelAddress = "http://127.0.0.1:8080/v1"
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("Why?", io: io) == .done)
    let answer = try #require(io.values.first as? AskAnswer)
    #expect(answer.provider == "openai" && answer.model == "lab-1" && answer.host == "127.0.0.1:8080")

    let dry = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("--dry-run", "Why?", io: dry) == .done)
    let record = try #require(dry.values.first as? PromptRecord)
    #expect(record.provider == "openai" && record.host == "127.0.0.1:8080")

    let readable = RecordingCommandIO()
    #expect(try await run("--dry-run", "Why?", io: readable) == .done)
    #expect(readable.output.hasPrefix("To: lab-1 at 127.0.0.1:8080\n"))

    interactor.modelAddress = "https://api.openai.com/v1"
    let home = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("Why?", io: home) == .done)
    #expect((home.values.first as? AskAnswer)?.host == nil)
  }

  @Test func `An unknown context window is called that`() async throws {
    interactor.modelChoice = ModelChoice(provider: "openai", model: "lab-1")
    interactor.window = nil
    interactor.rulesUnsent = 2
    let io = RecordingCommandIO()
    #expect(try await run("--dry-run", "Why?", io: io) == .done)
    #expect(io.output.contains("About 20 tokens. The model's context window is not known.\n"))
    #expect(io.output.contains("Left out: answers of the rules: 2\n"))
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("--dry-run", "Why?", io: json) == .done)
    let record = try #require(json.values.first as? PromptRecord)
    #expect(record.window == nil && record.budget == nil && record.rulesLeftOut == 2)
  }

  @Test func `A shorter prompt is reported once`() async throws {
    interactor.add(.sample(), Message.samples(2))
    interactor.leftOut = 7
    let io = RecordingCommandIO()
    #expect(try await run("--continue", "Why?", io: io) == .done)
    #expect(io.warnings == [io.language.shortened(by: 7)])
  }

  @Test(
    arguments: [
      (ErrorCause.usage, ExitCode.wrongUsage), (.machine, .failed), (.provider, .providerFailed),
      (nil, .providerFailed),
    ] as [(ErrorCause?, ExitCode)])
  func `The exit code says where the cause of a failure lies`(cause: ErrorCause?, code: ExitCode) async throws {
    interactor.script = [("", .failed("It broke."))]
    interactor.cause = cause
    let io = RecordingCommandIO()
    #expect(try await run("Why?", io: io) == code)
    #expect(io.warnings == ["It broke."])
  }

  @Test func `Without arrived text no line says that something is kept`() async throws {
    for (text, words) in [("", Language.english.nothingArrived), ("Be", Language.english.replyInterrupted)] {
      interactor.script = [(text, .interrupted)]
      let io = RecordingCommandIO()
      #expect(try await run("Why?", io: io) == .providerFailed)
      #expect(io.warnings == [words])
    }
  }
}
