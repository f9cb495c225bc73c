import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The settings of an avatar's answers: from their storage to the request.
@Suite(.timeLimit(.minutes(10))) struct PresetTests {
  private let other = ModelSelection(
    choice: ModelChoice(provider: "other", model: "a"), address: "http://127.0.0.1:1/v1")

  private func ask(_ office: Office, in id: Conversation.ID) async throws -> Message? {
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    return await listener.end()
  }

  @Test func eachValueIsTakenFromTheStrongestPlace() async throws {
    let office = try await Office(
      .saying("Yes."),
      presets: PresetStack([
        .flag: Preset(sampling: SamplingOptions(temperature: 0.1)),
        .configuration: Preset(
          sampling: SamplingOptions(
            temperature: 0.4, topP: 0.4, maximumTokens: 4, stop: ["4"], seed: 4, contextWindow: 4000, effort: .max),
          instruction: "Four."),
      ]))
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.savePreset(
      Preset(sampling: SamplingOptions(temperature: 0.2, topP: 0.2, stop: ["2"]), instruction: "Two."), for: .chat(id))
    try await office.savePreset(
      Preset(sampling: SamplingOptions(topP: 0.3, maximumTokens: 3, effort: .low), instruction: "Three."),
      for: .avatar(office.avatar.id))
    #expect(try await ask(office, in: id)?.text == "Yes.")
    let prompt = try #require(office.model.calls.value.first?.prompt)
    #expect(
      prompt.options
        == SamplingOptions(
          temperature: 0.1, topP: 0.2, maximumTokens: 3, stop: ["2"], seed: 4, contextWindow: 4000, effort: .low))
    // The instruction is added to the avatar's description; of several, the one with the highest priority is used.
    #expect(prompt.system == (try await Office.definitions()) + "\n\nTwo.")
    let report = try await office.promptReport(of: UserTurn("", instruction: "Now."), in: id)
    #expect(report.parts.prefix(4).map(\.source) == [.systemPrompt, .personality, .preset, .instruction])
    #expect(report.presets.origin(of: .topP) == .chat && report.presets.origin(of: .seed) == .configuration)
    #expect(report.window == 4000 && report.reply == 3)

    let elsewhere = try await office.startConversation(with: office.avatar.id).id
    _ = try await ask(office, in: elsewhere)
    #expect(office.model.calls.value.last?.prompt.options.topP == 0.3)
    #expect(office.model.calls.value.last?.prompt.system.hasSuffix("Three.") == true)
    // A chat that is not begun yet has its avatar's settings.
    let beginning = try await office.promptReport(of: UserTurn("Hi"), toBeginWith: office.avatar.id)
    #expect(beginning.presets.origin(of: .topP) == .avatar)
  }

  @Test func itIsThereAfterARestartAndGoesWithItsChat() async throws {
    let first = try await Office(.saying("Yes."))
    let id = try await first.startConversation(with: first.avatar.id).id
    let preset = Preset(sampling: SamplingOptions(seed: 1), instruction: "a\nb", summarizes: true)
    try await first.savePreset(preset, for: .chat(id))
    try await first.savePreset(preset, for: .avatar(first.avatar.id))
    let office = Office(first, .saying("Yes.") as ScriptedModel)
    #expect(try await office.presetReport(for: .chat(id)).presets[.chat] == preset)
    #expect(try await office.presetReport(for: .avatar(office.avatar.id)).presets[.avatar] == preset)
    try await office.removeConversation(id)
    let notes = office.stores.notes
    #expect(try await notes.note("preset/chat/\(id)", of: office.user.id) == nil)
    #expect(try await notes.note("preset/avatar/\(office.avatar.id)", of: office.user.id) == preset.note)
    try await office.savePreset(Preset(), for: .avatar(office.avatar.id))
    #expect(try await notes.note("preset/avatar/\(office.avatar.id)", of: office.user.id) == nil)
    await #expect(throws: ConversationFailure.missingConversation(id)) {
      try await office.savePreset(preset, for: .chat(id))
    }
  }

  @Test func anAvatarHasAModelOfItsOwn() async throws {
    let first = try await Office(.saying("usual"))
    let id = try await first.startConversation(with: first.avatar.id).id
    let second = ModelSelection(choice: ModelChoice(provider: "second", model: "b"))
    let selector = ModelSelector(usual: first.model) { selection in
      ScriptedModel(answering: [.text(selection.choice.provider), .finished(.stop)], choice: selection.choice)
    }
    let office = Office(first, models: selector)
    try await office.savePreset(Preset(model: other), for: .avatar(office.avatar.id))
    #expect(try await ask(office, in: id)?.text == "other")
    #expect(try await office.model(of: id) == ConversationModel(usual: other))
    try await office.chooseModel(.selection(second), in: id)
    #expect(try await ask(office, in: id)?.text == "second")
    #expect(try await office.model(of: id) == ConversationModel(usual: other, selection: second))
    #expect(
      try await office.presetReport(for: .avatar(office.avatar.id)).model
        == ConversationModel(usual: first.model.choice, selection: other))
    // The command's model has priority.
    let fixed = Office(first, models: ModelSelector(usual: first.model, isFixed: true))
    #expect(try await ask(fixed, in: id)?.text == "usual")
    #expect(try await fixed.model(of: id).choice == first.model.choice)
    try await office.chooseModel(.usual, in: id)
    #expect(try await ask(office, in: id)?.text == "other")
  }

  @Test func aChoiceFromBeforeThereWerePresetsCounts() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let old = "model/\(id)"
    try await office.stores.notes.setNote("other\nhttp://127.0.0.1:1/v1\na", named: old, of: office.user.id)
    #expect(try await office.model(of: id).selection == other)
    // It is not restored when it is removed.
    try await office.chooseModel(.usual, in: id)
    #expect(try await office.model(of: id).selection == nil)
    #expect(try await office.stores.notes.note(old, of: office.user.id) == nil)
  }

  @Test func aRefusedOptionIsReportedAfterwards() async throws {
    let office = try await Office(ScriptedModel(answering: [.omitted(.temperature), .text("a"), .finished(.stop)]))
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.savePreset(Preset(sampling: SamplingOptions(temperature: 0.5)), for: .chat(id))
    #expect(try await office.presetReport(for: .chat(id)).remarks.isEmpty)
    #expect(try await ask(office, in: id)?.state == .complete)
    #expect(Array(try await office.presetReport(for: .chat(id)).remarks.keys) == [.temperature])
    #expect(Array(try await office.promptReport(of: UserTurn("a"), in: id).remarks.keys) == [.temperature])
    try await office.savePreset(Preset(), for: .chat(id))
    #expect(try await office.presetReport(for: .chat(id)).remarks.isEmpty)
  }

  @Test func aLongReplyLeavesLessForThePrompt() {
    let budget = PromptBudget(of: 4096)
    #expect(budget.reply == 1024 && budget.leaving(100).reply == 100 && budget.leaving(100).prompt == 3996)
    #expect(budget.leaving(1_000_000).reply == 2048)
  }
}
