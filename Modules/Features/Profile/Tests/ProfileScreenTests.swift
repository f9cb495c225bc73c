import Entities
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@MainActor struct ProfileScreenTests {
  private let interactor = FakeProfileInteractor()
  private let router = RecordingProfileRouter()

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let pilot = Pilot(
      showing: ProfileView(presenter, interactor, router), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func content(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    // The first avatar has the focus, so the key that deletes it is offered.
    #expect(pilot.lines.contains { $0.hasPrefix(" ▌") && $0.contains(" Juno") }, "\(pilot.screen)")
    #expect(pilot.screen.contains(language == .korean ? "d 삭제" : "d Delete"))
  }

  @Test(arguments: Language.allCases) func theFooterLeadsToEverythingAndTheHelpHasAllKeys(_ language: Language) async {
    let pilot = await pilot(120, 36, language)
    let keys = language(
      " ⏎ Chat  e Edit  d Delete  │ n New  p Personas  s Settings  b Lorebooks"
        + "  t Templates  ? Keys",
      " ⏎ 대화하기  e \(language.edit)  d 삭제  │ n \(language.newShort)  p \(language.personas)"
        + "  s \(language.settings)  b \(language.lorebooks)  t \(language.templates)  ? 단축키"
    )
    #expect(pilot.footer == keys)
    await pilot.press(.character("?"))
    for words in [language.lorebooks, language.templates, language.replySettings] {
      #expect(pilot.screen.contains(words), "\(words)")
    }
  }

  /// A usual window has no room for these keys in its footer.
  @Test(arguments: Language.allCases) func `Buttons lead to the other lists`(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    for title in [language.personas, language.lorebooks, language.templates] { await pilot.click(on: "[ \(title) ]") }
    #expect(router.calls == [.showPersonas, .showLorebooks, .showTemplates])
    // The smallest window needs its rows for the list: keys lead there.
    let tiny = await self.pilot(20, 6, language)
    await tiny.press(.character("p"), .character("b"), .character("t"))
    #expect(router.calls.suffix(3) == [.showPersonas, .showLorebooks, .showTemplates])
  }

  @Test func theChosenRowIsWhatTheKeysMean() async {
    router.onConfirm = { _ in true }
    let pilot = await pilot()
    await pilot.press(.down, .character("d"))
    #expect(router.calls == [.confirm(.deletion(ofAvatarNamed: "보현"))])
    #expect(interactor.avatars == [.juno] && pilot.screen.ranges(of: "보현").count == 1, "\(pilot.screen)")
    await pilot.press(.delete)
    #expect(router.calls.last == .confirm(.deletion(ofAvatarNamed: "Juno")))
    #expect(pilot.screen.contains("No characters yet"))
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)])
  func `What was deleted comes back by a key, and by a button where there is room`(_ columns: Int, _ rows: Int) async {
    router.onConfirm = { _ in true }
    let pilot = await pilot(columns, rows)
    await pilot.press(.down, .character("d"))
    #expect(interactor.avatars == [.juno])
    #expect(pilot.screen.contains("[ Bring 보현 back ]") == (rows > 6), "\(pilot.screen)")
    await pilot.press(.character("u"))
    #expect(interactor.avatars == [.juno, .bo])
    if rows > 6 {
      await pilot.press(.character("d"))
      #expect(await pilot.click(on: "Bring 보현 back"))
      #expect(interactor.avatars == [.juno, .bo])
    }
  }

  @Test func `A new avatar is selected and shown, however far the list was`() async {
    interactor.avatars = FakeProfileInteractor(.long).avatars
    router.onCreateAvatar = { .juno }
    let pilot = await pilot()
    await pilot.press(.end, .character("n"))
    #expect(pilot.lines.contains { $0.hasPrefix(" ▌") && $0.contains(" Juno") }, "\(pilot.screen)")
    await pilot.press(.enter)
    #expect(router.calls.last == .showChat(with: .juno))
  }

  @Test func theMarkOfTheChosenRowDeletesIt() async {
    router.onConfirm = { _ in false }
    let pilot = await pilot()
    #expect(pilot.screen.ranges(of: "✕").count == 1)
    await pilot.press(.down)
    #expect(await pilot.click(on: "✕"))
    #expect(router.calls == [.confirm(.deletion(ofAvatarNamed: "보현"))])
  }

  @Test func withTheFocusElsewhereNothingIsDeleted() async {
    let pilot = await pilot()
    await pilot.press(.up)
    #expect(!pilot.screen.contains("▌"))
    #expect(!pilot.screen.contains("d Delete"))
    await pilot.press(.character("d"), .delete)
    #expect(router.calls == [])
  }

  @Test func keysAndButtonsLeadOn() async {
    router.onCreateAvatar = { nil }
    let pilot = await pilot()
    await pilot.press(.enter)
    await pilot.press(.character("n"))
    await pilot.press(.character("s"))
    await pilot.press(.up, .enter)
    await pilot.press(.up, .enter)
    #expect(
      router.calls == [.showChat(with: .juno), .createAvatar, .showSettings, .createAvatar, .showTemplates])
  }

  @Test func howAnAvatarAnswersIsSetFromItsRow() async {
    let pilot = await pilot()
    await pilot.press(.character("r"), .up, .character("r"))
    #expect(router.calls == [.showPreset(of: .juno)])
  }

  @Test func koreanKeyboardsNeedNoSwitching() async {
    router.onCreateAvatar = { nil }
    let pilot = await pilot(80, 24, .korean)
    await pilot.type("ㅜ")
    #expect(router.calls == [.createAvatar])
  }

  @Test(arguments: Language.allCases) func empty(_ language: Language) async {
    interactor.avatars = []
    interactor.profile = nil
    router.onCreateAvatar = { .juno }
    let pilot = await pilot(80, 24, language)
    await pilot.press(.enter)
    #expect(router.calls == [.createAvatar])
    #expect(pilot.screen.contains("Juno"))
  }

  @Test func loadingThenContentWithTheFocusOnIt() async {
    interactor.loadGate.close()
    let pilot = await pilot()
    #expect(pilot.screen.contains("Loading"))
    interactor.loadGate.open()
    await pilot.settle()
    #expect(pilot.lines.contains { $0.hasPrefix(" ▌") && $0.contains(" Juno") }, "\(pilot.screen)")
  }

  @Test func failedAndTriedAgain() async {
    interactor.loadError = OutOfReach()
    let pilot = await pilot()
    interactor.loadError = nil
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Juno"))
  }

  @Test func aTinyWindowReachesEverything() async {
    router.onCreateAvatar = { nil }
    router.onConfirm = { _ in false }
    let pilot = await pilot(20, 5)
    await pilot.press(.enter, .down, .enter, .character("d"))
    for _ in 0..<2 { await pilot.press(.tab, .enter) }
    #expect(
      router.calls == [
        .showChat(with: .juno), .showChat(with: .bo), .confirm(.deletion(ofAvatarNamed: "보현")), .createAvatar,
        .showSettings,
      ])
  }

  @Test func ofManyAvatarsOnlyTheVisibleRowsAreMade() async {
    interactor.avatars = FakeProfileInteractor(.long).avatars
    let pilot = await pilot()
    #expect(1..<40 ~= pilot.host.work.rows)
    await pilot.press(.end)
    #expect(1..<40 ~= pilot.host.work.rows)
    await pilot.press(.enter)
    #expect(router.calls == [.showChat(with: interactor.avatars[999])])
  }

  @Test func leavingFreesThePresenter() async {
    interactor.loadGate.close()
    weak var weakPresenter: ProfilePresenter?
    do {
      let presenter = ProfilePresenter(interactor: interactor, router: router)
      weakPresenter = presenter
      let pilot = Pilot(root: ProfileView(presenter, interactor, router))
      await pilot.settle()
      pilot.stop()
    }
    interactor.loadGate.open()
    for _ in 0..<100 { await Task.yield() }
    #expect(weakPresenter == nil)
  }
}
