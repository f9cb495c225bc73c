import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The monthly budget in `ask`, and its report of tokens.
@MainActor struct AskBudgetTests {
  private let interactor = FakeChatInteractor()

  private func ask(_ io: RecordingCommandIO, _ options: [String] = []) async throws -> ExitCode {
    let ask = AskCommand.subcommand(interactor)
    let run = try #require(ask.run)
    interactor.script = [("Yes.", .complete)]
    return try await run(try Arguments(options + ["Hi"], options: ask.options), io)
  }

  @Test func `Near the budget it warns and asks`() async throws {
    interactor.status = .near(.sample(8.2))
    let io = RecordingCommandIO()
    #expect(try await ask(io) == .done)
    #expect(io.output == "Yes.")
    #expect(io.warnings == ["$8.20 of this month's budget of $10.00 is spent."])
  }

  @Test func `Over the budget it does not ask, and nothing begins`() async throws {
    interactor.status = .reached(.sample(10))
    let io = RecordingCommandIO()
    let failure = await #expect(throws: CommandFailure.self) { _ = try await ask(io) }
    #expect(failure?.code == .failed)
    let words = failure?.message(in: .english) ?? ""
    #expect(words.contains("--over-budget") && words.contains("monthly-budget") && words.contains("--model"))
    #expect(io.output == "" && interactor.summaries.isEmpty)
  }

  @Test func `A new chat is held to the budget of its avatar's model`() async throws {
    interactor.status = .reached(.sample(10))
    interactor.statuses[.avatar(Avatar.sample().id)] = .some(nil)
    let io = RecordingCommandIO()
    #expect(try await ask(io) == .done)
    #expect(io.output == "Yes." && io.warnings.isEmpty)
    interactor.status = nil
    interactor.statuses[.avatar(Avatar.sample().id)] = .reached(.sample(10))
    interactor.summaries = []
    await #expect(throws: CommandFailure.self) { _ = try await ask(io) }
    #expect(interactor.summaries.isEmpty)
  }

  @Test func `Over the budget --continue begins nothing`() async throws {
    interactor.status = .reached(.sample(10))
    let name = Avatar.sample().name
    await #expect(throws: CommandFailure.self) { _ = try await ask(RecordingCommandIO(), ["--continue", "-a", name]) }
    #expect(interactor.summaries.isEmpty)
    // An existing chat has a status of its own.
    let chat = Conversation.sample()
    interactor.add(chat)
    interactor.statuses[.chat(chat.id)] = .within
    let io = RecordingCommandIO()
    #expect(try await ask(io, ["--continue", "-a", name]) == .done)
    #expect(io.output == "Yes." && interactor.summaries.count == 1)
  }

  @Test func `A budget that was spent after the check names the way on`() async throws {
    interactor.errors[.send] = BudgetReached(.sample(10))
    let failure = await #expect(throws: CommandFailure.self) { _ = try await ask(RecordingCommandIO()) }
    #expect(failure?.message(in: .english).contains("--over-budget") == true)
  }

  @Test func `With --over-budget it asks all the same`() async throws {
    interactor.status = .reached(.sample(12))
    let io = RecordingCommandIO()
    #expect(try await ask(io, ["--over-budget"]) == .done)
    #expect(io.output == "Yes." && io.warnings.count == 1)
    #expect(interactor.calls.contains(.passBudget))
  }

  @Test func `Tokens are in the JSON value`() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await ask(io) == .done)
    #expect((io.values.first as? AskAnswer)?.usage == nil)
    interactor.usage = SpendingLine.sample().usage
    #expect(try await ask(io) == .done)
    #expect(
      (io.values.last as? AskAnswer)?.usage
        == TokenUsage(promptTokens: 12_345, completionTokens: 340, cachedTokens: 0, reasoningTokens: 0))
  }
}
