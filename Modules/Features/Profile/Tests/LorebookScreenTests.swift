import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@MainActor struct LorebookScreenTests {
  private let interactor = FakeProfileInteractor(.typical)
  private let router = RecordingProfileRouter()

  init() { router.onConfirm = { _ in true } }
  private let sea = LorebookDetails.sea.lorebook

  private func show(_ view: some View) async -> Pilot {
    let pilot = Pilot(showing: view, columns: 80, rows: 24)
    await pilot.settle()
    return pilot
  }

  private func list() async -> Pilot {
    await show(LorebooksView(presenter: LorebooksPresenter(interactor: interactor, router: router)))
  }

  private func page() async -> Pilot {
    await show(LorebookView(presenter: LorebookPresenter(sea, interactor: interactor, router: router)))
  }

  private var entries: [LorebookEntry] { interactor.lorebookList[0].entries }

  // MARK: The list

  @Test func eachSaysWhereItCounts() async {
    let pilot = await list()
    #expect(pilot.screen.contains("3 entries · all chats, characters: 1"))
    #expect(pilot.screen.contains("0 entries · not assigned") && pilot.screen.contains("off"))
    await pilot.press(.character("t"))
    #expect(!interactor.lorebookList[0].lorebook.isEnabled && pilot.screen.contains("t Turn on"))
    await pilot.press(.enter)
    #expect(router.calls == [.showLorebook(interactor.lorebookList[0].lorebook)])
  }

  @Test func aDeletionCanBeUndone() async {
    let pilot = await list()
    #expect(!pilot.screen.contains("Undo"))
    await pilot.press(.character("d"))
    #expect(interactor.lorebookList == [.tea] && pilot.screen.contains("Bring The southern sea back"))
    await pilot.press(.character("u"))
    #expect(interactor.lorebookList == LorebookDetails.samples && !pilot.screen.contains("Bring"))
  }

  @Test func aNewOneIsOpened() async {
    router.onCreateLorebook = { [interactor] in
      try? await interactor.createLorebook(LorebookDraft(name: "New one"))
    }
    let pilot = await list()
    await pilot.press(.character("n"))
    let made = interactor.lorebookList.last?.lorebook
    #expect(router.calls == [.createLorebook] + (made.map { [.showLorebook($0)] } ?? []))
    #expect(pilot.screen.contains("New one"))
  }

  @Test func anImportSaysWhatBecameOfEachFile() async {
    let new = Lorebook(
      id: Lorebook.ID(high: 8, low: 9), profile: UserProfile.mina.id, name: "Imported",
      created: Timestamp(milliseconds: 9))
    interactor.importsOfFiles["x"] = [
      LorebookImport(path: "x/a.json", outcome: .added(new)),
      LorebookImport(path: "x/b.json", outcome: .refused(LocalizedText("It is no lorebook.", "로어북이 아닙니다."))),
    ]
    router.onAskForFile = { _, _, _ in " 'x' " }
    let pilot = await list()
    await pilot.press(.character("i"))
    #expect(pilot.screen.contains("New: 1. Here already: 0. Refused: 1."))
    #expect(pilot.screen.contains("b.json: It is no lorebook.") && pilot.screen.contains("Imported"))
    // The next action ends the report.
    await pilot.press(.character("d"))
    #expect(!pilot.screen.contains("Refused"))
    // The path that was wrong is there to be corrected.
    var offered: [String] = []
    router.onAskForFile = { _, _, path in
      offered.append(path)
      return nil
    }
    await pilot.press(.character("i"))
    #expect(offered == [" 'x' "])
  }

  @Test func `Nothing is deleted after an error, or before the user agrees`() async {
    let pilot = await list()
    interactor.deleteError = OutOfReach()
    await pilot.press(.character("d"))
    #expect(interactor.lorebookList.count == 2 && router.calls.count == 2)
    router.onConfirm = { _ in false }
    interactor.deleteError = nil
    await pilot.press(.character("d"))
    #expect(interactor.lorebookList.count == 2 && router.calls.last == .confirm(.deletion(of: sea)))
  }

  // MARK: A lorebook

  @Test func entriesAreTurnedOffAndDeletedWithAWayBack() async {
    let pilot = await page()
    #expect(pilot.screen.contains("Where: all chats, characters: 1") && pilot.screen.contains("3 entries"))
    #expect(pilot.screen.contains("harbour, port · The harbour freezes in winter."))
    await pilot.press(.character("t"))
    #expect(!entries[0].isEnabled)
    await pilot.press(.character("d"))
    #expect(entries.count == 2 && pilot.screen.contains("Bring Harbour back"))
    await pilot.press(.character("u"))
    #expect(entries.count == 3 && !pilot.screen.contains("Bring"))
  }

  @Test func theButtonsAndKeysLeadOn() async {
    router.onEditLorebook = { _ in nil }
    router.onCreateLorebookEntry = { _ in nil }
    router.onEditLorebookEntry = { _, _, _ in nil }
    let pilot = await page()
    await pilot.press(.enter)
    await pilot.press(.character("n"))
    await pilot.press(.character("p"))
    await pilot.press(.character("e"))
    #expect(
      router.calls == [
        .editLorebookEntry(LorebookDetails.sea.entries[0], at: 0, of: sea), .createLorebookEntry(in: sea),
        .showLorebookPlaces(of: sea), .editLorebook(interactor.lorebookList[0]),
      ])
  }

  @Test func anExportAsksBeforeItReplacesAFile() async {
    router.onAskForFile = { _, _, suggested in suggested }
    let pilot = await page()
    await pilot.press(.character("x"))
    #expect(interactor.exports == ["The southern sea.json": .original])
    #expect(pilot.screen.contains("Written to The southern sea.json."))
    router.onConfirm = { _ in false }
    await pilot.press(.character("x"))
    #expect(router.calls.last == .confirm(.replacing("The southern sea.json")))
    #expect(!pilot.screen.contains("Written"))
    router.onConfirm = { _ in true }
    await pilot.press(.character("x"))
    #expect(pilot.screen.contains("Written"))
  }

  @Test func theSwitchIsStoredAtOnce() async {
    let presenter = LorebookPresenter(sea, interactor: interactor, router: router)
    await presenter.list.loader.load()
    await presenter.onEnabledChanged()
    #expect(!presenter.lorebook.isEnabled && !interactor.lorebookList[0].lorebook.isEnabled)
    interactor.saveError = OutOfReach()
    await presenter.onEnabledChanged()
    #expect(!presenter.lorebook.isEnabled && router.calls.count == 1)
  }

  // MARK: The form of a lorebook

  @Test func aNewLorebookIsSaved() async throws {
    let presenter = LorebookFormPresenter(interactor: interactor, router: router)
    #expect(!presenter.canSave && !presenter.hasUnsaved)
    presenter.draft.name = String(repeating: "a", count: 101)
    #expect(!presenter.canSave)
    (presenter.draft.name, presenter.scanDepth.text) = ("Land", "4.5")
    #expect(!presenter.canSave && presenter.hasUnsaved)
    (presenter.scanDepth.text, presenter.tokenBudget.text) = (" 4 ", "")
    presenter.draft.rules.isRecursive = false
    #expect(await presenter.onSavePressed())
    let made = try #require(interactor.lorebookList.last)
    #expect(made.lorebook.name == "Land" && made.rules == LorebookRules(scanDepth: 4, isRecursive: false))
    #expect(router.calls == [.finishLorebook(with: made.lorebook)])
  }

  // MARK: The form of an entry

  @Test func aNewEntryIsSaved() async {
    let pilot = await show(
      LorebookEntryView(presenter: LorebookEntryPresenter(sea, interactor: interactor, router: router)))
    #expect(pilot.screen.contains("An entry without words is used only if “Always” is on."))
    await pilot.type("Ice")
    await pilot.press(.tab)
    await pilot.type("ice")
    await pilot.press(.enter)
    await pilot.type("/snow,? *ice/i")
    await pilot.press(.tab)
    await pilot.type("Ice sings.")
    await pilot.press(.control("s"))
    let made = entries.last
    #expect(made?.name == "Ice" && made?.keys == ["ice", "/snow,? *ice/i"] && made?.content == "Ice sings.")
    guard case .finishLorebookEntry? = router.calls.last else {
      Issue.record("\(router.calls)")
      return
    }
  }

  @Test(arguments: [
    ("부두, quay", ["부두", "quay"]), ("a,,b ,", ["a", "b"]), ("/snow,? *ice/i, quay", ["/snow,? *ice/i", "quay"]),
    ("x, /a{1,2}/,/b/gi\ny", ["x", "/a{1,2}/", "/b/gi", "y"]), ("/a\\/,b/, c", ["/a\\/,b/", "c"]),
    ("/open, b", ["/open", "b"]), ("and/or, b/c", ["and/or", "b/c"]), ("//, b", ["//", "b"]),
    (" kept, whole \nnew, key", [" kept, whole ", "new", "key"]),
  ]) func `Keys are divided at commas and lines, but not inside of expressions`(_ text: String, _ keys: [String]) {
    #expect(LorebookKeys.keys(in: text, from: [" kept, whole ", "gone"]) == keys)
  }

  @Test func everyFieldIsReadAndWritten() async {
    var entry = LorebookEntry(keys: [" a,b "], content: "c")
    (entry.comment, entry.secondaryKeys, entry.isSelective, entry.logic) = ("Old", ["s"], true, .all)
    (entry.order, entry.position, entry.depth, entry.role) = (1.5, .atDepth, 2, .user)
    interactor.lorebookList[0].entries = [entry]
    let presenter = LorebookEntryPresenter(sea, editing: (entry, 0), interactor: interactor, router: router)
    #expect(!presenter.hasUnsaved && presenter.entry == entry && presenter.name == "Old")
    presenter.name = "New"
    #expect(presenter.entry.comment == "New" && presenter.entry.name.isEmpty)
    presenter.secondaryRule = .logic(.none)
    let typed: [LorebookNumber: String] = [
      .order: "-3", .depth: "0", .probability: "12,5", .scanDepth: "9", .groupWeight: "7", .recursionDelay: "1",
      .sticky: "2", .cooldown: "3", .delay: "4",
    ]
    for (number, text) in typed { presenter[number].text = text }
    let written = presenter.entry
    #expect((written.order, written.depth, written.probability, written.scanDepth) == (-3, 0, 12.5, 9))
    #expect((written.groupWeight, written.recursionDelay) == (7, 1))
    #expect((written.sticky, written.cooldown, written.delay) == (2, 3, 4))
    #expect(written.logic == LorebookEntry.Logic.none && written.isSelective && written.keys == [" a,b "])
    presenter.secondaryRule = .unused
    #expect(!presenter.entry.isSelective)
    for (number, text) in [(LorebookNumber.probability, "101"), (.depth, "1.5"), (.depth, ""), (.sticky, "x")] {
      let before = presenter[number].text
      presenter[number].text = text
      #expect(!presenter.canSave, "\(number) \(text)")
      presenter[number].text = before
    }
    presenter[.scanDepth].text = ""
    #expect(await presenter.onSavePressed())
    #expect(entries[0].scanDepth == nil && entries[0].comment == "New")
  }

  // MARK: Where it counts

  @Test func placesAreFoundAndChosen() async {
    let chat = Conversation(
      id: Conversation.ID(high: 6, low: 6), profile: UserProfile.mina.id, avatar: Avatar.juno.id, title: "Night watch",
      created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
    interactor.chats = [chat]
    let presenter = LorebookPlacesPresenter(sea, interactor: interactor, router: router)
    let pilot = await show(LorebookPlacesView(presenter: presenter))
    for words in ["All chats", "Character: Juno", "Character: 보현", "Chat: Night watch"] {
      #expect(pilot.screen.contains(words), "\(words)")
    }
    #expect(presenter.chosen == [.everywhere, .character(Avatar.juno.id)])
    await pilot.press(.up, .enter)
    #expect(presenter.chosen == [.character(Avatar.juno.id)])
    await pilot.press(.tab)
    await pilot.type("night")
    await pilot.settle()
    #expect(presenter.places.map(\.name) == ["", "Night watch"])
    await pilot.press(.tab, .enter)
    let stored = Set(interactor.assignments.filter { $0.lorebook == sea.id }.map(\.scope))
    #expect(stored == [.character(Avatar.juno.id), .chat(chat.id)] && presenter.chosen == stored)
    interactor.saveError = OutOfReach()
    await pilot.press(.enter)
    #expect(presenter.chosen == stored && router.calls.count == 1)
  }
}
