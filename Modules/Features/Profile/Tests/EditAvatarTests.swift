import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The form of one of the user's avatars.
@MainActor struct EditAvatarTests {
  private let interactor = FakeProfileInteractor()
  private let router = RecordingProfileRouter()
  private let avatar: Avatar

  init() {
    avatar = interactor.avatars[0]
    interactor.definitions[avatar.id] = CharacterDefinition(
      description: "Old.", greeting: "Hi.", alternateGreetings: ["Ho."], tags: ["sea", "map"], talkativeness: 0.5,
      lorebook: "{}")
  }

  private func presenter() async -> CreateAvatarPresenter {
    let presenter = CreateAvatarPresenter(editing: avatar.id, interactor: interactor, router: router)
    await presenter.load()
    return presenter
  }

  @Test func itShowsWhatIsStored() async {
    let presenter = await presenter()
    #expect(presenter.phase == .content && presenter.name == avatar.name && presenter.more.isOpen)
    #expect(presenter.more.text(of: .description) == "Old." && presenter.more.greetings == ["Hi.", "Ho."])
    #expect(presenter.more.text(of: .tags) == "sea, map" && presenter.more.text(of: .talkativeness) == "0.5")
    #expect(!presenter.hasUnsaved && presenter.canSave)
    presenter.onCancelPressed()
    #expect(router.calls == [.dismissScreen])
  }

  @Test func aChangeIsSavedAndNothingElse() async throws {
    let presenter = await presenter()
    presenter.more.type("New.", for: .description)
    #expect(presenter.hasUnsaved)
    await presenter.onSavePressed()
    var expected = interactor.definitions[avatar.id]
    expected?.description = "New."
    #expect(interactor.definitions[avatar.id] == expected && expected?.lorebook == "{}")
    #expect(interactor.pictureChanges == [.kept])
    #expect(interactor.edits[avatar.id]?.map(\.earlier) == [[.description: "Old."]])
    #expect(router.calls == [.finish(with: avatar)])
  }

  @Test func aFieldThatAnotherProgramChangedStaysUnlessTheUserChangedItToo() async {
    let presenter = await presenter()
    presenter.more.type("Mine.", for: .description)
    presenter.more.type("Hi from here.", forGreeting: 0)
    interactor.avatars[0].name = "Theirs"
    interactor.avatars[0].tagline = "A line."
    interactor.avatars[0].look = 3
    interactor.definitions[avatar.id]?.description = "Theirs."
    interactor.definitions[avatar.id]?.personality = "Calm."
    interactor.definitions[avatar.id]?.note = CharacterNote(text: "Slow.", depth: 2, role: .user)
    interactor.definitions[avatar.id]?.talkativeness = nil
    await presenter.onSavePressed()
    let saved = interactor.definitions[avatar.id]
    #expect(saved?.description == "Mine." && saved?.greetings == ["Hi from here.", "Ho."])
    #expect(saved?.personality == "Calm." && saved?.note == CharacterNote(text: "Slow.", depth: 2, role: .user))
    #expect(saved?.talkativeness == nil)
    let stored = interactor.avatars[0]
    #expect(stored.name == "Theirs" && stored.tagline == "A line." && stored.look == 3)
  }

  @Test func theNoteHasItsDepthAndRole() async {
    interactor.definitions[avatar.id]?.note = CharacterNote(text: "Calm.", depth: 2, role: .user)
    let presenter = await presenter()
    #expect(presenter.more.text(of: .noteDepth) == "2" && presenter.more.noteRole == .user && !presenter.hasUnsaved)
    presenter.more.type("many", for: .noteDepth)
    #expect(!presenter.more.isNoteDepthValid && !presenter.canSave)
    presenter.more.type("7", for: .noteDepth)
    presenter.more.noteRole = .assistant
    await presenter.onSavePressed()
    #expect(interactor.definitions[avatar.id]?.note == CharacterNote(text: "Calm.", depth: 7, role: .assistant))
  }

  @Test(arguments: [("", true, PictureChange.removed), ("a.png", true, .file("a.png")), ("", false, .kept)])
  func aPictureIsKeptReplacedOrRemoved(path: String, removes: Bool, change: PictureChange) async {
    let presenter = await presenter()
    #expect(presenter.picture == nil)
    presenter.picturePath = path
    presenter.removesPicture = removes
    #expect(presenter.hasUnsaved == (removes || !path.isEmpty))
    await presenter.onSavePressed()
    #expect(interactor.pictureChanges == [change])
  }

  @Test func anUnsavedEditIsThereAgain() async {
    let presenter = await presenter()
    presenter.more.type("Half", for: .scenario)
    for _ in 0..<1_000 where interactor.editDrafts[avatar.id] == nil { await Task.yield() }
    #expect(interactor.editDrafts[avatar.id]?.definition.scenario == "Half" && interactor.draft == nil)
    let next = await self.presenter()
    #expect(next.more.text(of: .scenario) == "Half" && next.more.text(of: .description) == "Old." && next.hasUnsaved)
    await next.onSavePressed()
    #expect(interactor.editDrafts[avatar.id] == nil)
  }

  @Test(arguments: [true, false]) func anEditLeadsBack(agrees: Bool) async throws {
    router.onConfirm = { _ in agrees }
    let first = await presenter()
    first.more.type("New.", for: .description)
    await first.onSavePressed()
    let presenter = await presenter()
    let edit = try #require(presenter.history?.edits.first)
    await presenter.onRestorePressed(edit)
    #expect(presenter.more.text(of: .description) == (agrees ? "Old." : "New."))
    #expect(interactor.edits[avatar.id]?.count == (agrees ? 2 : 1))
    #expect(presenter.history?.edits.count == (agrees ? 2 : 1) && !presenter.hasUnsaved)
  }

  @Test func theHistoryGrowsByThePage() async throws {
    interactor.edits[avatar.id] = (0..<12).map { number in
      CharacterEdit(
        id: CharacterEdit.ID(high: 1, low: UInt64(number)), time: Timestamp(milliseconds: 1),
        earlier: [.name: "\(number)"])
    }
    let history = try #require(await presenter().history)
    #expect(history.edits.count == 5 && history.hasMore)
    await history.onShowMorePressed()
    await history.onShowMorePressed()
    #expect(history.edits.count == 12 && !history.hasMore)
  }

  @Test func aMissingOneAndAFailureAreSaid() async {
    interactor.loadError = OutOfReach()
    let presenter = await presenter()
    #expect(presenter.phase == .failed(LocalizedText(explaining: OutOfReach())))
    interactor.loadError = nil
    presenter.onTryAgainPressed()
    interactor.avatars = []
    await presenter.load()
    #expect(presenter.phase == .gone)
  }

  /// The whole form by keyboard, in a common and in a tiny window.
  @Test(arguments: Language.allCases, [(80, 24), (20, 6)])
  func everyFieldIsReached(_ language: Language, _ size: (Int, Int)) async {
    let presenter = CreateAvatarPresenter(editing: avatar.id, interactor: interactor, router: router)
    let pilot = Pilot(
      showing: CreateAvatarView(presenter: presenter), columns: size.0, rows: size.1, language: language)
    await pilot.settle()
    #expect(pilot.lines.first?.contains(language.editAvatar) == true || size.1 < 10)
    for _ in 0..<60 where pilot.markedText != ["[ \(language.addGreeting) ]"] { await pilot.press(.tab) }
    #expect(pilot.markedText == ["[ \(language.addGreeting) ]"], "\(pilot.screen)")
    await pilot.press(.enter)
    #expect(presenter.more.greetings.count == 3)
    // The added field has the focus.
    await pilot.type("letters")
    #expect(presenter.more.greetings.last == "letters")
    let texts = CharacterField.ofDefinition.map { presenter.more.text(of: $0) } + presenter.more.greetings
    #expect(texts.filter { $0.contains("letters") }.count == 1, "\(pilot.screen)")
    #expect(presenter.name == avatar.name)
    pilot.stop()
  }
}
