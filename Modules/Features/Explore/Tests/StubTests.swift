import Entities
import ExploreTestSupport
import Testing

@testable import Explore

/// A generated stub: a call without an answer fails the test, and names the member.
@MainActor struct StubTests {
  private let interactor = StubExploreInteractor()
  private let presenter: ExplorePresenter

  init() {
    interactor.onCategoryRowTest = { .original }
    interactor.onLog = { _ in }
    presenter = ExplorePresenter(interactor: interactor, router: RecordingExploreRouter())
  }

  @Test func whatIsNotSetFailsTheTestByItsName() async {
    await withKnownIssue {
      await presenter.loadPopularAvatars()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("StubExploreInteractor.popularAvatars(limit:)")
          && $0.rawValue.contains("set onPopularAvatars")
      }
    }
    // The screen handles it like any other failure.
    guard case .failed(let words) = presenter.popular.state else {
      Issue.record("The load did not fail: \(presenter.popular.state)")
      return
    }
    #expect(words.english.contains("StubExploreInteractor.popularAvatars(limit:)"))
  }

  @Test func whatIsSetIsAnswered() async {
    interactor.onPopularAvatars = { _ in [.rex] }
    await presenter.loadPopularAvatars()
    #expect(presenter.popular.avatars == [.rex])
  }
}
