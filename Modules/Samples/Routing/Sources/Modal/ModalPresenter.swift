/// The actions of a modal. It has no state that changes.
@MainActor final class ModalPresenter {
  let number: Int
  private let router: any ModalRouter

  init(_ parameters: ModalParameters, router: any ModalRouter) {
    number = parameters.number
    self.router = router
  }

  /// The buttons.
  var verbs: [RoutingVerb] {
    [
      RoutingVerb("dismissScreen()", "Close this modal", "이 모달 닫기") { self.router.dismissScreen() },
      RoutingVerb("showModal", "One more modal", "모달 하나 더") { self.router.showModals(1) },
      RoutingVerb("dismissModals(count: 2)", "Close two modals", "모달 두 개 닫기") {
        self.router.dismissModals(count: 2)
      },
      RoutingVerb("dismissModal(named:)", "Close down to modal 1", "모달 1까지 닫기") {
        self.router.dismissModal(named: ModalParameters(number: 1).name)
      },
      RoutingVerb("dismissAllModals()", "Close all modals", "모달 모두 닫기") { self.router.dismissAllModals() },
      RoutingVerb("showScreen(at: .onTop)", "Push a screen behind", "뒤에 화면 푸시") {
        self.router.pushScreenOnTop(RoutingParameters(number: 99))
      },
      RoutingVerb("popToThis()", "Back to the owner's screen", "모달을 띄운 화면으로") { self.router.popToThis() },
    ]
  }
}
