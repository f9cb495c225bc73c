import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

/// The parts of the list, and the place of each conversation in it.
@MainActor struct ShelfPresenterTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()
  private let presenter: ChatsPresenter

  init() {
    presenter = ChatsPresenter(interactor: interactor, router: router)
    for number in 1...3 { interactor.add(.sample(UInt64(number))) }
  }

  /// Shows the list, which follows its changes.
  private func open() async -> Task<Void, Never> {
    await presenter.load()
    let follow = Task { [presenter] in await presenter.follow() }
    await settle()
    return follow
  }

  private func row(_ number: UInt64) throws -> ChatSummary {
    try #require(interactor.summaries.first { $0.id == Conversation.sample(number).id })
  }

  private var shown: [Conversation.ID] { presenter.rows.map(\.id) }

  private func ids(_ numbers: UInt64...) -> [Conversation.ID] { numbers.map { Conversation.sample($0).id } }

  @Test func `A pinned conversation stands first, until it is no longer pinned`() async throws {
    let follow = await open()
    await presenter.shelf.onPinPressed(try row(1))
    await settle()
    #expect(shown == ids(1, 3, 2))
    await presenter.shelf.onPinPressed(try row(1))
    await settle()
    #expect(shown == ids(3, 2, 1))
    follow.cancel()
  }

  @Test func `An archived conversation is on its own shelf, and comes back`() async throws {
    let follow = await open()
    #expect(presenter.shelf.choices == [])
    #expect(await presenter.onArchivePressed(try row(2)))
    await settle()
    #expect(shown == ids(3, 1) && presenter.shelf.choices == [.current, .archived])
    #expect(presenter.shelf.archived?.id == Conversation.sample(2).id)
    await presenter.shelf.onUndoPressed()
    await settle()
    #expect(shown == ids(3, 2, 1) && presenter.shelf.archived == nil && presenter.shelf.choices == [])
    follow.cancel()
  }

  @Test func `A shelf that has become empty gives way to the current one`() async throws {
    let follow = await open()
    _ = await presenter.onArchivePressed(try row(2))
    await settle()
    presenter.onNextShelfPressed()
    await presenter.load()
    #expect(presenter.shelf.shelf == .archived && shown == ids(2))
    #expect(await presenter.onArchivePressed(try row(2)))
    await settle()
    #expect(presenter.shelf.shelf == .current && shown == ids(3, 2, 1))
    follow.cancel()
  }

  @Test func `Tags are asked for, and make shelves`() async throws {
    let follow = await open()
    router.onAskForTags = { now in now.isEmpty ? " sea, Work ,,work, \n" : nil }
    await presenter.shelf.onTagsPressed(try row(1))
    await settle()
    #expect(try row(1).chat.place.tags == ["sea", "Work"])
    #expect(presenter.shelf.choices == [.current, .tagged("Work"), .tagged("sea")])
    presenter.onShelfChosen(.tagged("sea"))
    await presenter.load()
    #expect(shown == ids(1))
    presenter.onNextShelfPressed()
    #expect(presenter.shelf.shelf == .current)
    // Nothing typed changes nothing.
    await presenter.shelf.onTagsPressed(try row(1))
    #expect(router.calls.contains(.askForTags(now: "sea, Work")))
    #expect(try row(1).chat.place.tags == ["sea", "Work"])
    follow.cancel()
  }

  @Test func `A failure shows, and nothing has moved`() async throws {
    let follow = await open()
    interactor.errors[.move] = OutOfReach()
    #expect(await !presenter.onArchivePressed(try row(2)))
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")] && shown == ids(3, 2, 1))
    #expect(presenter.shelf.archived == nil)
    follow.cancel()
  }

  @Test(arguments: [
    ("", []), (" , ,", []), ("work", ["work"]), ("one two ,  Two,two", ["one two", "Two"]), ("바다、일，일", ["바다", "일"]),
    ("a\nb", ["a b"]), (String(repeating: "x", count: 50), [String(repeating: "x", count: 40)]),
  ]) func `Tags are single words of a text`(text: String, tags: [String]) {
    #expect(ChatPlace.tags(in: text) == tags)
  }

  @Test func `A chat has a limited number of tags`() {
    let text = (1...50).map { "t\($0)" }.joined(separator: ",")
    #expect(ChatPlace.tags(in: text).count == ChatPlace.mostTags)
  }
}
