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
    let pictures = PictureShelf { _ in SamplePicture.file }
    let pilot = Pilot(showing: ProfileView(presenter: presenter).environment(\.pictureShelf, pictures))
    #expect(await pilot.waits { !pilot.screen.contains(" J ") && pilot.screen.contains("Juno") })
    #expect(Golden.difference(pilot.screen, from: "profile-pictures") == nil)
  }
}
