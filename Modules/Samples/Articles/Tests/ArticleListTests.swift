import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import Testing

@testable import Articles

/// The behaviour of the list of articles, in both forms.
@MainActor struct ArticleListTests {
  private let interactor = FakeArticlesInteractor()

  /// Waits until this many requests have arrived.
  private func arrivals(_ count: Int) async {
    while interactor.gate.arrivals < count { await Task.yield() }
  }
}

// MARK: - Loading

extension ArticleListTests {
  @Test(arguments: ArticleListForm.allCases) func beginsByLoading(_ form: ArticleListForm) {
    #expect(form.make(interactor).shown == .loading)
  }

  @Test(arguments: ArticleListForm.allCases) func showsTheArticles(_ form: ArticleListForm) async {
    let list = form.make(interactor)
    await list.load()
    #expect(list.shown == .articles(Article.samples))
  }

  @Test(arguments: ArticleListForm.allCases) func anEmptyListIsShown(_ form: ArticleListForm) async {
    interactor.everyArticle = []
    let list = form.make(interactor)
    await list.load()
    #expect(list.shown == .articles([]))
  }

  @Test(arguments: ArticleListForm.allCases) func loadedArticlesAreNotLoadedAgain(_ form: ArticleListForm) async {
    let list = form.make(interactor)
    await list.load()
    await list.load()
    #expect(interactor.gate.arrivals == 1)
  }

  @Test(arguments: ArticleListForm.allCases) func anEmptyListIsLoadedAgain(_ form: ArticleListForm) async {
    interactor.everyArticle = []
    let list = form.make(interactor)
    await list.load()
    interactor.everyArticle = [.bread]
    await list.load()
    #expect(list.shown == .articles([.bread]))
  }

  @Test(arguments: ArticleListForm.allCases) func leavingTheScreenEndsItsLoad(_ form: ArticleListForm) async {
    interactor.gate.close()
    let list = form.make(interactor)
    let visit = Task { await list.load() }
    await arrivals(1)
    visit.cancel()
    await visit.value
    #expect(list.shown == .loading)
    interactor.gate.open()
    await list.load()
    #expect(list.shown == .articles(Article.samples))
  }
}

// MARK: - Late results

extension ArticleListTests {
  @Test(arguments: ArticleListForm.allCases, [true, false])
  func aResultAfterLeavingTheScreenIsIgnored(_ form: ArticleListForm, _ isFailure: Bool) async {
    interactor.heedsCancellation = false
    interactor.gate.close()
    if isFailure { interactor.error = OutOfReach() }
    let list = form.make(interactor)
    let visit = Task { await list.load() }
    await arrivals(1)
    visit.cancel()
    await visit.value
    #expect(list.shown == .loading)
  }
}

// MARK: - Failures

extension ArticleListTests {
  @Test(arguments: ArticleListForm.allCases) func showsTheReasonOfAFailure(_ form: ArticleListForm) async {
    interactor.error = OutOfReach()
    let list = form.make(interactor)
    await list.load()
    #expect(list.shown == .failed("The shelf is out of reach."))
  }

  @Test(arguments: ArticleListForm.allCases) func triesAgain(_ form: ArticleListForm) async {
    interactor.error = OutOfReach()
    let list = form.make(interactor)
    await list.load()
    interactor.error = nil
    list.pressTryAgain()
    #expect(list.shown == .loading)
    #expect(list.attempt == 1)
    await list.load()
    #expect(list.shown == .articles(Article.samples))
  }

  @Test(arguments: ArticleListForm.allCases) func pressingTwiceRetriesOnce(_ form: ArticleListForm) async {
    interactor.error = OutOfReach()
    let list = form.make(interactor)
    await list.load()
    list.pressTryAgain()
    list.pressTryAgain()
    #expect(list.attempt == 1)
  }

  @Test(arguments: ArticleListForm.allCases) func onlyAFailureCanBeRetried(_ form: ArticleListForm) async {
    let list = form.make(interactor)
    list.pressTryAgain()
    await list.load()
    list.pressTryAgain()
    #expect(list.attempt == 0)
    #expect(list.shown == .articles(Article.samples))
  }

  @Test(arguments: ArticleListForm.allCases) func cancellationIsNotAFailure(_ form: ArticleListForm) async {
    interactor.error = CancellationError()
    let list = form.make(interactor)
    await list.load()
    #expect(list.shown == .loading)
  }
}

// MARK: - Navigation

extension ArticleListTests {
  @Test(arguments: ArticleListForm.allCases) func opensAnArticle(_ form: ArticleListForm) {
    let list = form.make(interactor)
    list.press(.bread)
    #expect(list.led == [.showArticle(.bread)])
  }

  @Test(arguments: ArticleListForm.allCases) func opensTheSearch(_ form: ArticleListForm) {
    let list = form.make(interactor)
    list.pressUserSearch()
    #expect(list.led == [.showUserSearch])
  }
}
