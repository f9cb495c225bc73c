import Entities
import LanguageModels
import Testing

@testable import Conversations

/// The context window of a model, and the correction of token estimates.
@Suite struct WindowTests {
  /// About 1,000 tokens by the rule.
  private static let long = String(repeating: "seven..", count: 498)

  private func office(_ model: ScriptedModel, contextWindow: Int? = nil) async throws -> (Office, Conversation.ID) {
    let presets = PresetStack([.configuration: Preset(sampling: SamplingOptions(contextWindow: contextWindow))])
    let office = try await Office(model, greeting: Self.long, presets: presets)
    return (office, try await office.startConversation(with: office.avatar.id).id)
  }

  private func say(_ text: String, _ office: Office, _ id: Conversation.ID) async throws {
    let listener = await office.listener(id)
    try await office.send(text, in: id)
    _ = await listener.end()
  }

  @Test func theUsersWindowCounts() async throws {
    let (office, id) = try await office(ScriptedModel(window: 100_000), contextWindow: 1024)
    let report = try await office.promptReport(of: UserTurn("Hi"), in: id)
    #expect(report.window == 1024 && report.reply == 256 && report.leftOut == 1 && report.cut == nil)
    #expect(office.model.lookUps.value == 0)
  }

  @Test(arguments: [(4096, 4, 3), (100_000, 0, 6)])
  func aLongPromptAsksOnceForTheWindow(window: Int, leftOut: Int, turns: Int) async throws {
    let model = ScriptedModel(answering: [.text(Self.long), .finished(.stop)], window: window)
    let (office, id) = try await office(model)
    try await say("Short", office, id)
    // The prompt fits any model.
    #expect(model.lookUps.value == 0 && model.calls.value.count == 1)
    try await say(Self.long, office, id)
    try await say("Well?", office, id)
    let report = try await office.promptReport(of: UserTurn("And?"), in: id)
    #expect(model.lookUps.value == 1 && report.window == window && report.leftOut == leftOut)
    #expect(try await office.promptCut(in: id)?.leftOut ?? 0 == report.leftOut)
    #expect(model.calls.value.last?.prompt.turns.count == turns)
  }

  @Test func showingAChatAsksNoServer() async throws {
    let (office, id) = try await office(ScriptedModel(answering: [.text(Self.long), .finished(.stop)], window: 4096))
    for _ in 0..<2 { try await say("Short", office, id) }
    #expect(try await office.promptCut(in: id) == nil)
    #expect(office.model.lookUps.value == 0)
    _ = try await office.promptReport(of: UserTurn(Self.long), in: id)
    #expect(office.model.lookUps.value == 1)
  }

  @Test func withoutAListTheWindowIsUnknown() async throws {
    let (office, id) = try await office(ScriptedModel())
    let question = UserTurn(Self.long + Self.long + Self.long)
    for _ in 0..<2 {
      let report = try await office.promptReport(of: question, in: id)
      #expect(report.window == nil && report.budget == nil && report.leftOut == 0)
    }
    #expect(office.model.lookUps.value == 1)
  }

  /// A server that was unavailable for a moment is asked again, and no later message waits for a slow one.
  @Test func aListThatFailedIsAskedForAgainInTheBackground() async throws {
    let model = ScriptedModel(window: 100_000)
    model.listingFailure.change { $0 = ModelFailure(.unreachable, LocalizedText(untranslated: "away")) }
    let (office, id) = try await office(model)
    let question = UserTurn(Self.long + Self.long + Self.long)
    #expect(try await office.promptReport(of: question, in: id).window == nil)
    model.listingFailure.change { $0 = nil }
    model.answersListing.change { $0 = false }
    for _ in 0..<2 { #expect(try await office.promptReport(of: question, in: id).window == nil) }
    model.answersListing.change { $0 = true }
    while try await office.promptReport(of: question, in: id).window != 100_000 { await Task.yield() }
    #expect(model.lookUps.value == 2)
  }

  /// Two servers have a model of the same name, each with its own window.
  @Test func serversAreDistinguished() async throws {
    let (near, far) = (
      ScriptedModel(window: 100_000, address: "http://127.0.0.1:1"), ScriptedModel(window: 50_000, address: "http://h")
    )
    let first = try await Office(near, greeting: Self.long)
    let office = Office(first, models: ModelSelector(usual: near) { _ in far })
    let id = try await office.startConversation(with: office.avatar.id).id
    let question = UserTurn(Self.long + Self.long + Self.long)
    #expect(try await office.promptReport(of: question, in: id).window == 100_000)
    try await office.chooseModel(.selection(far.selection), in: id)
    #expect(try await office.promptReport(of: question, in: id).window == 50_000)
  }

  @Test func costsCorrectTheEstimate() async throws {
    let usage = TokenUsage(promptTokens: 2000)
    let model = ScriptedModel(answering: [
      .usage(usage), .text("Yes."), .usage(TokenUsage(completionTokens: 3)), .finished(.stop),
    ])
    let (office, id) = try await office(model)
    let before = try await office.promptReport(of: UserTurn("Hi"), in: id)
    try await say("Hi", office, id)
    let after = try await office.promptReport(of: UserTurn("Hi"), in: id)
    // The prompt cost 2,000 tokens; the same parts are now estimated at that, and a little more.
    let same = after.parts.prefix(before.parts.count - 1).map(\.tokens).reduce(0, +)
    #expect((1990...2110).contains(same) && before.tokens < 1200)
  }

  @Test(arguments: [(1, false), (240, false), (300, true), (3900, true), (4100, false), (0, false)])
  func onlyBelievableCostsCount(tokens: Int, isBelieved: Bool) {
    let part = PromptReport.Part(
      source: .message, role: .user, text: String(repeating: "x", count: 3486), tokens: 0)
    let model = ModelSelection(choice: ModelChoice(provider: "scripted", model: "one"))
    var estimate = TokenEstimate()
    // By the rule it would cost 1,000.
    #expect(estimate.tokens(of: part.text) == 1000)
    estimate.learn(from: PromptReport(model: model, parts: [part], window: 1, reply: 0), promptTokens: tokens)
    #expect((estimate.ratio != 1) == isBelieved)
    if isBelieved { #expect(abs(estimate.ratio - Double(tokens) / 1000 * 1.05) < 0.001) }
  }

  @Test func picturesAndShortPromptsTeachNothing() {
    let picture = UserTurn.Picture(name: "a.png", bytes: [1])
    let model = ModelSelection(choice: ModelChoice(provider: "scripted", model: "one"))
    for part in [
      PromptReport.Part(source: .question, role: .user, text: Self.long, pictures: [picture], tokens: 0),
      PromptReport.Part(source: .question, role: .user, text: "short", tokens: 0),
    ] {
      var estimate = TokenEstimate()
      estimate.learn(from: PromptReport(model: model, parts: [part], window: 1, reply: 0), promptTokens: 12)
      #expect(estimate == TokenEstimate())
    }
  }
}
