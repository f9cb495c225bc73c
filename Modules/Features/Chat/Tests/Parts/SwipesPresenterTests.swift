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
    #expect(!swipes.canSwipe && swipes.swipes(of: second) == nil)
    swipes.refresh()
    await settle()
    #expect(swipes.canSwipe && swipes.swipes(of: second)?.position == 2)
    #expect(swipes.swipes(of: Message.samples(1)[0]) == nil)
    parts.interactor.errors[.swipes] = OutOfReach()
    swipes.refresh()
    await settle()
    #expect(!swipes.canSwipe && parts.router.calls.isEmpty)
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
