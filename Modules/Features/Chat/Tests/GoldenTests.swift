import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The approved image of every screen in every state.
@MainActor struct GoldenTests {
  enum Screen: String, CaseIterable {
    case chats, chat, search, prompt, preset, menu, lists, members
  }

  /// The scenes of the demo, and the states of a conversation.
  enum State: String, CaseIterable {
    case typical, loading, empty, failing, long, hostile
    case unanswered, markdown, writing, arriving, refused, scrolled, gone, nothing
    case found, answers, thinking, thought, deleted, none, waiting, cut, usage, near
    case set, wrong, marked, group

    var scene: DemoScene? { DemoScene(rawValue: rawValue) }
  }

  nonisolated private static func differs(_ screen: Screen, _ state: State) -> Bool {
    switch screen {
    case .chats: state.scene != nil || state == .deleted
    case .chat: ![.nothing, .set, .wrong].contains(state)
    case .members: state.scene != nil && ![.empty, .long].contains(state)
    case .menu: [.typical, .long, .hostile, .marked].contains(state)
    case .lists: state.scene != nil && state != .long || state == .marked
    case .search: state.scene != nil || state == .nothing
    case .prompt: state.scene != nil || [.cut, .usage, .set].contains(state)
    case .preset: [.typical, .loading, .failing, .set, .wrong].contains(state)
    }
  }

  nonisolated private static let cases = GoldenCase<Screen, State>.all(
    where: differs, korean: (.chat, .markdown), tiny: (.chat, .typical))

  /// Texts of others, and search hits in them, may be cut; our own may not.
  private func endings(_ screen: Screen, _ state: State) -> [String]? {
    if [.long, .hostile].contains(state) || (screen, state) == (.search, .typical) { return nil }
    return [
      "Loading…", "불러오는 중…", "something…", "입력하세요…", "typing…", "입력 중…", "Thinking…", "생각하는 중…", "message…", "검색…",
      "Searching…", "검색 중…", "here…", "있습니다…", "titles…",
    ]
  }

  private func open(
    _ screen: Screen, _ state: State, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let interactor = interactor(state, window.language)
    let router = RecordingChatRouter()
    router.onConfirm = { _ in false }
    router.onAskForTitle = { _, _ in nil }
    router.onAskForTags = { _ in nil }
    router.onAskForAttachment = { nil }
    router.onAskForDay = { nil }
    router.onChooseBranch = { _ in nil }
    router.onChooseModel = { _ in nil }
    router.onAskForFile = { _, _, _ in nil }
    router.onAskAboutBudget = { _, _ in nil }
    router.onAskForBudget = { _ in nil }
    router.onChooseVerb = { _ in nil }
    router.onAskForBookmark = { nil }
    router.onShowMessageLists = { _ in nil }
    router.onShowMembers = { _ in nil }
    router.onChooseMember = { _ in nil }
    if screen == .members, let chat = interactor.summaries.first?.id {
      interactor.groups[chat] = GroupChat(
        interactor.avatars.prefix(3).enumerated().map { GroupChat.Member($1.id, $0 == 1 ? .muted : .speaks) })
    }
    let view =
      switch screen {
      case .chats: AnyView(ChatsView(presenter: ChatsPresenter(interactor: interactor, router: router)))
      case .chat:
        AnyView(ChatView(presenter: ChatPresenter(parameters(state), interactor: interactor, router: router)))
      case .prompt:
        AnyView(
          PromptView(
            presenter: PromptPresenter(
              PromptParameters(in: interactor.summaries.first?.id ?? Conversation.sample().id), interactor: interactor))
        )
      case .preset:
        AnyView(
          PresetView(
            presenter: PresetPresenter(
              PresetParameters(of: .sample(), in: interactor.summaries.first?.id ?? Conversation.sample().id),
              interactor: interactor, router: router)))
      case .menu:
        AnyView(
          MessageMenuView(
            presenter: MessageMenuPresenter(MessageMenuParameters(menu(of: interactor)), router: router)))
      case .lists:
        AnyView(
          MessageListsView(
            presenter: MessageListsPresenter(
              MessageListsParameters(of: interactor.summaries.first?.id ?? Conversation.sample().id),
              interactor: interactor, router: router)))
      case .members:
        AnyView(
          MembersView(
            presenter: MembersPresenter(
              MembersParameters(of: interactor.summaries.first?.id ?? Conversation.sample().id),
              interactor: interactor, router: router)))
      case .search: AnyView(SearchView(presenter: SearchPresenter(interactor: interactor, router: router)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    await talk(pilot, screen, state)
    // Another attempt succeeds.
    interactor.errors = [:]
    return (pilot, { "\(router.calls) \(interactor.calls)" })
  }

  /// A menu with every action, at the last message.
  private func menu(of interactor: FakeChatInteractor) -> MessageMenu {
    let messages = interactor.summaries.first.flatMap { interactor.paths[$0.id] } ?? []
    return MessageMenu(
      messages.map { MessageMenu.Item($0, verbs: MessageVerb.allCases) },
      first: messages.last?.id ?? Message.samples(1)[0].id, characterName: interactor.avatars.first?.name)
  }

  private func parameters(_ state: State) -> ChatParameters {
    switch state {
    case .gone: .conversation(Conversation.sample(9).id)
    case .found: .conversation(Conversation.sample().id, at: Message.samples(60)[30].id)
    case .none: .conversation(Conversation.sample().id)
    default: .avatar(Avatar.sample().id)
    }
  }

  private func interactor(_ state: State, _ language: Language) -> FakeChatInteractor {
    if let scene = state.scene { return FakeChatInteractor(scene) }
    let question = Message.sample(1, after: nil, .user, language("How do I greet?", "인사는 어떻게 하나요?"))
    switch state {
    case .unanswered:
      let failure = Message.State.failed("The server closed the connection.")
      return FakeChatInteractor([question, .sample(2, after: 1, .assistant, language("With a", "인사는"), failure)])
    case .scrolled:
      return FakeChatInteractor(
        (1...60).map { .sample($0, after: $0 == 1 ? nil : $0 - 1, $0 % 2 == 1 ? .user : .assistant, "Message \($0)") })
    case .markdown: return FakeChatInteractor([question, .sample(2, after: 1, .assistant, language.markdownReply)])
    case .found: return FakeChatInteractor(Message.samples(90))
    case .answers:
      let failure = Message.State.failed("The server closed the connection.")
      let words = language(
        "Greet whoever you meet, and say their name if you know it.", "만나는 사람에게 인사하고, 이름을 알면 불러 주세요.")
      let interactor = FakeChatInteractor([
        question, .sample(3, after: 1, .assistant, language("With a", "인사는"), failure),
      ])
      interactor.left = [[question, .sample(2, after: 1, .assistant, words, failure)]]
      return interactor
    case .usage:
      let interactor = FakeChatInteractor(Message.samples(4))
      for message in Message.samples(4) where message.role == .assistant { interactor.lines[message.id] = .sample() }
      return interactor
    case .near:
      let interactor = FakeChatInteractor(Message.samples(4))
      interactor.status = .near(.sample(8.2))
      return interactor
    case .cut:
      let interactor = FakeChatInteractor(Message.samples(9))
      interactor.unsent = 4
      return interactor
    case .set, .wrong:
      let interactor = FakeChatInteractor(Message.samples(9))
      interactor.unsent = 4
      interactor.set(in: language)
      return interactor
    case .marked:
      let interactor = FakeChatInteractor(Message.samples(4))
      interactor.mark(in: language)
      return interactor
    case .group:
      let interactor = FakeChatInteractor()
      interactor.avatars = [.sample(), .sample(2, name: "Rex"), .sample(3, name: "미나")]
      interactor.meet(in: language)
      return interactor
    case .thinking, .thought:
      var reply = Message.sample(2, after: 1, .assistant, "", .streaming)
      reply.reasoning = language("They want a *greeting*. One word will do.", "인사를 원한다. *한마디*면 된다.")
      if state == .thought { (reply.text, reply.state) = (language("Hello!", "안녕하세요!"), .complete) }
      return FakeChatInteractor([question, reply])
    case .waiting:
      var reply = Message.sample(2, after: 1, .assistant, "", .streaming)
      reply.pause = .sample
      return FakeChatInteractor([question, reply])
    default:
      let interactor = FakeChatInteractor()
      interactor.avatars[0].isDeleted = state == .deleted
      interactor.add(.sample(), [question, .sample(2, after: 1, .assistant, "👋 Hello! 안녕하세요.")])
      if state == .none { interactor.avatars = [] }
      return interactor
    }
  }

  private func talk(_ pilot: Pilot, _ screen: Screen, _ state: State) async {
    switch (screen, state) {
    case (.search, .empty): break
    case (.search, .nothing): await pilot.type("zebra")
    case (.search, .hostile): await pilot.type("red")
    case (.search, _): await pilot.type("the")
    case (.chat, .writing):
      await pilot.type("The first row, which is longer than the window is wide, so that it goes on in another; 그리고")
      await pilot.press(.control("j"))
      await pilot.type("a second line, and ")
      await pilot.paste((1...40).map { "line \($0) of a paste" }.joined(separator: "\n"))
    case (.chat, .scrolled): await pilot.press(.pageUp, .pageUp)
    case (.chat, .arriving), (.chat, .refused):
      await pilot.type("One")
      await pilot.press(.enter)
      if state == .refused { await pilot.type("Two") }
      if state == .refused { await pilot.press(.enter) }
    case (.preset, .wrong):
      await pilot.press(.tab, .tab)
      await pilot.type("x")
    case (.chat, .thought): await pilot.press(.alt("t"))
    case (.chat, .usage): await pilot.press(.alt("u"))
    default: break
    }
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, State>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs))
  func `It is whole in every window, language and colour depth`(screen: Screen, state: State) async throws {
    let properties = LayoutProperties(endings: endings(screen, state)) { await open(screen, state, $0, $1).pilot }
    let faults = try await properties.faults()
    #expect(faults == [])
  }

  @Test(arguments: GoldenDepth.allCases) func colors(depth: GoldenDepth) async {
    let (pilot, _) = await open(.chat, .markdown, .common, depth)
    #expect(Golden.difference(pilot.colors, from: "chat-markdown-80x24-en.\(depth.rawValue)") == nil)
    pilot.stop()
  }

  @Test(arguments: Screen.allCases, State.allCases)
  func `The footer's keys can be clicked`(screen: Screen, state: State) async {
    // There is nothing to send, no earlier page to scroll to, and nothing to the left of the first choice; a golden
    // screen shows no caret.
    let quiet = ["Send", "Send next", "Scroll", "New line", "Change", "Next field"]
    let faults = await FooterClicks { await open(screen, state) }.faults(quiet: quiet)
    #expect(faults == [])
  }
}

extension FakeChatInteractor {
  /// Lets three members talk; the reply of the last one was cut.
  fileprivate func meet(in language: Language) {
    let texts: [(Avatar.ID?, String)] = [
      (avatars[0].id, language("Good evening, all.", "모두 안녕하세요.")),
      (nil, language("Who walks the dog?", "산책은 누가 하나요?")),
      (avatars[1].id, language("I walk **myself**.", "제가 **저를** 산책시켜요.")), (avatars[2].id, "저도 갈게요."),
    ]
    var messages: [Message] = []
    for (index, (speaker, text)) in texts.enumerated() {
      messages.append(
        Message(
          id: Message.ID(high: 0xD, low: UInt64(index + 1)), chat: Conversation.sample().id, parent: messages.last?.id,
          role: speaker == nil ? .user : .assistant, speaker: speaker, text: text,
          model: index < 2 ? nil : modelChoice, created: Conversation.sample().created))
    }
    messages[3].cutBefore = "Rex"
    add(.sample(), messages)
    groups[Conversation.sample().id] = GroupChat(avatars.map { GroupChat.Member($0.id) })
  }

  /// Marks the messages of the conversation, and deletes two messages.
  fileprivate func mark(in language: Language) {
    let chat = Conversation.sample().id
    paths[chat]?[1].marks = MessageMarks(isPinned: true, bookmark: language("The moon", "달 이야기"))
    paths[chat]?[2].marks.isHidden = true
    paths[chat]?[3].marks = MessageMarks(isHidden: true, bookmark: "")
    let path = paths[chat] ?? []
    for (number, count) in [(1, 1), (2, 12)] {
      let deletion = MessageDeletion(
        id: MessageDeletion.ID(high: 0xE, low: UInt64(number)), message: path[number], count: count,
        time: Timestamp(milliseconds: now.milliseconds - Int64(number) * 3_600_000))
      trash.append((deletion, path))
    }
  }

  /// Sets a value in every preset.
  fileprivate func set(in language: Language) {
    let chat = Conversation.sample().id
    modelChoice = ModelChoice(provider: "anthropic", model: "claude-haiku-4-5")
    commonPresets[.flag] = Preset(sampling: SamplingOptions(seed: 7))
    commonPresets[.configuration] = Preset(sampling: SamplingOptions(temperature: 0.4, maximumTokens: 800))
    presets[.avatar(Avatar.sample().id)] = Preset(
      model: ModelSelection(choice: ModelChoice(provider: "openai", model: "gpt-4o-mini")),
      sampling: SamplingOptions(topP: 0.9), summarizes: true)
    presets[.chat(chat)] = Preset(
      sampling: SamplingOptions(temperature: 0.7, stop: ["\n", "END"], seed: 1, effort: .low),
      instruction: language("Speak like a pirate.", "해적처럼 말하세요."))
    remarks[.topP] = LocalizedText("not sent: one of temperature and top_p", "보내지 않음: temperature와 top_p 중 하나만")
    conversationSummaries[chat] = ConversationSummary(
      text: language("They met in a park and talked about the stars.", "공원에서 만나 별 이야기를 했다."),
      last: Message.samples(9)[3].id, count: 4, model: ModelChoice(provider: "openai", model: "gpt-4o-mini"))
  }
}
