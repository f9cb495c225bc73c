import FeatureKit
import Navigation
import Routing
import TerminalUI

extension GalleryRouter: PanelRouter {
  func showModals(_ count: Int) {
    let first = router.navigationState.modals.count + 1
    for number in first..<first + count {
      let parameters = ModalParameters(number: number)
      router.showModal(name: parameters.name) {
        WithLessonKeys(content: builder.routing.modal(parameters, at: $0))
      }
    }
  }

  func chooseColorInModal() async -> String? {
    await router.showModal(returning: String.self) { builder.routing.color(at: $0) }
  }

  func showMessage() {
    router.showAlert(
      title: language.alertTitle, message: language.alertMessage, buttons: [AlertButton(language.ok, role: .cancel)])
  }

  func showChoices() async -> Int? {
    await withCheckedContinuation { continuation in
      let buttons = (1...3).map { (number: Int) in
        AlertButton("\(number)") { continuation.resume(returning: number) }
      }
      router.showAlert(
        title: language.choicesTitle,
        buttons: buttons + [AlertButton(language.cancel, role: .cancel) { continuation.resume(returning: nil) }])
    }
  }

  func confirmDeletion() async -> Bool {
    await router.confirm(
      title: language.deletionTitle, message: language.deletionMessage, action: language.delete,
      cancel: language.cancel)
  }

  func askForName() async -> String? {
    await router.ask(
      title: language.nameTitle, prompt: language.namePrompt, action: language.ok, cancel: language.cancel,
      check: { $0.allSatisfy(\.isWhitespace) ? language.nameProblem : nil })
  }

  func askAndWithdraw() async -> Bool {
    await withCheckedContinuation { continuation in
      router.showAlert(
        title: language.deletionTitle, message: language.deletionMessage,
        buttons: [
          AlertButton(language.delete, role: .destructive) { continuation.resume(returning: true) },
          AlertButton(language.cancel, role: .cancel) { continuation.resume(returning: false) },
        ])
      router.dismissAlert()
    }
  }
}

extension GalleryRouter: ModalRouter {
  func dismissModals(count: Int) { router.dismissModals(count: count) }
  func dismissModal(named name: String) { router.dismissModal(named: name) }
  func dismissAllModals() { router.dismissAllModals() }
  func popToThis() { router.popToThis() }

  func pushScreenOnTop(_ parameters: RoutingParameters) {
    router.showScreen(name: parameters.name, at: .onTop) {
      WithLessonKeys(content: builder.routing.screen(parameters, at: $0))
    }
  }
}
