import Entities
import Foundation
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The pictures of a message are sent again wherever the message is in a prompt.
@Suite(.timeLimit(.minutes(10))) struct PictureTests {
  static func picture(_ name: String = "a.png", _ mark: UInt8 = 1) -> UserTurn.Picture {
    UserTurn.Picture(name: name, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, mark])
  }

  static let look = UserTurn("Look\n\n[a.png]", pictures: [picture()])

  /// The numbers of pictures in the turns of a request.
  private func counts(_ call: Int, in office: Office) async -> [Int] {
    await office.model.call(call).prompt.turns.map(\.images.count)
  }

  /// A conversation with a picture and its answer.
  static func talked(_ stores: Stores = .inMemory()) async throws -> (
    Office, Conversation, question: Message, answer: Message
  ) {
    let office = try await Office(.saying("Nice."), stores: stores)
    let chat = try await office.startConversation(with: office.avatar.id)
    let listener = await office.listener(chat.id)
    try await office.ask(look, in: chat.id)
    let answer = try #require(await listener.end())
    return (office, chat, try #require(try await office.shown(chat.id).first { $0.role == .user }), answer)
  }

  @Test func aFollowUpAndAnotherReplyHaveIt() async throws {
    let (office, chat, _, answer) = try await Self.talked()
    #expect(await office.model.call().prompt.turns.last?.images.map(\.bytes) == [Self.picture().bytes])
    let listener = await office.listener(chat.id)
    try await office.retry(answer)
    let other = try #require(await listener.end())
    #expect(await counts(1, in: office) == [0, 1])
    try await office.send("And?", in: chat.id)
    _ = await listener.end()
    #expect(await counts(2, in: office) == [0, 1, 0, 0])
    // It costs what it did at first.
    let report = try await office.promptReport(of: UserTurn("So?"), in: chat.id)
    #expect(
      report.parts.first { $0.message == other.parent }?.tokens
        == TokenEstimate().tokens(of: Self.look.text) + TokenEstimate.picture)
  }

  @Test func aReplyThatFailedIsRequestedWithIt() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.ask(Self.look, in: id)
    await office.model.call().reply.finish(throwing: ModelFailure(.serverError, LocalizedText(untranslated: "500")))
    try await office.retry(try #require(await listener.end()))
    #expect(await counts(1, in: office) == [0, 1])
  }

  @Test func anotherFormKeepsThePicturesThatItNames() async throws {
    let (office, chat, question, answer) = try await Self.talked()
    let listener = await office.listener(chat.id)
    let both = UserTurn("Look at\n\n[a.png]\n\n[b.png]", pictures: [Self.picture("b.png", 2)])
    _ = try await office.edit(question, as: both, after: answer)
    let other = try #require(await listener.end())
    #expect(await office.model.call(1).prompt.turns.last?.images.map(\.bytes.last) == [1, 2])
    _ = try await office.edit(question, as: UserTurn("Never mind"), after: other)
    _ = await listener.end()
    #expect(await counts(2, in: office) == [0, 0])
    #expect(office.stores.pictures.files().count == 2)
  }

  @Test func nothingStaysOfAFormThatIsNotStored() async throws {
    let (office, chat, question, answer) = try await Self.talked()
    let greeting = try #require(try await office.shown(chat.id).first)
    office.chats.beforeAppending.change {
      $0 = { try? await office.stores.chats.show(pathTo: greeting.id, in: chat.id) }
    }
    let both = UserTurn("[a.png] [b.png]", pictures: [Self.picture("b.png", 2)])
    await #expect(throws: ConversationWentOn.self) { _ = try await office.edit(question, as: both, after: answer) }
    #expect(try await office.conversationService.pictures.kept(in: chat).keys.map(\.self) == [question.id])
    #expect(office.stores.pictures.files().count == 1)
  }

  @Test func everyMemberOfAGroupSeesIt() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .list)
    let turn = UserTurn("Both of you, look: [a.png]", pictures: [Self.picture()])
    try await group.conversationService.send(turn, in: chat.id)
    for call in 0..<2 {
      #expect(await group.office.model.call(call).prompt.turns.flatMap(\.images).count == 1, "\(call)")
    }
  }

  @Test func aTextThatNobodyAnswersYetKeepsIt() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .manual)
    try await group.conversationService.send(UserTurn("[a.png]", pictures: [Self.picture()]), in: chat.id)
    try await group.conversationService.speak(as: Ensemble.boID, in: chat.id, after: nil)
    #expect(await group.office.model.call().prompt.turns.flatMap(\.images).count == 1)
  }

  @Test func aMessageHasALimit() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let many = UserTurn("Look", pictures: Array(repeating: Self.picture(), count: KeptPictures.most + 1))
    await #expect(throws: ConversationFailure.manyPictures) { try await office.ask(many, in: id) }
    #expect(try await office.texts(id) == ["Hello there."] && office.stores.pictures.files().isEmpty)
  }

  @Test func aPromptHasTheNewestOnes() async throws {
    let kept = (0..<25).map { number in
      KeptPictures.Picture(id: KeptPictures.Picture.ID(high: 1, low: number), size: 1, name: "\(number)")
    }
    let messages = (0..<25).map { Message.ID(high: 2, low: $0) }
    let all = Dictionary(uniqueKeysWithValues: zip(messages, kept.map { [$0] }))
    var pictures = PromptPictures(all) { UserTurn.Picture(name: $0.name, bytes: [1]) }
    pictures.reserve([Self.picture()])
    var sent: [Int] = []
    for message in messages.reversed() { sent.append(await pictures.pictures(of: message).count) }
    #expect(sent == Array(repeating: 1, count: Prompt.maximumImages - 1) + Array(repeating: 0, count: 6))
    // After one without room, smaller ones are left out too.
    var large = PromptPictures(all) { picture in
      UserTurn.Picture(
        name: picture.name,
        bytes: Array(repeating: 1, count: picture.name == "23" ? Prompt.maximumImageBytes : 1))
    }
    sent = []
    for message in messages.suffix(3).reversed() { sent.append(await large.pictures(of: message).count) }
    #expect(sent == [1, 0, 0])
  }
}

/// Models that do not see pictures.
@Suite(.timeLimit(.minutes(10))) struct PictureRefusalTests {
  private func finish(_ reply: ScriptedModel.Stream.Continuation) {
    reply.yield(.text("Nice."))
    reply.yield(.finished(.stop))
    reply.finish()
  }

  private static let refusal = ModelFailure(.refused, LocalizedText(untranslated: "no images"))

  @Test func rulesAnswerWithoutEarlierPictures() async throws {
    let (office, chat, _, _) = try await PictureTests.talked()
    let rules = Office(office, OfflineModel(pace: nil))
    let listener = await rules.listener(chat.id)
    try await rules.send("And?", in: chat.id)
    #expect(await listener.end()?.state == .complete)
  }

  /// A model may have been chosen after the picture was sent.
  @Test func aServerThatRefusesEarlierPicturesIsAskedWithoutThem() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.ask(PictureTests.look, in: id)
    finish(await office.model.call().reply)
    _ = await listener.end()
    try await office.send("And?", in: id)
    await office.model.call(1).reply.finish(throwing: Self.refusal)
    let second = await office.model.call(2)
    #expect(second.prompt.turns.flatMap(\.images).isEmpty)
    finish(second.reply)
    let end = await listener.end()
    #expect(end?.state == .complete && end?.leftOut == nil)
    // It is not asked in vain again.
    try await office.send("So?", in: id)
    let third = await office.model.call(3)
    #expect(third.prompt.turns.flatMap(\.images).isEmpty)
    finish(third.reply)
  }

  @Test func aRefusedQuestionIsNotAnsweredAsIfItWereSeen() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.ask(PictureTests.look, in: id)
    await office.model.call().reply.finish(throwing: Self.refusal)
    #expect(await listener.end()?.state == .failed("no images"))
    #expect(office.model.calls.value.count == 1)
  }
}
