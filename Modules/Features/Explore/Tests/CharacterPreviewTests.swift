import Entities
import FeatureKit
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// In a wide window the chosen character is beside a category and beside the list of all characters.
@MainActor struct CharacterPreviewTests {
  enum Shelf: String, CaseIterable, Sendable {
    case category, characters
  }

  private let interactor = FakeExploreInteractor([.ada, .rex, .zed, .bo])
  private let router = RecordingExploreRouter()

  init() {
    interactor.definitions[Avatar.rex.id] = CharacterDefinition(
      description: "A very good dog, who knows every tree.", greeting: "Woof?")
    let max = Avatar(
      id: Avatar.ID(high: 1, low: 77), name: "Max", character: .dog, action: .relaxing, location: .park,
      tagline: "Sleeps in the sun", created: Timestamp(milliseconds: 0))
    interactor.avatars.insert(max, at: 2)
    interactor.definitions[max.id] = CharacterDefinition(greeting: "Zzz.")
  }

  private func open(_ shelf: Shelf, _ window: GoldenWindow = GoldenWindow(120, 36)) async -> Pilot {
    let view =
      switch shelf {
      case .category:
        AnyView(
          CategoryView(
            presenter: CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router)))
      case .characters: AnyView(LibraryView(presenter: LibraryPresenter(interactor: interactor, router: router)))
      }
    let pilot = Pilot(showing: view, in: window)
    // The list of all is prepared away from the main actor.
    #expect(await pilot.shows("Rex"))
    await pilot.settle()
    return pilot
  }

  private func rest(_ pilot: Pilot) async {
    await pilot.clock.advance(by: CharacterPreviewPresenter.rest)
    await pilot.settle()
  }

  @Test(arguments: Shelf.allCases, [GoldenWindow(120, 36), GoldenWindow(120, 36, .korean), GoldenWindow(110, 16)])
  func golden(shelf: Shelf, window: GoldenWindow) async {
    let pilot = await open(shelf, window)
    #expect(Golden.difference(pilot.screen, from: "\(shelf)-preview-\(window)") == nil)
    #expect(await pilot.faults(endings: nil) == [])
  }

  @Test func `It follows the selection when that has rested`() async {
    let pilot = await open(.category)
    #expect(pilot.screen.contains("A very good dog, who knows every tree.") && pilot.screen.contains("Woof?"))
    await pilot.press(.down)
    #expect(pilot.screen.contains("Woof?"))
    await rest(pilot)
    #expect(pilot.screen.contains("Zzz.") && !pilot.screen.contains("Woof?"))
  }

  @Test func `Enter opens the chat, and the buttons lead to chat and page`() async {
    let pilot = await open(.category)
    await pilot.press(.enter, .character("i"), .right)
    #expect(pilot.markedText == ["[ Chat ]"])
    await pilot.press(.enter, .right, .enter)
    #expect(
      router.calls == [
        .showChat(with: .rex), .showCharacter(Avatar.rex.id), .showChat(with: .rex), .showCharacter(Avatar.rex.id),
      ])
    #expect(await pilot.click(on: "[ Character ]"))
    #expect(router.calls.count == 5)
  }

  @Test func `In the list of all characters the preview follows the typed text`() async {
    let pilot = await open(.characters)
    await pilot.type("Max")
    #expect(await pilot.waits { pilot.screen.contains("1 of 5") })
    await rest(pilot)
    #expect(pilot.screen.contains("Zzz."))
    #expect(await pilot.click(on: "[ Chat ]"))
    #expect(router.calls == [.showChat(with: interactor.avatars[2])])
  }

  @Test(arguments: Shelf.allCases) func `A narrow window has only the list`(shelf: Shelf) async {
    let pilot = await open(shelf)
    await pilot.resize(columns: 109, rows: 36)
    #expect(!pilot.screen.contains("Woof?"))
    await pilot.resize(columns: 120, rows: 36)
    #expect(pilot.screen.contains(shelf == .category ? "Woof?" : "[ Chat ]"))
  }

  @Test func `A character that cannot be read says why`() async {
    let pilot = await open(.category)
    interactor.error = OutOfReach()
    await pilot.press(.down)
    await rest(pilot)
    #expect(pilot.screen.contains("out of reach"))
  }
}
