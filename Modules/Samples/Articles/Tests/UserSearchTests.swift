import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing

@testable import Articles

/// The behaviour of the search for users, in both forms.
@MainActor struct UserSearchTests {
  private let interactor = FakeArticlesInteractor()

  @Test(arguments: UserSearchForm.allCases) func beginsByLoading(_ form: UserSearchForm) {
    let (search, _) = form.make(interactor)
    #expect(search.isLoading)
    #expect(search.found == [])
    #expect(!search.isSearching)
  }

  @Test(arguments: UserSearchForm.allCases) func withoutAQueryAllUsersAreFound(_ form: UserSearchForm) async {
    let (search, _) = form.make(interactor)
    await search.load()
    #expect(search.found == User.samples)
    search.query = " \t"
    #expect(search.found == User.samples)
    #expect(!search.isSearching)
  }

  @Test(arguments: UserSearchForm.allCases) func findsByNameAndByEmail(_ form: UserSearchForm) async {
    let (search, _) = form.make(interactor)
    await search.load()
    search.query = "ibanez"
    #expect(search.found == [.jose])
    #expect(search.isSearching)
    search.query = "PEPE@"
    #expect(search.found == [.jose])
    search.query = " 하늘 "
    #expect(search.found == [.haneul])
    search.query = "example"
    #expect(search.found == User.samples)
    search.query = "+46"
    #expect(search.found == [])
  }

  @Test(arguments: UserSearchForm.allCases) func aQueryTypedBeforeTheUsersArriveIsApplied(_ form: UserSearchForm) async
  {
    let (search, _) = form.make(interactor)
    search.query = "søren"
    #expect(search.found == [])
    await search.load()
    #expect(search.found == [.soren])
  }

  @Test(arguments: UserSearchForm.allCases) func opensAUser(_ form: UserSearchForm) async {
    let (search, led) = form.make(interactor)
    search.onUserPressed(.ada)
    await search.load()
    search.query = "haneul"
    search.onQuerySubmitted()
    search.query = "nobody"
    search.onQuerySubmitted()
    #expect(led() == [.ada, .haneul])
  }

  @Test(arguments: UserSearchForm.allCases) func failsAndTriesAgain(_ form: UserSearchForm) async {
    let (search, _) = form.make(interactor)
    interactor.error = OutOfReach()
    await search.load()
    #expect(search.failure == "The shelf is out of reach.")
    interactor.error = nil
    search.onTryAgainPressed()
    search.onTryAgainPressed()
    #expect(search.isLoading)
    #expect(search.attempt == 1)
    await search.load()
    await search.load()
    #expect(search.found == User.samples)
    #expect(interactor.gate.arrivals == 2)
  }

  @Test(arguments: UserSearchForm.allCases) func leavingTheScreenEndsItsLoad(_ form: UserSearchForm) async {
    let (search, _) = form.make(interactor)
    interactor.gate.close()
    let visit = Task { await search.load() }
    while interactor.gate.arrivals == 0 { await Task.yield() }
    visit.cancel()
    await visit.value
    #expect(search.isLoading)
  }
}
