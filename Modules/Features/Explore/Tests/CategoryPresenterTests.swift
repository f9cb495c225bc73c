import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import Testing

@testable import Explore

@MainActor struct CategoryPresenterTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()
  private let presenter: CategoryPresenter

  init() {
    presenter = CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router)
  }

  @Test func showsItsKindOnly() async {
    #expect(presenter.list.state == .loading)
    await presenter.loadAvatars()
    #expect(presenter.list.avatars == [.rex])
  }

  @Test func opensTheChat() {
    presenter.onAvatarPressed(avatar: .rex)
    #expect(router.calls == [.showChat(with: .rex)])
  }

  @Test func failsAndTriesAgain() async {
    interactor.error = OutOfReach()
    await presenter.loadAvatars()
    #expect(presenter.list.failure == "The shelf is out of reach.")
    interactor.error = nil
    presenter.onTryAgainPressed()
    await presenter.loadAvatars()
    #expect(presenter.list.avatars == [.rex])
  }
}
