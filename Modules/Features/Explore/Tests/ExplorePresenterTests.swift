import TerminalTesting
import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import Testing

@testable import Explore

@MainActor struct ExplorePresenterTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()
  private let presenter: ExplorePresenter

  init() {
    presenter = ExplorePresenter(interactor: interactor, router: router)
  }

  private func load() async {
    await presenter.loadFeaturedAvatars()
    await presenter.loadPopularAvatars()
  }
}

// MARK: - Destinations

extension ExplorePresenterTests {
  @Test func onAvatarPressed() {
    let avatar = Avatar.zed
    presenter.onAvatarPressed(avatar: avatar)
    #expect(router.calls == [.showChat(with: avatar)])
  }

  @Test(arguments: CharacterOption.allCases) func onCategoryPressed(_ kind: CharacterOption) {
    presenter.onCategoryPressed(category: kind)
    #expect(router.calls == [.showCategory(kind)])
  }
}

// MARK: - Loading

extension ExplorePresenterTests {
  @Test func beginsByLoading() {
    #expect(presenter.phase == .loading)
    #expect(presenter.categories == [])
  }

  @Test func showsWhatIsThere() async {
    await load()
    #expect(presenter.phase == .content)
    #expect(presenter.featuredAvatars == Avatar.samples)
    #expect(presenter.popular.avatars == Avatar.samples)
    #expect(presenter.categories == [.man, .woman, .alien, .dog])
  }

  @Test(arguments: [(5, 5), (6, 6), (7, 2), (12, 7)])
  func popularOnesAreNotFeaturedToo(all: Int, below: Int) async {
    interactor.avatars = (1...all).map { number in
      Avatar(
        id: Avatar.ID(high: 1, low: UInt64(number)), name: "Mo", character: .dog, action: .smiling, location: .park,
        created: Timestamp(milliseconds: 0))
    }
    await load()
    #expect(presenter.popularAvatars == Array(interactor.avatars.suffix(below)))
  }

  @Test func eachListLoadsByItself() async {
    await presenter.loadFeaturedAvatars()
    #expect(presenter.phase == .content)
    #expect(presenter.popular.state == .loading)
    #expect(presenter.categories == [.man, .woman, .alien, .dog])
  }

  @Test func loadsOnceWhileThereIsContent() async {
    await load()
    await load()
    #expect(interactor.featuredGate.arrivals == 1)
    #expect(interactor.popularGate.arrivals == 1)
  }

  @Test func theCarouselHasFiveAtMost() async {
    let stub = StubExploreInteractor()
    stub.onCategoryRowTest = { .original }
    stub.onLog = { _ in }
    stub.onFeaturedAvatars = {
      (1...9).map { number in
        Avatar(
          id: Avatar.ID(high: 7, low: number), name: "\(number)", character: .cat, action: .eating, location: .mall,
          created: Timestamp(milliseconds: 0))
      }
    }
    let presenter = ExplorePresenter(interactor: stub, router: router)
    await presenter.loadFeaturedAvatars()
    #expect(presenter.featuredAvatars.map(\.name) == ["1", "2", "3", "4", "5"])
  }

  @Test func nothingAtAllIsEmpty() async {
    interactor.avatars = []
    await load()
    #expect(presenter.phase == .empty)
    #expect(!presenter.canTryAgain)
  }
}

// MARK: - Failures

extension ExplorePresenterTests {
  @Test func aListThatFailedLeavesTheOther() async {
    interactor.featuredError = OutOfReach()
    await load()
    #expect(presenter.phase == .content)
    #expect(presenter.featured.state == .failed("The shelf is out of reach."))
    #expect(presenter.popular.avatars == Avatar.samples)
    #expect(presenter.canTryAgain)
  }

  @Test func whileOneListIsOnItsWayNothingIsLost() async {
    interactor.featuredError = OutOfReach()
    await presenter.loadFeaturedAvatars()
    #expect(presenter.phase == .loading)
  }

  @Test func bothFailed() async {
    interactor.featuredError = OutOfReach()
    interactor.popularError = OutOfReach()
    await load()
    #expect(presenter.phase == .failed("The shelf is out of reach."))
  }

  @Test func tryAgainAsksOnlyForWhatFailed() async {
    interactor.popularError = OutOfReach()
    await load()
    interactor.popularError = nil
    presenter.onTryAgainPressed()
    #expect(presenter.popular.state == .loading)
    #expect((presenter.featured.attempt, presenter.popular.attempt) == (0, 1))
    await load()
    #expect(presenter.popular.avatars == Avatar.samples)
    #expect((interactor.featuredGate.arrivals, interactor.popularGate.arrivals) == (1, 2))
  }

  @Test func pressingTwiceAsksOnce() async {
    interactor.popularError = OutOfReach()
    await load()
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.popular.attempt == 1)
  }
}

// MARK: - The carousel

extension ExplorePresenterTests {
  @Test(arguments: [1, 3]) func cardsTurnAsFarAsThereAreOthers(_ room: Int) async {
    await load()
    let last = 4 - room
    #expect(presenter.shownCards(of: room) == 0..<room)
    presenter.onCardsTurned(by: -1, of: room)
    #expect(presenter.shownCards(of: room) == 0..<room)
    presenter.onCardsTurned(by: 1, of: room)
    #expect(presenter.shownCards(of: room) == 1..<(room + 1))
    presenter.onCardsTurned(by: 5, of: room)
    #expect(presenter.shownCards(of: room) == last..<4)
  }

  @Test func aWiderWindowShowsAsManyCardsAsItCan() async {
    await load()
    presenter.onCardsTurned(by: 3, of: 1)
    #expect(presenter.shownCards(of: 3) == 1..<4)
    #expect(presenter.shownCards(of: 9) == 0..<4)
  }

  @Test func withoutCardsNoneTurns() {
    presenter.onCardsTurned(by: 1, of: 1)
    #expect(presenter.shownCards(of: 1).isEmpty)
  }
}
