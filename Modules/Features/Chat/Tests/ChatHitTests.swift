import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// A conversation that opens at one of its messages.
@MainActor struct ChatHitTests {
  private let interactor = FakeChatInteractor(Message.samples(100_000))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func id(_ number: UInt64) -> Message.ID { Message.sample(number, after: nil, .user, "").id }

  private func presenter(at number: UInt64) -> ChatPresenter {
    ChatPresenter(.conversation(chat, at: id(number)), interactor: interactor, router: router)
  }

  private func open(
    _ presenter: ChatPresenter, columns: Int = 80, rows: Int = 24, language: Language = .english
  ) async -> Pilot {
    let pilot = Pilot(
      showing: ChatView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private func row(of text: String, in pilot: Pilot) -> Int? { pilot.lines.firstIndex { $0.contains(text) } }

  @Test(arguments: [Language.english, .korean])
  func `The message stands a third from the top, marked until the reader moves on`(language: Language) async {
    let presenter = presenter(at: 50_000)
    let pilot = await open(presenter, language: language)
    let mark = "▼ " + language.foundHere
    #expect(row(of: mark, in: pilot).map { (6...9).contains($0) } == true)
    #expect(row(of: "Message 50000", in: pilot) == row(of: mark, in: pilot).map { $0 + 2 })
    #expect(pilot.screen.contains("Message 49999") && pilot.screen.contains("Message 50002"))
    #expect(pilot.lines.last?.contains("End \(language.newest)") == true)
    // Scrolling while it is visible does not remove the mark.
    await pilot.wheel(.up, over: "Message 50000", notches: 2)
    await pilot.wheel(.down, over: "Message 50000", notches: 4)
    #expect(pilot.screen.contains(mark))
    await pilot.press(.pageDown, .pageDown)
    #expect(!pilot.screen.contains("Message 50000"))
    await pilot.press(.pageUp, .pageUp)
    #expect(pilot.screen.contains("Message 50000") && !pilot.screen.contains(mark))
    pilot.stop()
  }

  @Test func `Scrolling loads the messages around the hit, and never all of them`() async {
    let presenter = presenter(at: 50_000)
    let pilot = await open(presenter)
    #expect(presenter.transcript.messages.count == 50)
    for _ in 0..<4 { await pilot.press(.pageDown) }
    await pilot.settle()
    #expect(presenter.transcript.messages.count == 100)
    #expect(presenter.transcript.messages == Array(Message.samples(100_000)[49_975..<50_075]))
    for _ in 0..<10 { await pilot.press(.pageUp) }
    await pilot.settle()
    #expect(presenter.transcript.messages.first == Message.samples(50_000)[49_925])
    // Each key press evaluates only the shown rows, not all loaded ones.
    await pilot.press(.pageUp)
    #expect(pilot.host.work.rows < 40)
    pilot.stop()
  }

  @Test func `Coming back shows the same place`() async {
    let presenter = presenter(at: 50_000)
    let pilot = await open(presenter)
    for _ in 0..<10 { await pilot.press(.pageDown) }
    await pilot.settle()
    let screen = pilot.lines.dropLast(3)
    let visit = Task { await presenter.load() }
    await pilot.settle()
    #expect(presenter.transcript.messages.count == 50 && pilot.lines.dropLast(3) == screen)
    visit.cancel()
    pilot.stop()
  }

  @Test(arguments: [Key.end, .controlEnd]) func `A key leads to the end`(key: Key) async {
    let presenter = presenter(at: 50_000)
    let pilot = await open(presenter)
    await pilot.press(key)
    #expect(pilot.screen.contains("Message 100000"))
    #expect(
      presenter.transcript.messages.count == 50 && !presenter.transcript.hasLater
        && presenter.transcript.position.marked == nil)
    #expect(pilot.lines.last?.contains("End") == false)
    // The end is the place from now on: returning to the screen does not leave it.
    let visit = Task { await presenter.load() }
    await settle()
    #expect(presenter.transcript.newest?.id == id(100_000) && !presenter.transcript.hasLater)
    visit.cancel()
    pilot.stop()
  }

  @Test func `In a text the key moves in the text`() async {
    let pilot = await open(presenter(at: 50_000))
    await pilot.type("Hi")
    await pilot.press(.home)
    await pilot.press(.end)
    #expect(pilot.screen.contains("Message 50000"))
    pilot.stop()
  }

  @Test func `A sent message goes to the end, and the end is shown`() async {
    let presenter = presenter(at: 50_000)
    let pilot = await open(presenter)
    await pilot.type("Hi")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Hi") && pilot.screen.contains("Message 100000"))
    #expect(!presenter.transcript.hasLater && presenter.transcript.isReplying)
    interactor.reply("Yes?", .complete)
    await pilot.settle()
    #expect(pilot.screen.contains("Yes?"))
    pilot.stop()
  }

  @Test func `A reply that is arriving at the end can be stopped from anywhere`() async {
    let presenter = presenter(at: 10)
    let pilot = await open(presenter)
    _ = try? await interactor.send(UserTurn("Go"), in: chat, after: interactor.paths[chat]?.last)
    await pilot.settle()
    #expect(presenter.transcript.isReplying && presenter.transcript.messages.last?.id == id(35))
    await pilot.press(.escape)
    #expect(presenter.transcript.newest?.state == .cancelled && presenter.replies.canRetry)
    #expect(presenter.copying.lastReply == nil)
    pilot.stop()
  }

  @Test func `A message near the end needs no other pages`() async {
    let presenter = presenter(at: 99_999)
    let pilot = await open(presenter)
    #expect(pilot.screen.contains("▼ found here") && pilot.screen.contains("Message 100000"))
    #expect(!presenter.transcript.hasLater && presenter.transcript.messages.count == 26)
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean])
  func `A hit on another branch is not shown, and a line says so`(language: Language) async {
    interactor.branches[id(200_000)] = id(500)
    let pilot = await open(presenter(at: 200_000), language: language)
    #expect(pilot.screen.contains("Message 500"))
    #expect(pilot.screen.contains(language("as it shows now", "지금 보이는 대화에 없습니다")))
    #expect(!pilot.screen.contains("▼"))
    pilot.stop()
    // A link to a message that does not exist shows the end.
    let other = await open(presenter(at: 300_000))
    #expect(other.screen.contains("Message 100000") && other.screen.contains("as it shows now"))
    other.stop()
  }

  @Test func `A link names it, and one without still leads to the end`() {
    let parameters = ChatParameters.conversation(chat, at: id(7))
    #expect(parameters.path == ["chat", "\(chat)", "message", "\(id(7))"])
    for parameters in [parameters, .conversation(chat)] {
      #expect(ChatParameters.conversation(in: Array(parameters.path.dropFirst())) == parameters)
    }
    for wrong in [[], ["x"], ["\(chat)", "message"], ["\(chat)", "page", "\(id(7))"], ["\(chat)", "message", "x"]] {
      #expect(ChatParameters.conversation(in: wrong) == nil)
    }
  }
}

extension TranscriptTests {
  private var middle: Transcript {
    let path = Message.samples(10)
    return Transcript(MessagePage(messages: Array(path[2..<5]), hasEarlier: true), newest: path[9])
  }

  @Test func `Changes after the last loaded message wait for the reader`() {
    var transcript = middle
    let reply = Message.sample(11, after: 10, .assistant, "New", .streaming)
    var isPlaced = transcript.merge(reply)
    #expect(isPlaced && transcript.newest == reply && transcript.messages.count == 3)
    // Another answer to the last question is not shown before that was read.
    isPlaced = transcript.merge(.sample(20, after: 5, .assistant, "Other"))
    #expect(isPlaced && transcript.messages.count == 3)
  }

  @Test func `A turn in the middle is the end`() {
    var transcript = middle
    let other = Message.sample(20, after: 3, .assistant, "Other")
    let isPlaced = transcript.merge(other)
    #expect(isPlaced && !transcript.hasLater && transcript.newest == other)
    #expect(transcript.messages.map(\.id) == [Message.samples(3)[2].id, other.id])
  }

  @Test func `Later pages follow the last one; an update wins over them`() {
    var transcript = middle
    let path = Message.samples(10)
    var newer = path[9]
    newer.text = "Newer"
    let isPlaced = transcript.merge(newer)
    #expect(isPlaced)
    transcript.append(MessagePage(messages: Array(path[4..<8]), hasEarlier: true, hasLater: true), after: path[4].id)
    #expect(transcript.messages == Array(path[2..<8]) && transcript.hasLater)
    transcript.append(MessagePage(messages: Array(path[8...]), hasEarlier: true), after: path[4].id)
    #expect(transcript.messages.count == 6, "it was asked for after another")
    transcript.append(MessagePage(messages: Array(path[8...]), hasEarlier: true), after: path[7].id)
    #expect(transcript.messages.last == newer && !transcript.hasLater)
  }
}
