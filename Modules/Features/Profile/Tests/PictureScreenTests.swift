import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@Suite(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
@MainActor struct PictureScreenTests {
  @Test func ownAvatarsHavePictures() async {
    let interactor = FakeProfileInteractor()
    interactor.avatars[0].picture = AvatarPicture.ID(high: 0, low: 1)
    let presenter = ProfilePresenter(interactor: interactor, router: RecordingProfileRouter())
    let pictures = ImageCache { _ in SamplePicture.file }
    let pilot = Pilot(
      showing: ProfileView(presenter, interactor, RecordingProfileRouter()).environment(\.imageCache, pictures))
    #expect(await pilot.waits { !pilot.screen.contains(" J ") && pilot.screen.contains("Juno") })
    #expect(Golden.difference(pilot.screen, from: "profile-pictures") == nil)
  }

  /// The user's picture replaces the drawn letter.
  @Test(arguments: [(80, 24), (40, 12)]) func theUserHasAPicture(columns: Int, rows: Int) async throws {
    let interactor = FakeProfileInteractor()
    let name = try #require(interactor.profile?.name)
    interactor.profile?.picture = AvatarPicture.ID(high: 0, low: 1)
    let presenter = ProfilePresenter(interactor: interactor, router: RecordingProfileRouter())
    let pictures = ImageCache { _ in SamplePicture.file }
    let pilot = Pilot(
      showing: ProfileView(presenter, interactor, RecordingProfileRouter()).environment(\.imageCache, pictures),
      columns: columns, rows: rows)
    let letter = " \(name.prefix(1)) "
    #expect(await pilot.waits { pilot.screen.contains(name) && !pilot.screen.contains(letter) })
    #expect(Golden.difference(pilot.screen, from: "profile-user-\(columns)x\(rows)") == nil)
    // The picture is removed elsewhere.
    var bare = interactor.profile
    bare?.picture = nil
    interactor.tell(bare)
    #expect(await pilot.shows(letter))
    pilot.stop()
  }
}
