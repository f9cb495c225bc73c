import TerminalUI
import Testing

@testable import Navigation

@MainActor struct NavigationEventTests {
  private final class Log {
    var events: [NavigationEvent] = []

    /// The events since the last call.
    func new() -> [NavigationEvent] {
      defer { events = [] }
      return events
    }
  }

  @Test func everyChangeIsReportedOnceAndInItsOrder() throws {
    let log = Log()
    let navigator = Navigator(tabs: ["one", "two"].map { id in (id, { _ in AnyView(Text(line: id)) }) })
    navigator.onEvent = { log.events.append($0) }
    let root = try #require(navigator.root(of: "one"))

    var pushed: Router?
    root.showScreen { router in
      pushed = router
      return Text(line: "pushed")
    }
    #expect(log.new() == [.appeared(.screen, .push)])
    pushed?.showScreen(.sheet) { _ in Text(line: "sheet") }
    pushed?.showModal { _ in Text(line: "modal") }
    pushed?.showAlert(title: "Alert", message: "", buttons: [AlertButton("OK", role: .cancel)])
    #expect(log.new() == [.appeared(.screen, .sheet), .appeared(.modal, nil), .appeared(.alert, nil)])
    // A second alert replaces the first.
    pushed?.showAlert(title: "Another", message: "", buttons: [AlertButton("OK", role: .cancel)])
    #expect(log.new() == [.dismissed(.alert), .appeared(.alert, nil)])
    navigator.popToRoot(of: "one")
    #expect(log.new() == [.dismissed(.alert), .dismissed(.modal), .dismissed(.screen), .dismissed(.screen)])
    navigator.select("two")
    #expect(log.new() == [.tabChanged])
    root.queueScreens([Route { _ in Text(line: "next") }])
    #expect(log.new() == [.queueChanged(count: 1)])
    try root.showNextScreen()
    #expect(Set(log.new()) == [.queueChanged(count: 0), .appeared(.screen, .push)])
  }

  @Test func whatCannotBeDoneIsReported() {
    let log = Log()
    let navigator = Navigator { _ in AnyView(Text(line: "root")) }
    navigator.onEvent = { log.events.append($0) }
    navigator.select("none")
    navigator.root(of: "root")?.dismissScreen()
    navigator.root(of: "root")?.dismissModal()
    #expect(
      log.new() == [.failed(.noSuchTab("none")), .failed(.rootStays(tab: "root")), .failed(.noSuchModal(nil))])
    #expect(navigator.failures.count == 3)
    navigator.dismantle()
    log.events = []
    navigator.select("root")
    #expect(log.new().isEmpty)
  }
}
