import FeatureKitTestSupport
import SampleEntities
import StepsTestSupport
import TerminalTesting
import Testing

@testable import Steps

@MainActor struct UserDetailViewModelTests {
  private let interactor = FakeStepsInteractor()

  @Test func loadsTheArticlesOfItsUser() async {
    let viewModel = UserDetailViewModel(UserDetailParameters(user: .nari), interactor: interactor)
    await viewModel.loadArticles()
    #expect(viewModel.articles == .loaded(Article.samples))
    let other = UserDetailViewModel(UserDetailParameters(user: .tomas), interactor: interactor)
    await other.loadArticles()
    #expect(other.articles == .loaded([]))
  }

  @Test func failsAndTriesAgain() async {
    interactor.error = OutOfReach()
    let viewModel = UserDetailViewModel(UserDetailParameters(user: .nari), interactor: interactor)
    await viewModel.loadArticles()
    #expect(viewModel.articles == .failed("The shelf is out of reach."))
    interactor.error = nil
    viewModel.onTryAgainPressed()
    viewModel.onTryAgainPressed()
    #expect(viewModel.attempt == 1)
    await viewModel.loadArticles()
    #expect(viewModel.articles == .loaded(Article.samples))
  }
}
