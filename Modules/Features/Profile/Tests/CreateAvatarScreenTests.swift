import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@MainActor struct CreateAvatarScreenTests {
  private let interactor = FakeProfileInteractor([])
  private let router = RecordingProfileRouter()

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let presenter = CreateAvatarPresenter(interactor: interactor, router: router)
    let pilot = Pilot(
      showing: CreateAvatarView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func form(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    // The name field has the focus at once.
    #expect(pilot.caret?.row == 3)
  }

  @Test(arguments: Language.allCases) func `Each group of fields has a heading`(_ language: Language) async throws {
    let pilot = await pilot(80, 80, language)
    await pilot.click(on: language.moreFields)
    let headings = [
      language.whoItIs, language.howItTalks, language.atAGlance, language.firstWords, language.natureAndWorld,
      language.forTheModel, language.aboutTheCard,
    ]
    let words = pilot.lines.map { $0.trimmed }
    let rows = headings.compactMap { words.firstIndex(of: $0) }
    #expect(rows.count == headings.count && rows == rows.sorted(), "\(pilot.screen)")
    for row in rows.dropFirst() { #expect(words[row - 1].isEmpty, "\(words[row])") }
    // Every field is in one of the groups.
    for field in DefinitionForm.texts + [.tagline, .nickname, .tags, .talkativeness, .greeting, .creator, .version] {
      #expect(words.contains(field.title(in: language)), "\(field)")
    }
    let short = await self.pilot(80, 19, language)
    #expect(!short.screen.contains(language.whoItIs) && short.screen.contains("[ \(language.cancel) ]"))
  }

  @Test(arguments: Language.allCases) func `Line by line each field begins with its name`(
    _ language: Language
  ) async {
    let presenter = CreateAvatarPresenter(interactor: interactor, router: router)
    let pilot = PlainPilot(language: language, root: CreateAvatarView(presenter: presenter))
    await pilot.settle()
    presenter.more.isOpen = true
    presenter.more.type("Be kind.", for: .note)
    await pilot.settle()
    for field in [CharacterField.tagline, .nickname, .tags, .talkativeness, .creator, .version, .noteDepth] {
      let name = field.title(in: language)
      #expect(pilot.transcript.contains(". \(name) ("), "\(name)\n\(pilot.transcript)")
    }
  }

  @Test func thePreviewFollowsTheChoices() async {
    let pilot = await pilot()
    #expect(pilot.screen.contains("A man who is smiling in the park"))
    await pilot.press(.down, .right, .right)
    #expect(pilot.screen.contains("An alien that is smiling in the park"))
    await pilot.press(.down, .left, .down, .character(" "))
    #expect(pilot.screen.contains("An alien that is crying in the mall"))
  }

  @Test(arguments: Language.allCases) func enterGoesFromFieldToField(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    #expect(pilot.lines.last?.hasPrefix(language(" ↓ Next field  ", " ↓ 다음 칸  ")) == true)
    await pilot.type("Zed")
    await pilot.press(.enter)
    #expect(pilot.lines.last?.hasPrefix(language(" ←→ Change  ⏎ List  ", " ←→ 값 바꾸기  ⏎ 목록  ")) == true)
    #expect(pilot.lines.last?.contains(language("  ↓ Next field  ", "  ↓ 다음 칸  ")) == true)
    // Enter opens the options of a choice, and chooses one.
    await pilot.press(.enter)
    #expect(pilot.screen.contains(language("● man", "● 남자")))
    await pilot.press(.down, .enter)
    await pilot.press(.down, .down, .down, .enter, .down, .down, .down)
    #expect(pilot.markedText == [language("[ Save ]", "[ 저장 ]")])
    await pilot.press(.enter)
    #expect(interactor.avatars.map(\.character) == [.woman])
  }

  @Test func whatIsTypedAtAChoiceGoesIntoNoField() async {
    let pilot = await pilot()
    await pilot.type("Zed")
    await pilot.press(.down)
    await pilot.type("more")
    await pilot.press(.control("s"))
    #expect(interactor.avatars.map(\.name) == ["Zed"])
  }

  @Test func typedAndSavedWithTheKeyboard() async {
    let pilot = await pilot(80, 24, .korean)
    await pilot.type("보현")
    #expect(!pilot.screen.contains("이름이 필요합니다"))
    await pilot.press(.control("s"))
    #expect(interactor.avatars.map(\.name) == ["보현"])
    #expect(router.calls == interactor.avatars.map { .finish(with: $0) })
  }

  @Test func saveSaysWhyItWaits() async {
    let pilot = await pilot()
    #expect(pilot.lines[3] == "   Name Name your character to save it" && pilot.lines[4].isEmpty)
    await pilot.type(" ")
    #expect(pilot.lines[4] == "        Give it a name to save it.")
    await pilot.press(.control("s"))
    await pilot.type(String(repeating: "x", count: 42))
    #expect(pilot.screen.contains("The name is 2 characters too long"))
    await pilot.press(.control("s"))
    #expect(interactor.saveGate.arrivals == 0)
    await pilot.pressBackspace()
    #expect(pilot.screen.contains("The name is 1 character too long"))
    await pilot.pressBackspace()
    #expect(!pilot.screen.contains("too long"))
    #expect(router.calls == [])
  }

  @Test func theButtonsWork() async {
    let pilot = await pilot()
    await pilot.type("Zed")
    interactor.saveGate.close()
    await pilot.press(.tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab, .enter)
    #expect(pilot.screen.contains("Saving…"))
    #expect(!pilot.screen.contains("[ Save ]"))
    await pilot.press(.control("s"))
    interactor.saveGate.open()
    await pilot.settle()
    #expect(interactor.avatars.map(\.name) == ["Zed"])
    #expect(router.calls.count == 1)
  }

  @Test func aDisabledButtonIsSkipped() async {
    let pilot = await pilot()
    await pilot.press(.tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab, .enter)
    #expect(router.calls == [.dismissScreen])
  }

  @Test func escapeAsksForATypedNameOnly() async {
    router.onConfirm = { _ in false }
    let pilot = await pilot()
    await pilot.press(.escape)
    #expect(router.calls == [])
    await pilot.type("Zed")
    #expect(pilot.lines.last?.contains("Esc Cancel") == true)
    await pilot.press(.escape)
    #expect(router.calls == [.confirm(.discarding(avatarNamed: "Zed", isEdited: false))])
    #expect(pilot.screen.contains("Zed"))
  }

  @Test func theOtherFieldsAreBehindMore() async {
    let pilot = await pilot(80, 24)
    #expect(!pilot.screen.contains("Example dialogue"))
    await pilot.type("Mira")
    await pilot.press(.tab, .tab, .tab, .tab, .tab, .tab, .tab, .enter)
    await pilot.press(.tab, .tab)
    await pilot.type("Maps the sea")
    await pilot.press(.control("s"))
    #expect(interactor.avatars.map(\.tagline) == ["Maps the sea"], "\(pilot.screen)")
  }

  @Test func aFailureStaysOnTheForm() async {
    interactor.saveError = OutOfReach()
    let pilot = await pilot()
    await pilot.type("Zed")
    await pilot.press(.control("s"))
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(pilot.screen.contains("Zed") && pilot.screen.contains("[ Save ]"))
  }

  @Test func aTinyWindowReachesEverything() async {
    let pilot = await pilot(20, 5)
    await pilot.type("Zed")
    await pilot.press(.down, .right, .down, .right, .down, .right, .down, .down, .down, .down, .down, .enter)
    #expect(interactor.avatars.map(\.name) == ["Zed"])
    #expect(interactor.avatars.map(\.character) == [.woman])
    #expect(interactor.avatars.map(\.action) == [.sitting])
    #expect(interactor.avatars.map(\.location) == [.mall])
  }

  @Test func leavingFreesThePresenter() async {
    weak var freed: CreateAvatarPresenter?
    do {
      let presenter = CreateAvatarPresenter(interactor: interactor, router: router)
      freed = presenter
      let pilot = Pilot(root: CreateAvatarView(presenter: presenter))
      await pilot.type("Zed")
      await pilot.press(.down, .right, .control("s"))
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil && interactor.avatars.map(\.name) == ["Zed"])
  }

  /// An empty field says more than its label.
  @Test(arguments: Language.allCases) func `No hint repeats a label`(language: Language) {
    for field in DefinitionForm.texts + [.tagline, .nickname, .tags, .creator, .version, .greeting] {
      #expect(language.prompt(of: field) != field.title(in: language), "\(field)")
    }
  }

  @Test func `An added greeting gets what is typed next`() async {
    let presenter = CreateAvatarPresenter(interactor: interactor, router: router)
    let pilot = Pilot(showing: CreateAvatarView(presenter: presenter), columns: 80, rows: 24)
    await pilot.settle()
    presenter.more.isOpen = true
    presenter.more.addGreeting()
    await pilot.settle()
    await pilot.type("a b c")
    #expect(presenter.more.greetings == ["", "a b c"])
  }
}
