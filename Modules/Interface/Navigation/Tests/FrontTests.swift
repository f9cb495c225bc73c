import Navigation
import TerminalTesting
import TerminalUI
import Testing

/// `onFrontChange` reports the screen in front, for any kind of change.
@MainActor struct FrontTests {
  private struct One: View {
    let router: Router
    var body: some View { Text("one") }
  }
  private struct Two: View {
    var body: some View { Text("two") }
  }
  private struct Sheet: View {
    let router: Router
    var body: some View { Text("sheet") }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let navigator = Navigator(tabs: [
    ("one", { AnyView(One(router: $0)) }), ("two", { _ in AnyView(AnyView(Two())) }),
  ])

  private func open() async -> Pilot {
    navigator.onFrontChange = { [log] old, new in
      log.lines.append("\(old.map { "\($0)" } ?? "-") > \(new.map { "\($0)" } ?? "-")")
    }
    return Pilot(root: TabBarView(navigator, titles: [:]))
  }

  @Test func `Tabs, sheets and the way back`() async throws {
    let pilot = await open()
    #expect(await pilot.shows("one"))
    #expect(log.lines == ["- > One"])
    await pilot.press(.character("2"))
    #expect(await pilot.shows("two"))
    #expect(log.lines.last == "One > Two")
    await pilot.press(.character("1"))
    let root = try #require(navigator.root(of: "one"))
    root.showScreen(.sheet) { Sheet(router: $0) }
    await pilot.settle()
    await pilot.press(.escape)
    #expect(log.lines.dropFirst(2) == ["Two > One", "One > Sheet", "Sheet > One"])
    pilot.stop()
  }

  @Test func `Only changes of the screen in front are reported, and its removal too`() async throws {
    let pilot = await open()
    #expect(await pilot.shows("one"))
    let root = try #require(navigator.root(of: "one"))
    root.showScreens([Route { Sheet(router: $0) }, Route { _ in Two() }])
    root.showAlert(title: "?", message: "", buttons: [AlertButton("OK", role: .cancel)])
    await pilot.press(.enter)
    root.popToRoot()
    await pilot.settle()
    // Selecting the same tab again is no change.
    navigator.select("one")
    navigator.dismantle()
    #expect(log.lines == ["- > One", "One > Sheet", "Sheet > Two", "Two > One", "One > -"])
    pilot.stop()
  }
}
