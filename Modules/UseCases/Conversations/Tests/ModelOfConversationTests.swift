import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Which model answers in a conversation.
@Suite(.timeLimit(.minutes(10))) struct ModelOfConversationTests {
  private let other = ModelSelection(
    choice: ModelChoice(provider: "other", model: "a\nb"), address: "http://127.0.0.1:1/v1")

  private func selector(_ office: Office, isFixed: Bool = false, other: any LanguageModel) -> ModelSelector {
    ModelSelector(usual: office.model, isFixed: isFixed) { _ in other }
  }

  private func ask(_ office: Office, in id: Conversation.ID) async throws -> Message? {
    let listener = await office.listener(id)
    try await office.send("Who are you?", in: id)
    return await listener.end()
  }

  @Test func aConversationHasAModelOfItsOwnAlsoAfterARestart() async throws {
    let first = try await Office(.saying("usual"))
    let id = try await first.startConversation(with: first.avatar.id).id
    let elsewhere = try await first.startConversation(with: first.avatar.id).id
    try await first.chooseModel(.selection(other), in: id)
    // Another program over the same data.
    let office = Office(first, models: selector(first, other: ScriptedModel.saying("other")))
    #expect(try await office.model(of: id).selection == other)
    #expect(try await office.model(of: id).choice == other.choice)
    let reply = try await ask(office, in: id)
    #expect(reply?.text == "other" && reply?.model == other.choice)
    #expect(try await ask(office, in: elsewhere)?.text == "usual")
    try await office.chooseModel(.usual, in: id)
    #expect(try await office.model(of: id).selection == nil)
    #expect(try await ask(office, in: id)?.text == "usual")
  }

  @Test func aReplyInFlightKeepsItsModel() async throws {
    let first = try await Office()
    let id = try await first.startConversation(with: first.avatar.id).id
    let office = Office(first, models: selector(first, other: ScriptedModel.saying("other")))
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let call = await first.model.call()
    try await office.chooseModel(.selection(other), in: id)
    call.reply.yield(.text("usual"))
    call.reply.yield(.finished(.stop))
    let reply = await listener.end()
    #expect(reply?.text == "usual" && reply?.model == first.model.choice)
    #expect(try await ask(office, in: id)?.text == "other")
  }

  @Test func whatTheCommandNamesComesFirst() async throws {
    let first = try await Office(.saying("usual"))
    let id = try await first.startConversation(with: first.avatar.id).id
    let office = Office(first, models: selector(first, isFixed: true, other: ScriptedModel.saying("other")))
    try await office.chooseModel(.selection(other), in: id)
    #expect(try await ask(office, in: id)?.text == "usual")
    let model = try await office.model(of: id)
    #expect(model.isFixed && model.choice == first.model.choice && model.selection == other)
  }

  @Test func aModelThatIsGoneIsReportedWithTheWayToAnother() async throws {
    let first = try await Office()
    let id = try await first.startConversation(with: first.avatar.id).id
    let gone = ModelFailure(.notFound, LocalizedText("It is gone.", "없습니다."))
    let office = Office(first, models: ModelSelector(usual: first.model) { _ in throw gone })
    try await office.chooseModel(.selection(other), in: id)
    let reply = try await ask(office, in: id)
    guard case .failed(let words)? = reply?.state else {
      Issue.record("It has not failed: \(String(describing: reply))")
      return
    }
    #expect(words.hasPrefix("It is gone.\nThis chat has a model of its own, a\nb at 127.0.0.1:1."))
    #expect(words.hasSuffix(" “Model” (Alt-M) chooses another."))
    // The usual model needs no such advice.
    #expect(!Reason.words(for: gone, in: .english).contains("Alt-M"))
  }

  /// A report of the prompt names the command as the origin, not the chat.
  @Test func whatTheCommandNamesIsTheCommandsChoice() async throws {
    let first = try await Office(.saying("usual"))
    let id = try await first.startConversation(with: first.avatar.id).id
    let office = Office(first, models: selector(first, isFixed: true, other: ScriptedModel.saying("other")))
    try await office.chooseModel(.selection(other), in: id)
    let report = try await office.promptReport(of: UserTurn("Hi"), in: id)
    #expect(report.presets.origin(of: .model) == .flag && report.model.choice == first.model.choice)
    #expect(try await office.presetReport(for: .chat(id)).presets[.chat].model == other)
  }

  @Test func theChoiceGoesWithItsConversation() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.chooseModel(.selection(other), in: id)
    try await office.removeConversation(id)
    #expect(try await office.stores.notes.note("model/\(id)", of: office.user.id) == nil)
    await #expect(throws: ConversationFailure.missingConversation(id)) {
      try await office.chooseModel(.usual, in: id)
    }
  }

  @Test(arguments: ["", "x", "x\ny", "\n\nz"]) func aNoteThatIsNoneIsNoChoice(note: String) async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.stores.notes.setNote(note, named: "model/\(id)", of: office.user.id)
    #expect(try await office.model(of: id).selection == nil)
  }
}
