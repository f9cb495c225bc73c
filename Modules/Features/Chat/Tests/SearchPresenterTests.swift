import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct SearchPresenterTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()
  private let presenter: SearchPresenter

  init() {
    interactor.hits = [
      SearchHit(message: .sample(1, after: nil, .user, "The moon is far"), avatarName: "Nova"),
      SearchHit(message: .sample(2, after: 1, .assistant, "달은 멀리 있어요")),
    ]
    presenter = SearchPresenter(interactor: interactor, router: router)
  }

  private func search(_ query: String) async {
    presenter.query = query
    await presenter.search()
  }

  private var searches: Int {
    interactor.calls.filter { if case .search = $0 { true } else { false } }.count
  }

  @Test(arguments: [("moon", 1), ("멀리", 2)]) func `It finds, in both languages`(query: String, number: UInt64) async {
    await search(query)
    #expect(presenter.phase == .content)
    #expect(presenter.results.map(\.id) == [.message(Message.sample(number, after: nil, .user, "").id)])
    #expect(presenter.results.first?.snippet.match == query)
  }

  /// A chat with Nova that has a title, and one without.
  private func addChats() {
    for (number, title) in [(3, "Tea at four"), (4, nil)] as [(UInt64, String?)] {
      interactor.add(.sample(number, title: title))
    }
  }

  @Test(arguments: [("TEA", [3]), ("four tea", [3]), ("\"four tea\"", []), ("nova", [4, 3]), ("tea nova", [3])])
  func `A chat is found by its title and its character`(query: String, numbers: [UInt64]) async {
    addChats()
    await search(query)
    #expect(presenter.results.map(\.id) == numbers.map { .chat(Conversation.sample($0).id) })
    presenter.onSubmit()
    #expect(opened == numbers.prefix(1).map { .showConversation(Conversation.sample($0).id) })
  }

  @Test func `A chat's title comes before messages`() async {
    addChats()
    interactor.hits.append(SearchHit(message: .sample(9, after: nil, .user, "No tea?"), avatarName: "Nova"))
    await search("tea")
    #expect(presenter.results.map(\.chat) == [Conversation.sample(3).id, Conversation.sample().id])
    // Only messages were said by a side, or on a day.
    for condition in ["by:me", "after:2020", "with:Rex", "tag:books"] {
      await search("tea \(condition)")
      #expect(presenter.results.map(\.chat).contains(Conversation.sample(3).id) == false)
    }
  }

  @Test(arguments: ["", "  \t"]) func `Blanks are not searched for`(query: String) async {
    await search(query)
    #expect(presenter.phase == .idle)
    #expect(searches == 0)
  }

  @Test func `Conditions narrow the search, and are not searched for`() async {
    await search("by:me moon")
    var expected = MessageQuery(" moon")
    expected.role = .user
    #expect(interactor.calls.contains(.search(expected, limit: SearchPresenter.limit + 1)))
  }

  @Test func `A condition without its value searches nothing`() async {
    await search("moon after:")
    #expect(presenter.phase == .incomplete(.after) && searches == 0)
    await search("by:me")
    #expect(presenter.phase == .idle && searches == 0)
  }

  @Test func `An emptied field forgets what was found`() async {
    await search("moon")
    await search("")
    #expect(presenter.phase == .idle)
    #expect(presenter.results.isEmpty)
  }

  @Test func `It says when there is nothing`() async {
    await search("sun")
    #expect(presenter.phase == .nothing)
  }

  @Test func `A search for an earlier text of the field changes nothing`() async {
    presenter.query = "moon"
    interactor.gate(.search).close()
    let first = Task { await presenter.search() }
    await settle()
    presenter.query = "sun"
    first.cancel()
    let second = Task { await presenter.search() }
    await settle()
    interactor.gate(.search).open()
    await first.value
    await second.value
    #expect(presenter.phase == .nothing)
    #expect(presenter.results.isEmpty)
  }

  @Test func `Found results stay until the next answer`() async {
    await search("moon")
    interactor.gate(.search).close()
    presenter.query = "moon i"
    let next = Task { await presenter.search() }
    await settle()
    #expect(presenter.phase == .content)
    #expect(presenter.results.count == 1)
    interactor.gate(.search).open()
    await next.value
    #expect(presenter.results.first?.snippet.match == "moon")
  }

  @Test func `Coming back does not search again for the same`() async {
    await search("moon")
    await presenter.search()
    #expect(searches == 1)
  }

  @Test func `A failure says why, and can be tried again`() async {
    interactor.errors[.search] = OutOfReach()
    await search("moon")
    #expect(presenter.phase == .failed("The shelf is out of reach."))
    let request = presenter.request
    presenter.onTryAgainPressed()
    #expect(presenter.request != request)
    interactor.errors[.search] = nil
    await presenter.search()
    #expect(presenter.phase == .content)
  }

  @Test func `A result opens its conversation; Enter in the field opens the best`() async throws {
    await search("moon")
    presenter.onResultPressed(try #require(presenter.results.first))
    presenter.onSubmit()
    #expect(
      opened
        == Array(
          repeating: .showMessage(Message.sample(1, after: nil, .user, "").id, in: Conversation.sample().id), count: 2))
  }

  @Test func `Enter opens no result of an earlier search`() async {
    await search("moon")
    presenter.query = "moons"
    presenter.onSubmit()
    #expect(opened.isEmpty)
    #expect(router.calls.last == .searchChanged(to: SearchParameters(query: "moons")))
  }

  @Test func `A search can begin with words`() async {
    let presenter = SearchPresenter(SearchParameters(query: "moon"), interactor: interactor, router: router)
    await presenter.search()
    #expect(presenter.phase == .content && router.calls.isEmpty)
  }

  @Test func `A link names words, or none`() {
    #expect(SearchParameters(path: [], values: [:]) == SearchParameters())
    #expect(SearchParameters(path: [], values: ["q": "a b"]) == SearchParameters(query: "a b"))
    #expect(SearchParameters(path: ["a"], values: [:]) == nil && SearchParameters(path: [], values: ["x": ""]) == nil)
  }

  /// The conversations that were opened.
  private var opened: [RecordingChatRouter.Call] {
    router.calls.filter { if case .searchChanged = $0 { false } else { true } }
  }
}
