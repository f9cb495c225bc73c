/// Puts the parts together by hand, and leads to the confirmation.
@MainActor final class OutputCounterRouter: CounterRouterInput {
  weak var output: (any CounterRouterOutput)?
  private let questions: any CounterRouter

  private init(questions: any CounterRouter) {
    self.questions = questions
  }

  func askBeforeReset(of count: Int) {
    Task { [questions, weak self] in
      let isAgreed = await questions.confirmReset(of: count)
      self?.output?.didAnswer(isAgreed: isAgreed)
    }
  }
}

extension OutputCounterRouter {
  /// A counter, ready to be shown. The view keeps all of its parts alive.
  static func createModule(questions: any CounterRouter) -> OutputCounterViewController {
    let presenter = OutputCounterPresenter()
    let view = OutputCounterViewController(presenter: presenter)
    let interactor = OutputCounterInteractor()
    let router = OutputCounterRouter(questions: questions)
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.output = presenter
    presenter.viewDidLoad()
    return view
  }
}
