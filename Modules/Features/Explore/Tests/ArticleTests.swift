import Entities
import ExploreTestSupport
import Testing

@testable import Explore

/// The test with which the article on the way from MVVM to VIPER ends, with our names: whether a verb of the router
/// was asked for is all that must be looked at, and no path of screens.
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

/// What the article's own double kept: the recorder keeps more, each call with what it was given.
extension RecordingExploreRouter {
  fileprivate var showChatCalled: Bool { lastChatAvatar != nil }

  fileprivate var lastChatAvatar: Avatar? {
    calls.compactMap { if case .showChat(with: let avatar) = $0 { avatar } else { nil } }.last
  }
}
