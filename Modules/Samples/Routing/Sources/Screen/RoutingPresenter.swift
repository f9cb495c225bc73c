import Observation

/// The verbs of a screen of the playground, and the latest result. A presenter stores no navigation state: no verb
/// changes anything here but the result.
@Observable @MainActor final class RoutingPresenter {
  /// The result of the latest verb that returns one.
  private(set) var result: RoutingResult?
  let number: Int
  private let router: any ShowRouter & LeaveRouter & PanelRouter & QueueRouter

  init(_ parameters: RoutingParameters, router: any ShowRouter & LeaveRouter & PanelRouter & QueueRouter) {
    number = parameters.number
    self.router = router
  }

  /// All verbs, in the order of the list.
  var verbs: [RoutingVerb] { showing + leaving + asking + queueing }

  /// The next screens.
  private func next(_ count: Int) -> [RoutingParameters] {
    (1...count).map { RoutingParameters(number: number + $0) }
  }

  /// The name of the second screen, where some verbs lead.
  private var second: String { RoutingParameters(number: 2).name }
}

/// What came back from a screen or a question.
enum RoutingResult: Equatable {
  /// The screen has gone.
  case dismissed
  case value(String)
  /// The screen or the question went without a value.
  case nothing
  case answer(Bool)

  init(_ value: String?) {
    self = value.map { .value($0) } ?? .nothing
  }
}

extension RoutingPresenter {
  private var showing: [RoutingVerb] {
    [
      RoutingVerb("showScreen(.push)", "Push a screen", "화면 푸시") { self.router.pushScreen(self.next(1)[0]) },
      RoutingVerb("showScreen(.sheet)", "Show a sheet", "시트 열기") {
        await self.router.showSheet(self.next(1)[0])
        self.result = .dismissed
      },
      RoutingVerb("showScreen(.fullScreenCover)", "Cover everything", "전체 화면 덮기") {
        self.router.showCover(self.next(1)[0])
      },
      RoutingVerb("showScreens([…])", "Push three screens", "화면 세 개 푸시") { self.router.pushScreens(self.next(3)) },
      RoutingVerb("showScreens([.sheet…])", "Stack three sheets", "시트 세 개 쌓기") {
        self.router.stackSheets(self.next(3))
      },
      RoutingVerb("showScreen(at: .after)", "Push after screen 2", "화면 2 다음에 푸시") {
        self.router.push(RoutingParameters(number: 3), after: self.second)
      },
      RoutingVerb("scroll(to:)", "Push a scrolled screen", "스크롤된 화면 푸시") {
        self.router.pushScrolledScreen(self.next(1)[0])
      },
      RoutingVerb("replaceScreen(by:)", "Replace this screen", "이 화면 바꾸기") {
        self.router.replaceScreen(by: self.next(1)[0])
      },
      RoutingVerb("showScreen(returning:)", "Choose a color", "색 고르기") {
        self.result = RoutingResult(await self.router.chooseColor())
      },
      RoutingVerb("selectTab(_:)", "The other tab", "다른 탭으로") { self.router.selectOtherTab() },
      RoutingVerb("moveTo(_:)", "Give an address", "주소 붙이기") { self.router.setAddress(["screen", "\(self.number)"]) },
    ]
  }

  private var leaving: [RoutingVerb] {
    [
      RoutingVerb("dismissScreen()", "Dismiss this screen", "이 화면 닫기") { self.router.dismissScreen() },
      RoutingVerb("dismissScreens(count: 2)", "Dismiss two", "두 개 닫기") { self.router.dismissScreens(count: 2) },
      RoutingVerb("dismissScreen(named:)", "Dismiss screen 2", "화면 2 닫기") {
        self.router.dismissNearestScreen(named: self.second)
      },
      RoutingVerb("popToScreen(named:)", "Pop to screen 2", "화면 2로 팝") { self.router.popToScreen(named: self.second) },
      RoutingVerb("popToRoot()", "Pop to the root", "루트로 팝") { self.router.popToRoot() },
      RoutingVerb("dismissPushStack()", "Dismiss the pushes", "푸시한 화면 닫기") { self.router.dismissPushStack() },
      RoutingVerb("dismissLayer()", "Dismiss the layer", "시트나 덮개 닫기") { self.router.dismissLayer() },
    ]
  }
}

extension RoutingPresenter {
  private var asking: [RoutingVerb] {
    [
      RoutingVerb("showModal", "Show a modal", "모달 열기") { self.router.showModals(1) },
      RoutingVerb("showModal ×3", "Stack three modals", "모달 세 개 쌓기") { self.router.showModals(3) },
      RoutingVerb("showModal(returning:)", "A color from a modal", "모달에서 색 고르기") {
        self.result = RoutingResult(await self.router.chooseColorInModal())
      },
      RoutingVerb("showAlert", "Show an alert", "알림 열기") { self.router.showMessage() },
      RoutingVerb("showAlert(buttons:)", "Several buttons", "버튼 여러 개") {
        self.result = RoutingResult(await self.router.showChoices().map { "\($0)" })
      },
      RoutingVerb("confirm", "Ask for confirmation", "확인 받기") {
        self.result = .answer(await self.router.confirmDeletion())
      },
      RoutingVerb("ask", "Ask for a text", "글 입력 받기") { self.result = RoutingResult(await self.router.askForName()) },
      RoutingVerb("dismissAlert()", "Ask and withdraw", "묻고 거두기") {
        self.result = .answer(await self.router.askAndWithdraw())
      },
    ]
  }

  private var queueing: [RoutingVerb] {
    [
      RoutingVerb("queueScreens([…])", "Queue three screens", "화면 세 개 줄 세우기") {
        self.router.queueScreens(self.next(3))
      },
      RoutingVerb("showNextScreen()", "Show the next one", "다음 화면") { self.router.showNextScreen() },
      RoutingVerb("showNextScreenOrDismissLayer()", "Next, or dismiss", "다음 또는 닫기") {
        self.router.showNextScreenOrDismissLayer()
      },
      RoutingVerb("clearQueue()", "Clear the queue", "줄 비우기") { self.router.clearQueue() },
    ]
  }
}
