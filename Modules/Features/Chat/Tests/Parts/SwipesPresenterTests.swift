import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct SwipesPresenterTests {
  private let parts = ChatParts(Message.samples(1) + [.sample(9, after: 1, .assistant, "Second")])
  private let swipes: SwipesPresenter
  private var second: Message? { parts.transcript.newest }

  init() {
    parts.interactor.left = [Message.samples(1) + [.sample(2, after: 1, .assistant, "First")]]
    swipes = SwipesPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor)
  }

  @Test func `Other replies are known a moment after the messages`() async throws {
    let second = try #require(second)
    #expect(!swipes.hasKey && swipes.swipes(of: second) == nil)
    swipes.refresh()
    await settle()
    #expect(swipes.hasKey && swipes.swipes(of: second)?.position == 2)
    #expect(swipes.swipes(of: Message.samples(1)[0]) == nil)
    parts.interactor.errors[.swipes] = OutOfReach()
    swipes.refresh()
    await settle()
    #expect(!swipes.hasKey && parts.router.calls.isEmpty)
  }

  @Test func `The one after shows, and after the last the first`() async {
    swipes.refresh()
    await settle()
    for text in ["First", "Second"] {
      await swipes.onOtherAnswerPressed()
      #expect(parts.transcript.newest?.text == text)
    }
  }

  @Test func `The one before shows, and before the first the last`() async {
    parts.interactor.left.append(Message.samples(1) + [.sample(3, after: 1, .assistant, "Middle")])
    swipes.refresh()
    await settle()
    for text in ["Middle", "First", "Second"] {
      await swipes.onPreviousAnswerPressed()
      #expect(parts.transcript.newest?.text == text)
    }
  }

  @Test func `Only the last reply is exchanged by the key`() async throws {
    // The path goes on below a reply that has alternatives: the last one has none.
    let path = Message.samples(1) + [.sample(9, after: 1, .assistant, "Second")]
    let longer = path + [.sample(10, after: 9, .user, "And?"), .sample(11, after: 10, .assistant, "That is all.")]
    let parts = ChatParts(longer)
    parts.interactor.left = [Message.samples(1) + [.sample(2, after: 1, .assistant, "First")]]
    let swipes = SwipesPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor)
    swipes.refresh()
    await settle()
    #expect(swipes.canSwipe && !swipes.hasKey)
    await swipes.onOtherAnswerPressed()
    #expect(parts.transcript.newest?.text == "That is all." && parts.notices.current == .onlyAnswer)
    // The menu of a message names the message.
    await swipes.onOtherAnswerPressed(of: longer[longer.count - 3].id)
    #expect(parts.transcript.newest?.text == "First")
  }

  /// A greeting with three forms, a question with two, and nothing else beside the end.
  private func deep() -> (parts: ChatParts, swipes: SwipesPresenter) {
    let path: [Message] = [
      .sample(2, after: nil, .assistant, "Hello"), .sample(5, after: 2, .user, "Why?"),
      .sample(6, after: 5, .assistant, "So."), .sample(7, after: 6, .user, "And?"),
      .sample(8, after: 7, .assistant, "Then."),
    ]
    let parts = ChatParts(path)
    parts.interactor.left = [
      [.sample(1, after: nil, .assistant, "Hi")], [.sample(3, after: nil, .assistant, "Good day")],
      [path[0], .sample(9, after: 2, .user, "Why so?"), .sample(10, after: 9, .assistant, "Because.")],
    ]
    let swipes = SwipesPresenter(
      parts.chat, parts.notices, parts.transcript, parts.actions, interactor: parts.interactor)
    return (parts, swipes)
  }

  @Test func `Messages of both sides have alternatives at any depth, read at once`() async throws {
    let (parts, swipes) = deep()
    swipes.refresh()
    await settle()
    let places = parts.transcript.messages.map { swipes.swipes(of: $0).map { [$0.position, $0.all.count] } }
    #expect(places == [[2, 3], [1, 2], nil, nil, nil] && !swipes.hasKey)
    // The message that is exchanged stays in sight, with what followed it.
    let question = parts.transcript.messages[1]
    await swipes.onOtherAnswerPressed(of: question.id)
    #expect(parts.transcript.messages.map(\.text) == ["Hello", "Why so?", "Because."])
    #expect(parts.transcript.position.opening == parts.transcript.messages[1].id)
    #expect(parts.transcript.position.marked == nil)
    await settle()
    #expect(swipes.swipes(of: parts.transcript.messages[1])?.position == 2)
    await swipes.onPreviousAnswerPressed(of: parts.transcript.messages[0].id)
    #expect(parts.transcript.messages.map(\.text) == ["Hi"])
  }

  @Test func `A reply that is arriving is not left`() async {
    swipes.refresh()
    await settle()
    parts.transcript.show(
      Transcript(
        MessagePage(
          messages: Message.samples(1) + [.sample(9, after: 1, .assistant, "Se", .streaming)], hasEarlier: false)))
    #expect(!swipes.canSwipe)
    await swipes.onOtherAnswerPressed()
    #expect(!parts.interactor.calls.contains { if case .show = $0 { true } else { false } })
  }
}
