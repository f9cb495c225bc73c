import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// The lorebook of a character, from the form.
@MainActor struct CharacterLorebookTests {
  private let interactor = FakeProfileInteractor(.typical)
  private let router = RecordingProfileRouter()
  private let sea = LorebookDetails.sea.lorebook

  init() {
    interactor.definitions[Avatar.juno.id] = CharacterDefinition(lorebook: "old")
    interactor.lore["old"] = [LorebookEntry(keys: ["k"])]
    interactor.lore["new"] = LorebookDetails.sea.entries
  }

  private func show(_ view: some View, rows: Int = 80) async -> Pilot {
    let pilot = Pilot(showing: view, columns: 80, rows: rows)
    await pilot.settle()
    return pilot
  }

  @Test func theFormLeadsThereAndTakesEachChange() async {
    let (texts, writer) = AsyncStream.makeStream(of: String.self)
    router.onEditCharacterLorebook = { _, _, _ in texts }
    let presenter = CreateAvatarPresenter(editing: Avatar.juno.id, interactor: interactor, router: router)
    let pilot = await show(CreateAvatarView(presenter: presenter))
    await pilot.click(on: "Lorebook: 1 entry")
    #expect(router.calls == [.editCharacterLorebook("old", of: Avatar.juno.id, named: "Juno")])
    #expect(!presenter.hasUnsaved)
    // The form has the change before the user leaves the lorebook.
    writer.yield("new")
    #expect(await pilot.shows("Lorebook: 3 entries"), "\(pilot.screen)")
    #expect(presenter.hasUnsaved && presenter.draft.definition.lorebook == "new")
    writer.finish()
    #expect(await presenter.onSavePressed())
    #expect(interactor.definitions[Avatar.juno.id]?.lorebook == "new")
    #expect(interactor.edits[Avatar.juno.id]?.map(\.earlier) == [[.lorebook: "old"]])
    pilot.stop()
  }

  @Test(arguments: Language.allCases, [(80, 24), (20, 6)])
  func `It is reached by keyboard in any window`(_ language: Language, _ size: (Int, Int)) async {
    router.onEditCharacterLorebook = { _, _, _ in AsyncStream { $0.finish() } }
    let presenter = CreateAvatarPresenter(editing: Avatar.juno.id, interactor: interactor, router: router)
    let pilot = Pilot(
      showing: CreateAvatarView(presenter: presenter), columns: size.0, rows: size.1, language: language)
    await pilot.settle()
    // In 20 columns its end is cut off.
    let button = language("[ Lorebook: 1", "[ 로어북: 항목")
    func isMarked() -> Bool { pilot.markedText.first?.hasPrefix(button) == true }
    for _ in 0..<60 where !isMarked() { await pilot.press(.tab) }
    #expect(isMarked(), "\(pilot.screen)")
    await pilot.press(.enter)
    #expect(router.calls.count == 1)
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Line by line it has a number, and so has each of its actions`(
    _ language: Language
  ) async {
    router.onEditCharacterLorebook = { _, _, _ in AsyncStream { $0.finish() } }
    router.onCreateLorebookEntry = { _ in nil }
    let form = CreateAvatarPresenter(editing: Avatar.juno.id, interactor: interactor, router: router)
    let pilot = PlainPilot(language: language, root: CreateAvatarView(presenter: form))
    await pilot.settle()
    #expect(await pilot.choose(language.characterLorebook(entries: 1)), "\(pilot.transcript)")
    #expect(router.calls == [.editCharacterLorebook("old", of: Avatar.juno.id, named: "Juno")])
    pilot.stop()
    let presenter = LorebookPresenter(sea, isOfCharacter: true, interactor: interactor, router: router)
    let book = PlainPilot(language: language, root: LorebookView(presenter: presenter))
    await book.settle()
    #expect(book.transcript.contains(language.isSavedWithTheCharacter), "\(book.transcript)")
    let numbers = book.transcript.split(separator: "\n").filter { $0.hasSuffix(language.newEntry) }
    #expect(numbers.count == 1, "\(book.transcript)")
    for words in [language.countsInPrompts, language.exportLorebook] {
      #expect(!book.transcript.contains(words), "\(words)")
    }
    #expect(await book.choose(language.newEntry))
    #expect(router.calls.last == .createLorebookEntry(in: sea))
    book.stop()
  }

  @Test func `The form can begin with its lorebook in front, once`() async {
    let (texts, writer) = AsyncStream.makeStream(of: String.self)
    router.onEditCharacterLorebook = { _, _, _ in texts }
    let presenter = CreateAvatarPresenter(
      editing: Avatar.juno.id, opensLorebook: true, interactor: interactor, router: router)
    let pilot = await show(CreateAvatarView(presenter: presenter))
    #expect(router.calls == [.editCharacterLorebook("old", of: Avatar.juno.id, named: "Juno")])
    writer.yield("new")
    #expect(await pilot.shows("Lorebook: 3 entries"), "\(pilot.screen)")
    writer.finish()
    await presenter.load()
    await pilot.settle()
    #expect(router.calls.count == 1)
    pilot.stop()
  }

  @Test func aNewCharacterCanHaveOne() async {
    router.onEditCharacterLorebook = { text, _, _ in
      AsyncStream { writer in
        writer.yield(text + "new")
        writer.finish()
      }
    }
    let presenter = CreateAvatarPresenter(interactor: interactor, router: router)
    presenter.more.isOpen = true
    let pilot = await show(CreateAvatarView(presenter: presenter))
    await pilot.click(on: "Add a lorebook")
    #expect(router.calls == [.editCharacterLorebook("", of: nil, named: "")])
    #expect(await pilot.shows("Lorebook: 3 entries"), "\(pilot.screen)")
    #expect(presenter.hasUnsaved)
    pilot.stop()
  }

  @Test func oneThatCannotBeReadIsNotCounted() async {
    interactor.lore["old"] = nil
    let presenter = CreateAvatarPresenter(editing: Avatar.juno.id, interactor: interactor, router: router)
    let pilot = await show(CreateAvatarView(presenter: presenter))
    #expect(pilot.screen.contains("[ Lorebook ]") && !pilot.screen.contains("Add a lorebook"), "\(pilot.screen)")
    pilot.stop()
  }

  @Test func itsScreenHasEntriesAndRulesButNoPlaces() async {
    router.onEditLorebook = { _ in nil }
    router.onCreateLorebookEntry = { _ in nil }
    let presenter = LorebookPresenter(sea, isOfCharacter: true, interactor: interactor, router: router)
    let pilot = await show(LorebookView(presenter: presenter), rows: 24)
    #expect(pilot.screen.contains("The character's lorebook"), "\(pilot.screen)")
    #expect(pilot.screen.contains("It is saved with the character, in its form."), "\(pilot.screen)")
    for words in ["Where", "Export", "Used where"] { #expect(!pilot.screen.contains(words), "\(words)") }
    for key in ["n", "p", "x", "e"] { await pilot.press(.character(Character(key))) }
    #expect(router.calls == [.createLorebookEntry(in: sea), .editLorebook(interactor.lorebookList[0])])
    await pilot.press(.character("d"))
    #expect(interactor.lorebookList[0].entries.count == 2 && pilot.screen.contains("Bring Harbour back"))
    await pilot.press(.character("u"))
    #expect(interactor.lorebookList[0].entries.count == 3)
    pilot.stop()
  }
}
