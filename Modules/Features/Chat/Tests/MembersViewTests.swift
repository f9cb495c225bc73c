import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The members of a chat.
@MainActor struct MembersViewTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id
  private let nova = Avatar.sample(), rex = Avatar.sample(2, name: "Rex"), mina = Avatar.sample(3, name: "미나")

  init() {
    interactor.avatars = [nova, rex, mina]
    interactor.groups[chat] = GroupChat([GroupChat.Member(nova.id), GroupChat.Member(rex.id)])
  }

  private func open(columns: Int = 80, rows: Int = 24, language: Language = .english) async -> Pilot {
    let presenter = MembersPresenter(MembersParameters(of: chat), interactor: interactor, router: router)
    let pilot = Pilot(showing: MembersView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private var group: GroupChat? { interactor.groups[chat] }

  @Test(arguments: [Language.english, .korean]) func `A member speaks next`(language: Language) async {
    let pilot = await open(language: language)
    #expect(pilot.screen.contains("Nova") && pilot.screen.contains("Rex"))
    #expect(pilot.screen.contains(language("Order: natural", "순서: 자연스럽게")))
    await pilot.press(.down, .enter)
    #expect(router.calls.last == .finishMembers(calling: rex.id))
  }

  @Test func `The keys mute, move and remove a member`() async {
    let pilot = await open()
    await pilot.press(.character("m"))
    #expect(group?.members.first == GroupChat.Member(nova.id, .muted))
    #expect(pilot.screen.contains("muted"))
    await pilot.press(.character("+"))
    #expect(group?.members.map(\.id) == [rex.id, nova.id])
    await pilot.press(.character("o"), .character("c"))
    #expect(group?.order == .list && group?.cards == .merged)
    await pilot.press(.character("d"))
    #expect(group?.present.count == 1)
  }

  @Test func `A chosen character joins`() async {
    interactor.groups = [:]
    let pilot = await open()
    #expect(pilot.screen.contains("Nova") && !pilot.screen.contains("Order"))
    router.onChooseMember = { [mina] _ in mina.id }
    await pilot.press(.character("a"))
    #expect(router.calls.contains(.chooseMember(besides: [nova.id])))
    #expect(group?.members.map(\.id) == [nova.id, mina.id] && pilot.screen.contains("미나"))
    interactor.errors[.saveGroup] = OutOfReach()
    router.onChooseMember = { [rex] _ in rex.id }
    await pilot.press(.character("a"))
    #expect(group?.members.count == 2)
    guard case .showAlert? = router.calls.last else {
      Issue.record("The user is not told.")
      return
    }
  }

  @Test func `In the smallest window it can be used`() async {
    let pilot = await open(columns: 20, rows: 6)
    #expect(pilot.screen.contains("Nova"))
    await pilot.press(.enter)
    #expect(router.calls.last == .finishMembers(calling: nova.id))
  }

  @Test func `A failure can be tried again`() async {
    interactor.errors[.group] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.errors[.group] = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Nova"))
  }
}

/// A group in its chat.
@MainActor struct ChatGroupTests {
  private let interactor: FakeChatInteractor
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id
  private let nova = Avatar.sample(), rex = Avatar.sample(2, name: "Rex")

  /// A greeting of each member.
  init() {
    let greeting = Message.sample(1, after: nil, .assistant, "I am Nova.")
    let other = Message(
      id: Message.ID(high: 0xD, low: 2), chat: Conversation.sample().id, parent: greeting.id, role: .assistant,
      speaker: Avatar.sample(2).id, text: "Woof.", created: greeting.created)
    interactor = FakeChatInteractor([greeting, other])
    interactor.avatars = [nova, rex]
    interactor.groups[chat] = GroupChat([GroupChat.Member(nova.id), GroupChat.Member(rex.id)])
  }

  private func open(columns: Int = 80, rows: Int = 24) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: columns, rows: rows)
    await pilot.settle()
    return pilot
  }

  @Test func `Each reply has the name of its member`() async throws {
    let pilot = await open()
    let lines = pilot.screen.split(separator: "\n").map(String.init)
    let (first, second) = (
      try #require(lines.firstIndex { $0.contains("I am Nova.") }),
      try #require(lines.firstIndex { $0.contains("Woof.") })
    )
    #expect(lines[..<first].contains { $0.contains("Nova") })
    #expect(lines[first..<second].contains { $0.contains("Rex") })
  }

  @Test(arguments: [
    ("/next", FakeChatInteractor.Call.speak(nil)), ("/next re", .speak(Avatar.sample(2).id)),
    ("/NEXT Nova", .speak(Avatar.sample().id)),
  ])
  func `A member is called by a command`(text: String, call: FakeChatInteractor.Call) async {
    let pilot = await open()
    await pilot.type(text)
    await pilot.press(.enter)
    #expect(interactor.calls.contains(call))
    #expect(interactor.paths[chat]?.last?.state == .streaming)
  }

  @Test(arguments: [GroupChat.Order.natural, .manual])
  func `A message waits without a remark where members are called`(order: GroupChat.Order) async {
    interactor.groups[chat]?.order = order
    interactor.paths[chat]?.append(Message.sample(9, after: 2, .user, "Rex?"))
    let pilot = await open()
    #expect(pilot.screen.contains("Rex?"))
    #expect(pilot.screen.contains("no reply yet") == (order == .natural))
  }

  @Test func `A name that is no member's is not called`() async {
    let pilot = await open()
    await pilot.type("/next Mina")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("No member of this chat has this name."))
    #expect(!interactor.calls.contains { if case .speak = $0 { true } else { false } })
  }

  @Test func `A character joins by a command`() async {
    interactor.groups = [:]
    let pilot = await open()
    await pilot.type("/members Rex")
    await pilot.press(.enter)
    #expect(interactor.groups[chat]?.members.map(\.id) == [nova.id, rex.id])
    #expect(pilot.screen.contains("Rex has joined."))
  }

  @Test func `The member that is chosen in the list speaks next`() async {
    router.onShowMembers = { _ in Avatar.sample(2).id }
    let pilot = await open()
    await pilot.press(.function(8))
    #expect(interactor.calls.contains(.speak(rex.id)))
    router.onShowMembers = { _ in nil }
  }

  @Test func `A reply that was cut before the words of another says so`() async {
    let pilot = await open()
    await pilot.type("/next")
    await pilot.press(.enter)
    if var reply = interactor.paths[chat]?.last {
      (reply.text, reply.state, reply.cutBefore) = ("Hello.", .complete, "Rex")
      interactor.publish(reply)
    }
    await pilot.settle()
    #expect(pilot.screen.contains("cut before Rex"))
  }
}
