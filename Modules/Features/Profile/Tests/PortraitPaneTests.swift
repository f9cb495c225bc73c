import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// In a wide window the portrait that the choices give is beside the form.
@MainActor struct PortraitPaneTests {
  private let interactor = FakeProfileInteractor([])
  private let router = RecordingProfileRouter()
  private let presenter: CreateAvatarPresenter

  init() { presenter = CreateAvatarPresenter(interactor: interactor, router: router) }

  private func open(
    _ window: GoldenWindow = GoldenWindow(120, 36), _ depth: GoldenDepth = .truecolor
  ) async -> Pilot {
    let pilot = Pilot(showing: CreateAvatarView(presenter: presenter), in: window, depth: depth)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [GoldenWindow(120, 36), GoldenWindow(120, 36, .korean), GoldenWindow(110, 16)])
  func golden(window: GoldenWindow) async {
    let pilot = await open(window)
    await pilot.type("Mira")
    #expect(Golden.difference(pilot.screen, from: "create-portrait-\(window)") == nil)
    #expect(await pilot.faults(endings: []) == [])
  }

  @Test func `A chosen file shows before it is saved`() async {
    let id = AvatarPicture.ID(high: 8, low: 1)
    interactor.previews["~/mira.png"] = id
    let pilot = await open()
    presenter.picturePath = "~/mira"
    await pilot.settle()
    #expect(presenter.shownPicture == nil)
    presenter.picturePath = " '~/mira.png' "
    await pilot.settle()
    #expect(presenter.shownPicture == id)
    presenter.picturePath = ""
    await pilot.settle()
    #expect(presenter.shownPicture == nil)
  }

  @Test func `It follows the choices`() async {
    let pilot = await open()
    let before = presenter.drawn.portrait
    await pilot.press(.down, .right)
    #expect(pilot.screen.contains("A woman who is smiling in the park"))
    #expect(presenter.drawn.portrait != before && presenter.drawn.character == .woman)
  }

  /// The saved character has the portrait that the form showed.
  @Test func `Without a choice the look follows from the name`() async throws {
    let pilot = await open()
    await pilot.type("Mira")
    #expect(pilot.screen.contains("‹ From the name ›") && presenter.look == nil)
    let drawn = presenter.drawn.portrait
    await pilot.press(.control("s"))
    let made = try #require(interactor.avatars.first)
    #expect(made.portrait == drawn && made.look == Avatar.look(ofName: "Mira"))
  }

  @Test func `A look is chosen by a key, by the wheel and by a click`() async {
    let pilot = await open()
    presenter.look = 10
    await pilot.settle()
    #expect(pilot.screen.contains("‹ 11 of 12 ›"))
    await pilot.press(.alt("l"), .alt("l"))
    #expect(presenter.look == 0 && pilot.screen.contains("‹ 1 of 12 ›"))
    #expect(await pilot.focus(on: "1 of 12"))
    await pilot.press(.right)
    #expect(presenter.look == 1)
    let place = pilot.place(of: "‹ 2 of 12 ›")
    #expect(place != nil)
    if let place { await pilot.click(column: place.column + 10, row: place.row) }
    #expect(presenter.look == 2)
  }

  @Test func `A narrow window has the choice among the other fields, and keeps what is typed`() async {
    let pilot = await open()
    await pilot.type("Mira")
    await pilot.press(.left)
    await pilot.resize(columns: 80, rows: 24)
    #expect(!pilot.screen.contains("From the name") && pilot.screen.contains("A man who is smiling in the park"))
    await pilot.type("-")
    #expect(presenter.name == "Mir-a")
    presenter.more.isOpen = true
    await pilot.settle()
    #expect(pilot.screen.contains("From the name"))
    await pilot.resize(columns: 120, rows: 36)
    #expect(pilot.screen.components(of: "From the name") == 2)
  }

  @Test func `An edited character is drawn as it is known`() async throws {
    let avatar = Avatar(
      id: Avatar.ID(high: 1, low: 5), name: "Zed", character: .cat, action: .eating, location: .mall,
      author: UserProfile.ID(high: 0, low: 9), created: Timestamp(milliseconds: 0))
    let interactor = FakeProfileInteractor([avatar])
    let presenter = CreateAvatarPresenter(editing: avatar.id, interactor: interactor, router: router)
    await presenter.load()
    #expect(presenter.drawn.portrait == avatar.portrait && !presenter.hasUnsaved)
    presenter.onNextLookPressed()
    #expect(presenter.look == 0 && presenter.hasUnsaved)
  }
}

extension String {
  /// The number of parts between occurrences of a text.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count + 1 }
}
