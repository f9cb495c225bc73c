import Entities
import ExploreTestSupport
import Testing

@testable import Explore

/// The final test of the article about the way from MVVM to VIPER, with our names: it only checks that a verb of the
/// router was called, and needs no path of screens.
@MainActor struct ArticleTests {
  @Test func testOnAvatarPressed() {
    let mockRouter = RecordingExploreRouter()
    let presenter = ExplorePresenter(
      interactor: FakeExploreInteractor(),
      router: mockRouter
    )

    let avatar = Avatar.zed
    presenter.onAvatarPressed(avatar: avatar)

    #expect(mockRouter.showChatCalled)
    #expect(mockRouter.lastChatAvatar?.id == avatar.id)
  }
}

/// The properties of the article's own double; the generated recorder records more, each call with its values.
extension RecordingExploreRouter {
  fileprivate var showChatCalled: Bool { lastChatAvatar != nil }

  fileprivate var lastChatAvatar: Avatar? {
    calls.compactMap { if case .showChat(with: let avatar) = $0 { avatar } else { nil } }.last
  }
}
