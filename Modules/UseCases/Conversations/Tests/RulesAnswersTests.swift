import Entities
import LanguageModels
import Testing

@testable import Conversations

/// The answers of rules on this machine, once a model continues the chat.
@Suite struct RulesAnswersTests {
  private static let rules = ModelChoice(provider: "offline", model: "rules")

  private func said(to office: Office) async throws -> Conversation.ID {
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    for text in ["One", "Two"] {
      try await office.send(text, in: id)
      _ = await listener.end()
    }
    return id
  }

  @Test func areNotSentToAModelAsItsWords() async throws {
    let first = try await Office(ScriptedModel.saying("I am a rule.", choice: Self.rules))
    let id = try await said(to: first)
    let office = Office(first, ScriptedModel.saying("I am a model."))
    let report = try await office.promptReport(of: UserTurn("Three"), in: id)
    #expect(report.rulesLeftOut == 2 && report.leftOut == 0)
    #expect(
      report.parts.filter { [.greeting, .message, .question].contains($0.source) }.map(\.text) == [
        "Hello there.", "One", "Two", "Three",
      ])
    // Many models' templates require alternating roles.
    let prompt = try Prompt(report, for: office.avatar)
    #expect(prompt.turns.map(\.text) == ["Hello there.", "One\n\nTwo\n\nThree"])
    // The answers stay in the chat.
    #expect(try await office.texts(id).contains("I am a rule."))
  }

  @Test func areNoQuestionToAModelInAGroup() async throws {
    let group = try await Ensemble(ScriptedModel.saying("I am a rule.", choice: Self.rules))
    let id = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .manual).id
    let listener = await group.listener(id)
    try await group.conversationService.send(UserTurn("One"), in: id)
    try await group.speak(as: Ensemble.adaID, in: id, after: try await group.shown(id).last)
    _ = await listener.end()
    let (office, model) = (group.office, ScriptedModel.saying("I am a model."))
    let other = Ensemble(office, answeredBy: model)
    let later = await other.listener(id)
    try await other.speak(as: Ensemble.boID, in: id, after: try await other.shown(id).last)
    _ = await later.end()
    let turns = try #require(model.calls.value.last).prompt.turns.map(\.text)
    #expect(turns.contains { $0.contains("User: One") } && !turns.contains { $0.contains("I am a rule.") }, "\(turns)")
  }

  @Test func areSentToRules() async throws {
    let office = try await Office(ScriptedModel.saying("I am a rule.", choice: Self.rules))
    let id = try await said(to: office)
    let report = try await office.promptReport(of: UserTurn("Three"), in: id)
    #expect(report.rulesLeftOut == 0 && report.parts.count { $0.text == "I am a rule." } == 2)
  }
}
