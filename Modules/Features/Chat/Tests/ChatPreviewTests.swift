import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// In a wide window the end of the chosen conversation is beside the list.
@MainActor struct ChatPreviewTests {
  private let interactor = FakeChatInteractor(.typical)
  private let router = RecordingChatRouter()

  private func open(columns: Int = 120, rows: Int = 36, language: Language = .english) async -> Pilot {
    let pilot = Pilot(
      showing: ChatsView(presenter: ChatsPresenter(interactor: interactor, router: router)), columns: columns,
      rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private func rest(_ pilot: Pilot) async {
    await pilot.clock.advance(by: ChatPreviewPresenter.rest)
    await pilot.settle()
  }

  private func count(_ verb: FakeChatInteractor.Call) -> Int { interactor.calls.filter { $0 == verb }.count }

  private var pages: Int { count(.messages(before: nil, limit: ChatPreviewPresenter.pageSize)) }

  @Test(arguments: [GoldenWindow(120, 36), GoldenWindow(120, 36, .korean), GoldenWindow(110, 16)])
  func golden(window: GoldenWindow) async {
    let pilot = await open(columns: window.columns, rows: window.rows, language: window.language)
    #expect(Golden.difference(pilot.screen, from: "chats-preview-\(window)") == nil)
    #expect(await pilot.faults(endings: nil) == [])
  }

  @Test func `Its colours`() async {
    let pilot = await open()
    #expect(Golden.difference(pilot.colors, from: "chats-preview-120x36-en.truecolor") == nil)
  }

  @Test func `The first conversation shows at once, another one when the selection has rested`() async {
    let pilot = await open()
    #expect(pilot.screen.contains("Go on!") && pages == 1)
    await pilot.press(.down)
    #expect(pilot.screen.contains("Go on!") && pages == 1)
    await rest(pilot)
    #expect(pilot.screen.contains("Show me one.") && !pilot.screen.contains("Go on!") && pages == 2)
    // A key that is held down reads only the last one.
    await pilot.press(.up, .down, .down)
    await rest(pilot)
    #expect(pages == 3 && pilot.screen.contains("안녕하세요, 미나예요."))
  }

  @Test func `Reading it changes nothing`() async {
    let pilot = await open()
    await pilot.press(.down)
    await rest(pilot)
    #expect(count(.seen) == 0 && interactor.summaries[1].isNew && router.calls.isEmpty)
  }

  @Test func `Each message has the name of its member, and the user that of the persona`() async {
    let row = interactor.summaries[0], other = Avatar.sample(77, name: "Beo")
    interactor.avatars.append(other)
    interactor.groups[row.id] = GroupChat([GroupChat.Member(row.chat.avatar), GroupChat.Member(other.id)])
    interactor.personaScopes[.everywhere] = .captain
    let last = interactor.paths[row.id]?.last
    interactor.publish(
      Message(
        id: Message.ID(high: 0xD, low: 0xFFFF), chat: row.id, parent: last?.id, role: .assistant, speaker: other.id,
        text: "Aye", created: interactor.now))
    let presenter = ChatsPresenter(interactor: interactor, router: router)
    await presenter.load()
    let reading = Task { await presenter.preview.follow(presenter.rows[0]) }
    await settle()
    #expect(presenter.preview.userName == "Captain Mira")
    #expect(
      presenter.preview.messages.suffix(2).map { presenter.speakerName(of: $0, in: presenter.rows[0], .english) }
        == [row.avatarName ?? "", "Beo"])
    reading.cancel()
    await reading.value
    let pilot = await open()
    #expect(pilot.screen.contains("Beo") && pilot.screen.contains("Captain Mira"))
  }

  @Test func `A reply that arrives shows, and ends`() async {
    let pilot = await open()
    let chat = interactor.summaries[0].id
    interactor.reply("It is made of stone", in: chat)
    await pilot.settle()
    #expect(pilot.screen.contains("It is made of stone"))
    interactor.reply("It is made of stone and dust.", .complete, in: chat)
    await pilot.settle()
    #expect(pilot.screen.contains("stone and dust."))
    // The conversation that was left is not followed.
    await pilot.press(.down)
    await rest(pilot)
    #expect(interactor.listenerCount == 1)
  }

  @Test func `Enter and a click open it`() async {
    let pilot = await open()
    let chat = interactor.summaries[0].id
    await pilot.press(.enter)
    #expect(router.calls == [.showConversation(chat)])
    #expect(await pilot.click(on: "Go on!"))
    #expect(router.calls.count == 2)
    await pilot.press(.right)
    #expect(pilot.markedText.contains("[ Open ]"))
    // The row is marked while the focus is elsewhere.
    #expect(pilot.lines.count { $0.hasPrefix(" ▎ ") } == 2)
    await pilot.press(.enter)
    #expect(router.calls == Array(repeating: .showConversation(chat), count: 3))
  }

  @Test func `Its button renames it, the mark of its row deletes it, and the next one shows`() async {
    router.onAskForTitle = { _, _ in "Stars" }
    router.onConfirm = { _ in true }
    let pilot = await open()
    #expect(await pilot.click(on: "[ Rename ]"))
    #expect(pilot.screen.contains("Stars") && count(.rename) == 1)
    // Back in the list, its row has the mark.
    await pilot.press(.left, .left)
    #expect(await pilot.click(on: "✕"))
    await rest(pilot)
    #expect(count(.delete) == 1 && pilot.screen.contains("Show me one."))
    #expect(
      pilot.lines.count { $0.contains("Stars") } == 1 && pilot.screen.contains("Deleted: Stars"), "\(pilot.screen)")
  }

  @Test func `A conversation that cannot be read says why, and can be opened`() async {
    interactor.errors[.messages] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("out of reach") && pilot.screen.contains("[ Open ]"))
    interactor.errors = [:]
    await pilot.press(.down)
    await rest(pilot)
    #expect(pilot.screen.contains("Show me one."))
  }

  @Test func `A narrow window reads no conversation, and keeps the selection`() async {
    let pilot = await open(columns: 80, rows: 24)
    await pilot.press(.down)
    await rest(pilot)
    #expect(pages == 0 && !pilot.screen.contains("[ Open ]"))
    await pilot.resize(columns: 120, rows: 36)
    #expect(pages == 1 && pilot.screen.contains("Show me one."))
  }

  @Test func `An empty list has all of the room`() async {
    interactor.summaries = []
    let pilot = await open()
    #expect(pilot.screen.contains("No chats yet") && !pilot.screen.contains("[ Open ]"))
  }
}
