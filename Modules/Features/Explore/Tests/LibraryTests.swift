import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// The list of all characters.
@MainActor struct LibraryTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()
  private let presenter: LibraryPresenter

  init() {
    interactor.definitions[Avatar.rex.id] = CharacterDefinition(
      description: "A very good dog", tags: ["animals", "Calm"])
    interactor.definitions[Avatar.ada.id] = CharacterDefinition(personality: "Likes dogs", tags: ["calm"])
    interactor.definitions[Avatar.bo.id] = CharacterDefinition(tags: ["dogsled"])
    interactor.chatCounts = [Avatar.zed.id: 1, Avatar.ada.id: 3]
    presenter = LibraryPresenter(interactor: interactor, router: router)
  }

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let pilot = Pilot(showing: LibraryView(presenter: presenter), columns: columns, rows: rows, language: language)
    // The list is prepared away from the main actor.
    #expect(await pilot.waits { presenter.phase != .loading })
    await pilot.settle()
    return pilot
  }

  private var names: [String] { presenter.rows.map(\.entry.avatar.name) }

  @Test func `Typing finds names first, then tags, then texts, and says where`() async {
    let pilot = await pilot()
    #expect(names == ["Ada", "Rex", "Zed", "보현"] && pilot.screen.contains("4"))
    await pilot.type("dog")
    #expect(await pilot.waits { names == ["보현", "Ada", "Rex"] })
    #expect(presenter.rows.map(\.field) == [nil, .personality, .description])
    #expect(await pilot.shows("Found in: Personality"))
    #expect(await pilot.shows("3 of 4"))
    await pilot.type("zzz")
    #expect(await pilot.shows("No character is found"))
  }

  @Test func `Korean initials find a name`() async {
    await presenter.load()
    presenter.query.text = "ㅂㅎ"
    await presenter.find()
    #expect(names == ["보현"])
  }

  /// The names stand there while texts are read, and later letters end the reading.
  @Test func `Reading texts never holds the typing`() async {
    let pilot = await pilot()
    interactor.textGate.close()
    await pilot.type("re")
    #expect(await pilot.waits { names == ["Rex"] && presenter.isReadingTexts })
    await pilot.type("x")
    #expect(await pilot.waits { names == ["Rex"] && interactor.textGate.arrivals == 2 })
    interactor.textGate.open()
    #expect(await pilot.waits { !presenter.isReadingTexts })
  }

  @Test func `It is ordered and narrowed by keys, and by tags with their numbers`() async {
    let pilot = await pilot()
    await pilot.press(.enter, .character("s"))
    #expect(await pilot.waits { names == ["보현", "Ada", "Rex", "Zed"] && presenter.query.sort == .newest })
    await pilot.press(.character("s"), .character("s"))
    #expect(await pilot.waits { names == ["Ada", "Zed", "Rex", "보현"] && presenter.query.sort == .mostChats })
    await pilot.press(.character("o"))
    #expect(await pilot.waits { names == ["보현"] })
    await pilot.press(.character("o"))
    #expect(await pilot.waits { names.count == 4 })
    await pilot.press(.home, .character("f"), .character("v"))
    #expect(await pilot.waits { names == ["Ada"] && interactor.favorites == [Avatar.ada.id] })
    await pilot.press(.character("v"), .character("t"))
    let tags = presenter.tags
    #expect(tags.map(\.count) == [2, 1, 1] && tags[0].tag.lowercased() == "calm")
    await pilot.type("cal")
    await pilot.press(.enter, .enter)
    #expect(await pilot.waits { names == ["Ada", "Rex"] })
    #expect(await pilot.shows("✕"))
    presenter.onTagPressed()
    #expect(presenter.query.tag == nil && presenter.tagLetters == nil)
  }

  @Test func `A filter that hides everything is taken away by its key, or by a button`() async {
    let pilot = await pilot()
    for key in [Key.character("v"), .enter] {
      await pilot.press(.down, .character("v"))
      #expect(await pilot.waits { names.isEmpty })
      #expect(await pilot.shows("Show all"))
      await pilot.press(key)
      #expect(await pilot.waits { names.count == 4 } && presenter.query == LibraryQuery())
    }
  }

  @Test func `Rows lead to a chat and to the character`() async {
    let pilot = await pilot()
    await pilot.press(.enter, .character("i"), .enter)
    #expect(router.calls == [.showCharacter(Avatar.ada.id), .showChat(with: .ada)])
  }

  @Test func `Marked characters are tagged, exported and deleted; built-in ones stay`() async {
    let pilot = await pilot()
    router.onAskForText = { question, _ in question == .exportFolder ? "'/tmp/my cards'" : " quiet, 둘째 ," }
    router.onConfirm = { _ in true }
    await pilot.press(.enter, .character(" "), .end, .character(" "))
    #expect(presenter.selection.marked.keys.sorted() == [Avatar.ada.id, Avatar.bo.id])
    #expect(pilot.screen.contains("2 marked") && pilot.screen.contains("●"))
    await pilot.press(.character("+"))
    #expect(interactor.definitions[Avatar.bo.id]?.tags == ["dogsled", "quiet", "둘째"])
    #expect(await pilot.shows("Tagged: 1. Left as they are: 1."))
    await pilot.press(.character("-"))
    #expect(interactor.definitions[Avatar.bo.id]?.tags == ["dogsled"])
    await pilot.press(.character("x"))
    #expect(interactor.exports.map(\.path) == [Avatar.ada, .bo].map { "/tmp/my cards/\($0.id)" })
    await pilot.press(.character("d"))
    #expect(await pilot.waits { names == ["Ada", "Rex", "Zed"] })
    #expect(presenter.selection.marked.keys.sorted() == [Avatar.ada.id])
    #expect(router.calls.contains(.confirm(.deletion(ofCharacters: 1, hidden: 0))))
    #expect(await pilot.shows("Deleted: 1. Left as they are: 1."))
    // Another mark does not end the offer.
    await pilot.press(.home, .character(" "), .character("z"))
    #expect(await pilot.waits { names == ["Ada", "Rex", "Zed", "보현"] })
    #expect(await pilot.shows("Brought back: 1."))
  }

  @Test func `A tag with a comma, from a file, can be removed`() async {
    interactor.definitions[Avatar.bo.id]?.tags = ["a, b", "c"]
    await presenter.load()
    await presenter.find()
    presenter.selection.onMarkAllPressed(presenter.rows)
    router.onAskForText = { _, _ in "a, b" }
    #expect(await presenter.selection.onTagPressed(adding: false))
    #expect(interactor.definitions[Avatar.bo.id]?.tags == ["c"])
  }

  @Test func `The last deletion is offered again until it is undone, whatever else is done`() async {
    interactor.lastDeletion = [.bo]
    interactor.avatars.removeAll { $0 == .bo }
    let pilot = await pilot()
    #expect(await pilot.shows("[ Bring 1 deleted back ]"))
    router.onAskForText = { _, _ in "'/tmp/my cards'" }
    await pilot.press(.enter, .character(" "), .character("x"))
    #expect(await pilot.shows("Exported to /tmp/my cards: 1."))
    #expect(pilot.screen.contains("[ Bring 1 deleted back ]"), "\(pilot.screen)")
    await pilot.press(.character("z"))
    #expect(await pilot.waits { names == ["Ada", "Rex", "Zed", "보현"] })
    #expect(await pilot.shows("Brought back: 1.") && !pilot.screen.contains("deleted back"))
  }

  @Test func `After all found ones are deleted the key that undoes it is no text`() async {
    router.onConfirm = { _ in true }
    let pilot = await pilot()
    await pilot.type("dogsled")
    #expect(await pilot.waits { names == ["보현"] && !presenter.isReadingTexts })
    await pilot.press(.enter, .character(" "), .character("d"))
    #expect(await pilot.waits { names.isEmpty })
    #expect(await pilot.waits { pilot.markedText == ["[ Undo ]"] })
    await pilot.press(.character("z"))
    #expect(await pilot.waits { names == ["보현"] && presenter.query.text == "dogsled" })
    // While the user types, nothing takes the focus away.
    await pilot.press(.character(" "), .character("d"))
    #expect(await pilot.waits { names.isEmpty })
    await pilot.press(.character("/"))
    await pilot.type("x")
    await pilot.press(.backspace)
    #expect(await pilot.waits { presenter.query.text == "dogsled" && !presenter.isReadingTexts })
    await pilot.type("z")
    #expect(presenter.query.text == "dogsledz")
  }

  @Test func `A slash in the list leads to the field`() async {
    let pilot = await pilot()
    await pilot.press(.enter, .character("/"))
    await pilot.type("rex")
    #expect(await pilot.waits { presenter.query.text == "rex" && names == ["Rex"] })
  }

  @Test func `The question says how many of the marked ones are out of sight`() async {
    await presenter.load()
    await presenter.find()
    presenter.selection.onMarkAllPressed(presenter.rows)
    let own = interactor.avatars.count { $0.author != nil }
    router.onConfirm = { _ in false }
    for rows in [presenter.rows, []] { _ = await presenter.selection.onDeletePressed(showing: rows) }
    #expect(router.calls == [0, own].map { .confirm(.deletion(ofCharacters: own, hidden: $0)) })
    #expect(Question.deletion(ofCharacters: 3, hidden: 2).message.english.contains("2 of them are not") == true)
  }

  @Test func `An error ends the work and is shown`() async {
    await presenter.load()
    await presenter.find()
    presenter.selection.onMarkAllPressed(presenter.rows)
    interactor.error = OutOfReach()
    router.onConfirm = { _ in true }
    #expect(await !presenter.selection.onDeletePressed(showing: presenter.rows))
    #expect(router.calls.count == 2 && presenter.selection.done == nil)
    presenter.selection.onMarkAllPressed(presenter.rows)
    #expect(presenter.selection.marked.isEmpty)
  }

  @Test func `A click marks a row and its star`() async throws {
    let pilot = await pilot()
    await pilot.click(on: "○")
    #expect(presenter.selection.marked.count == 1)
    await pilot.click(on: "☆")
    #expect(interactor.favorites.count == 1)
  }

  @Test func `It fails and is tried again`() async {
    interactor.error = OutOfReach()
    let pilot = await pilot()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(await pilot.shows("Rex"))
  }

  @Test func `Thousands are found in a moment, and only visible rows are drawn`() async {
    interactor.avatars = (0..<10_000).map { number in
      Avatar(
        id: Avatar.ID(high: 2, low: UInt64(number)), name: "Character \(number)", character: .cat, action: .smiling,
        location: .park, created: Timestamp(milliseconds: 1))
    }
    let pilot = await pilot()
    await pilot.type("9999")
    #expect(await pilot.waits { names == ["Character 9999"] })
    #expect(await pilot.shows("1 of 10000"))
  }

  @Test func `Leaving ends the load and frees the presenter`() async {
    interactor.gate.close()
    weak var weakPresenter: LibraryPresenter?
    do {
      let presenter = LibraryPresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = Pilot(showing: LibraryView(presenter: presenter), columns: 80, rows: 24)
      await pilot.settle()
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }

  @Test func `A character is marked on its page`() async {
    let page = CharacterPresenter(CharacterParameters(Avatar.rex.id), interactor: interactor, router: router)
    let pilot = Pilot(showing: CharacterView(presenter: page), columns: 80, rows: 24)
    await pilot.settle()
    await pilot.press(.character("f"))
    #expect(interactor.favorites == [Avatar.rex.id] && pilot.screen.contains("[✓] Favourite"), "\(pilot.screen)")
    await pilot.click(on: "Favourite")
    #expect(interactor.favorites.isEmpty)
  }

  @Test func `Line by line the marks are words, and all can be marked at once`() async {
    interactor.favorites = [Avatar.rex.id]
    let pilot = PlainPilot(root: LibraryView(presenter: presenter))
    #expect(await pilot.waits { pilot.transcript.contains("Favourite") })
    #expect(!pilot.transcript.contains("○"))
    #expect(pilot.transcript.contains("A number: opens the chat"))
    presenter.rowAction = .mark
    await pilot.choose("Rex")
    #expect(await pilot.waits { presenter.selection.marked.keys.map(\.self) == [Avatar.rex.id] })
    presenter.rowAction = .favorite
    await pilot.choose("Ada")
    #expect(await pilot.waits { interactor.favorites == [Avatar.rex.id, Avatar.ada.id] })
    #expect(router.calls.isEmpty)
    await pilot.choose("Mark all")
    #expect(await pilot.waits { presenter.selection.marked.count == 4 })
  }
}
