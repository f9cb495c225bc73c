import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

/// Avatars with pictures: the colours appear at the right places, beside avatars without a picture.
@Suite(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
@MainActor struct PictureScreenTests {
  private let interactor = FakeExploreInteractor()

  /// - Parameter cells: The number of blue cells when all pictures are loaded.
  private func pilot(_ columns: Int, _ rows: Int, cells: Int) async -> Pilot {
    for index in [0, 2] { interactor.avatars[index].picture = AvatarPicture.ID(high: 0, low: UInt64(index)) }
    let presenter = ExplorePresenter(interactor: interactor, router: RecordingExploreRouter())
    let pictures = ImageCache { _ in SamplePicture.file }
    let pilot = Pilot(
      showing: ExploreView(presenter: presenter).environment(\.imageCache, pictures), columns: columns, rows: rows)
    #expect(await pilot.waits { pilot.cells(on: 0, 0, 255).count == cells })
    return pilot
  }

  @Test func cardsAndRows() async {
    let pilot = await pilot(80, 36, cells: 2 * 8 + 2 * 2)
    #expect(Golden.difference(pilot.screen, from: "explore-pictures") == nil)
    // Two cards of 8 by 4 cells, two rows of 4 by 2, a quarter of each in each colour.
    for (red, green, blue) in [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)] as [(UInt8, UInt8, UInt8)] {
      #expect(pilot.cells(on: red, green, blue).count == 2 * 8 + 2 * 2)
    }
    // Names are aligned, with a picture or without.
    let columns = pilot.lines.compactMap { line in
      ["Zed", "Rex"].first { line.hasSuffix(" \($0)") }.map { line.count - $0.count }
    }
    #expect(columns == [8, 8], "\(pilot.screen)")
  }

  @Test func oneCardHasTheWordsBesideThePicture() async {
    let pilot = await pilot(40, 30, cells: 2 + 2 * 2)
    #expect(Golden.difference(pilot.screen, from: "explore-pictures-narrow") == nil)
  }
}
