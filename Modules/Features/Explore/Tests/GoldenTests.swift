import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// The approved image of every screen in every state.
@MainActor struct GoldenTests {
  enum Screen: String, CaseIterable {
    case explore, category, character
    case cardImport = "import"
    case library = "characters"
  }

  /// The scenes of the demo; and `half`, where one of the two lists fails.
  enum State: String, CaseIterable {
    case typical, half, loading, empty, failing, long, hostile

    var scene: DemoScene { DemoScene(rawValue: rawValue) ?? .typical }
    /// Texts of others may be cut; our own may not.
    var endings: [String]? { self == .long || self == .hostile ? nil : ["Loading…", "불러오는 중…"] }
  }

  nonisolated private static func differs(_ screen: Screen, _ state: State) -> Bool {
    switch screen {
    case .explore: true
    case .category, .character: state != .half
    case .cardImport: [.typical, .empty, .failing, .hostile].contains(state)
    case .library: [.typical, .empty, .hostile].contains(state)
    }
  }

  nonisolated private static let cases =
    GoldenCase<Screen, State>.all(
      where: { differs($0, $1) && $0 != .cardImport && $0 != .library }, korean: (.explore, .typical),
      tiny: (.explore, .typical))
    + GoldenCase.all(
      where: { differs($0, $1) && $0 == .cardImport }, korean: (.cardImport, .typical),
      tiny: (.cardImport, .typical))
    + GoldenCase.all(
      where: { differs($0, $1) && $0 == .library }, korean: (.library, .typical), tiny: (.library, .typical))

  private func open(
    _ screen: Screen, _ state: State, _ window: GoldenWindow = .common, _ depth: GoldenDepth = .truecolor
  ) async -> FooterClicks.Made {
    let (interactor, router) = (FakeExploreInteractor(state.scene), RecordingExploreRouter())
    router.onEditAvatar = { _ in nil }
    if state == .half { interactor.popularError = OutOfReach() }
    let view =
      switch screen {
      case .explore: AnyView(ExploreView(interactor, router))
      case .category:
        AnyView(
          CategoryView(
            presenter: CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router)))
      case .character:
        AnyView(
          CharacterView(
            presenter: CharacterPresenter(
              CharacterParameters(interactor.avatars.first?.id ?? Avatar.rex.id), interactor: interactor,
              router: router)))
      case .library: AnyView(LibraryView(presenter: library(state, interactor, router)))
      case .cardImport: AnyView(CardImportView(presenter: cardImport(state, interactor, router)))
      }
    let pilot = Pilot(showing: view, in: window, depth: depth)
    await pilot.settle()
    if screen == .library, state != .loading {
      // The list is prepared away from the main actor.
      #expect(await pilot.waits { !["Loading", "불러오는"].contains(where: pilot.screen.contains) })
    }
    return (
      pilot,
      {
        "\(router.calls) \(interactor.featuredGate.arrivals) \(interactor.popularGate.arrivals) \(interactor.gate.arrivals)"
      }
    )
  }

  /// The library with a favourite and some chats.
  private func library(
    _ state: State, _ interactor: FakeExploreInteractor, _ router: RecordingExploreRouter
  ) -> LibraryPresenter {
    interactor.favorites = [Avatar.rex.id]
    interactor.chatCounts = [Avatar.ada.id: 3, Avatar.rex.id: 1]
    return LibraryPresenter(interactor: interactor, router: router)
  }

  /// The import of a folder with a card of each kind, or of nothing yet.
  private func cardImport(
    _ state: State, _ interactor: FakeExploreInteractor, _ router: RecordingExploreRouter
  ) -> CardImportPresenter {
    let presenter = CardImportPresenter(interactor: interactor, router: router)
    router.onConfirm = { _ in false }
    if state == .empty { return presenter }
    presenter.path = "/cards"
    presenter.onSubmit()
    if state != .failing { interactor.fillCardFolder(state.scene) }
    return presenter
  }

  @Test(arguments: cases) func screen(_ golden: GoldenCase<Screen, State>) async {
    let (pilot, _) = await open(golden.screen, golden.state, golden.window)
    #expect(Golden.difference(pilot.screen, from: "\(golden)") == nil)
    pilot.stop()
  }

  @Test(arguments: GoldenCase.pairs(where: differs))
  func `It is whole in every window, language and colour depth`(screen: Screen, state: State) async throws {
    // A card, and a row beside a character, have little room for words about an avatar; all of them are on its page.
    let cutsWords = screen == .explore || screen == .library
    let properties = LayoutProperties(endings: cutsWords ? nil : state.endings) {
      await open(screen, state, $0, $1).pilot
    }
    let faults = try await properties.faults()
    #expect(faults == [])
  }

  @Test(arguments: GoldenDepth.allCases) func colors(depth: GoldenDepth) async {
    let (pilot, _) = await open(.explore, .typical, .common, depth)
    #expect(Golden.difference(pilot.colors, from: "explore-typical-80x24-en.\(depth.rawValue)") == nil)
    pilot.stop()
  }

  @Test(arguments: Screen.allCases, State.allCases) func `The footer's keys can be clicked`(
    screen: Screen, state: State
  ) async {
    let faults = await FooterClicks { await open(screen, state) }.faults()
    #expect(faults == [])
  }
}
