import ExploreTestSupport

@testable import Explore

extension ExploreView {
  /// Explore as the builder makes it, without an offer to save the profile.
  init(_ interactor: FakeExploreInteractor, _ router: RecordingExploreRouter) {
    self.init(presenter: ExplorePresenter(interactor: interactor, router: router))
  }

  /// Explore with a presenter of the test's own, without an offer to save the profile.
  init(presenter: ExplorePresenter) {
    let offer = SaveOfferPresenter(
      canAsk: { false }, interactor: FakeExploreInteractor(), router: RecordingExploreRouter())
    self.init(presenter: presenter, offer: offer)
  }
}
