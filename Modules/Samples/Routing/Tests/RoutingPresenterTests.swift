import RoutingTestSupport
import TerminalUI
import Testing

@testable import Routing

@MainActor struct RoutingPresenterTests {
  private let router = RecordingRoutingRouter()
  private let presenter: RoutingPresenter

  init() {
    presenter = RoutingPresenter(RoutingParameters(number: 3), router: router)
  }

  /// The articles' test of a presenter: a double of the router, a press, and what reached it.
  @Test func aPressReachesTheRouter() async throws {
    let router = RecordingRoutingRouter()
    let presenter = RoutingPresenter(RoutingParameters(number: 1), router: router)
    router.onConfirmDeletion = { true }
    try await presenter.press("confirm")
    try await presenter.press("showScreen(.push)")
    #expect(router.calls == [.confirmDeletion, .pushScreen(RoutingParameters(number: 2))])
    #expect(presenter.result == .answer(true))
  }

  @Test func everyVerbIsOneCall() async {
    router.onChooseColor = { nil }
    router.onChooseColorInModal = { nil }
    router.onShowChoices = { nil }
    router.onConfirmDeletion = { false }
    router.onAskForName = { nil }
    router.onAskAndWithdraw = { false }
    for (index, verb) in presenter.verbs.enumerated() {
      await verb.run()
      #expect(router.calls.count == index + 1, "\(verb.id)")
    }
    #expect(Set(presenter.verbs.map(\.id)).count == presenter.verbs.count)
    #expect(Set(router.calls.map { "\($0)" }).count >= presenter.verbs.count - 1)
  }

  @Test func theNextScreensAreCounted() async throws {
    try await presenter.press("showScreens([…])")
    try await presenter.press("moveTo(_:)")
    #expect(
      router.calls == [
        .pushScreens([4, 5, 6].map { RoutingParameters(number: $0) }), .setAddress(["screen", "3"]),
      ])
  }

  @Test func whatComesBackIsShown() async throws {
    router.onChooseColor = { "Blue" }
    try await presenter.press("showScreen(returning:)")
    #expect(presenter.result == .value("Blue"))
    router.onAskForName = { nil }
    try await presenter.press("ask")
    #expect(presenter.result == .nothing)
  }
}

extension RoutingPresenter {
  /// Presses a verb of the list.
  fileprivate func press(_ id: String) async throws {
    try await #require(verbs.first { $0.id == id }).run()
  }
}
