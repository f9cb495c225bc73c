import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// In a wide window the chosen avatar is beside the list of own ones.
@MainActor struct OwnAvatarPreviewTests {
  private let interactor = FakeProfileInteractor()
  private let router = RecordingProfileRouter()

  init() {
    interactor.definitions[Avatar.juno.id] = CharacterDefinition(
      description: "Sleeps on the radio of a lighthouse.", greeting: "Purr?")
    interactor.definitions[Avatar.bo.id] = CharacterDefinition(greeting: "어서 오세요.")
  }

  private func open(_ window: GoldenWindow = GoldenWindow(120, 36)) async -> Pilot {
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let pilot = Pilot(showing: ProfileView(presenter, interactor, router), in: window)
    await pilot.settle()
    return pilot
  }

  private func rest(_ pilot: Pilot) async {
    await pilot.clock.advance(by: CharacterPreviewPresenter.rest)
    await pilot.settle()
  }

  @Test(arguments: [GoldenWindow(120, 36), GoldenWindow(120, 36, .korean), GoldenWindow(110, 16)])
  func golden(window: GoldenWindow) async {
    let pilot = await open(window)
    #expect(Golden.difference(pilot.screen, from: "profile-preview-\(window)") == nil)
    #expect(await pilot.faults(endings: nil) == [])
  }

  @Test func `It follows the selection when that has rested`() async {
    let pilot = await open()
    #expect(pilot.screen.contains("Sleeps on the radio of a lighthouse.") && pilot.screen.contains("Purr?"))
    await pilot.press(.down)
    #expect(pilot.screen.contains("Purr?"))
    await rest(pilot)
    #expect(pilot.screen.contains("어서 오세요.") && !pilot.screen.contains("Purr?"))
  }

  @Test func `The buttons open and edit it`() async {
    router.onEditAvatar = { _ in nil }
    let pilot = await open()
    await pilot.press(.right)
    // The portrait of a character without a look has the same background.
    #expect(pilot.markedText.last == "[ Chat ]")
    await pilot.press(.enter, .right, .enter)
    // From the buttons the arrow key leads back to the same row.
    await pilot.press(.left, .left, .enter)
    #expect(router.calls == [.showChat(with: .juno), .editAvatar(.juno), .showChat(with: .juno)])
  }

  @Test func `After a deletion the next one is there, and after the last none`() async {
    router.onConfirm = { _ in true }
    let pilot = await open()
    #expect(await pilot.click(on: "✕"))
    await rest(pilot)
    #expect(!pilot.screen.contains("Purr?") && pilot.screen.contains("어서 오세요."))
    #expect(await pilot.click(on: "✕"))
    await rest(pilot)
    #expect(pilot.screen.contains("No characters yet") && !pilot.screen.contains("✕"))
  }

  @Test func `A narrow window has only the list, and keeps the chosen row`() async {
    let pilot = await open()
    await pilot.press(.down)
    await rest(pilot)
    await pilot.resize(columns: 109, rows: 36)
    #expect(!pilot.screen.contains("어서 오세요.") && pilot.screen.contains("보현"))
    await pilot.resize(columns: 120, rows: 36)
    #expect(pilot.screen.contains("어서 오세요."))
    await pilot.press(.enter)
    #expect(router.calls == [.showChat(with: .bo)])
  }

  @Test func `One that cannot be read says why`() async {
    let pilot = await open()
    interactor.loadError = OutOfReach()
    await pilot.press(.down)
    await rest(pilot)
    #expect(pilot.screen.contains("out of reach"))
  }
}
