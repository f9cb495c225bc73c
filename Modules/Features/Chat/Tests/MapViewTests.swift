import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The branches of a chat.
@MainActor struct MapViewTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  /// A greeting, two questions after it, and an answer to the first, which is shown.
  init() {
    let path = interactor.paths[chat] ?? []
    let side = Message.sample(9, after: 1, .user, "What is the **sea**?")
    interactor.outline = (path + [side]).map {
      MessageOutline(id: $0.id, parent: $0.parent, role: $0.role, text: $0.text, created: $0.created)
    }
  }

  private func open(columns: Int = 80, rows: Int = 24, language: Language = .english) async -> Pilot {
    let presenter = MapPresenter(MapParameters(of: chat), interactor: interactor, router: router)
    let pilot = Pilot(showing: MapView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean]) func `A row for each branch, and Enter goes there`(
    language: Language
  ) async {
    let pilot = await open(language: language)
    #expect(pilot.screen.contains("● " + language("You: Message 1", "나: Message 1")))
    #expect(pilot.screen.contains("○ " + language("You: What is the **sea**?", "나: What is the **sea**?")))
    #expect(pilot.screen.contains(language("1 message · ", "메시지 1개 · ")))
    // It opens at the end of the branch that shows.
    await pilot.press(.up, .enter)
    #expect(router.calls.last == .finishMap(with: Message.sample(9, after: 1, .user, "").id))
  }

  @Test func `In the smallest window it can be used`() async {
    let pilot = await open(columns: 20, rows: 6)
    #expect(pilot.screen.contains("●"))
    await pilot.press(.enter)
    #expect(router.calls.count == 1)
  }

  @Test func `A failure can be tried again`() async {
    interactor.errors[.map] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.errors[.map] = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("●"))
  }

  @Test func `The chat shows the branch that was chosen`() async {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    let wanted = Message.sample(9, after: 1, .user, "").id
    router.onChooseBranch = { _ in wanted }
    await presenter.branches.onMapPressed()
    #expect(interactor.calls.contains(.show(wanted)))
    router.onChooseBranch = { _ in nil }
    let count = interactor.calls.count
    await presenter.branches.onMapPressed()
    #expect(interactor.calls.count == count)
    visit.cancel()
  }

  @Test func `An arriving reply is not left`() async {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    presenter.draft.text = "Why?"
    await presenter.composer.onSendPressed()
    await settle()
    await presenter.branches.onMapPressed()
    #expect(presenter.notices.current == .replyIsArriving && router.calls.isEmpty)
    visit.cancel()
  }

  /// The signs and the beginnings of the texts show in each width; the number gets shorter.
  @Test(arguments: [20, 40, 52, 80]) func `In a narrow window the text comes first`(columns: Int) async {
    let pilot = await open(columns: columns, rows: 12)
    #expect(pilot.screen.contains("● You: Mess") && pilot.screen.contains("○ You: What"))
    #expect(pilot.screen.contains("1 message") == (columns >= 52))
    #expect(pilot.screen.contains("1 message · ") == (columns == 80))
  }
}
