import Navigation
import TerminalTesting
import TerminalUI
import Testing

/// Every action with a key can also be clicked.
@MainActor struct MouseTests {
  private func open() throws -> (navigator: Navigator, root: Router, pilot: Pilot) {
    let navigator = Navigator(tabs: [
      ("one", { _ in AnyView(Text("root one")) }), ("two", { _ in AnyView(Text("root two")) }),
    ])
    let pilot = Pilot(
      columns: 60, rows: 14,
      root: VStack {
        TabBarView(navigator, titles: ["one": "One", "two": "Two"])
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        KeyBar()
      })
    return (navigator, try #require(navigator.root(of: "one")), pilot)
  }

  @Test func tabsAreClicked() async throws {
    let (navigator, root, pilot) = try open()
    await pilot.resize(columns: 72, rows: 14)
    root.showScreen { _ in Text("pushed") }
    await pilot.click(on: "Two")
    #expect(navigator.state.tab.id == "two")
    await pilot.click(on: "One")
    #expect(pilot.screen.contains("pushed"))
    await pilot.click(on: "One")
    #expect(pilot.screen.contains("root one"))
  }

  @Test func aNarrowWindowHasAWayBackInPlaceOfTheTabs() async throws {
    let (navigator, root, pilot) = try open()
    root.showScreen { _ in Text("pushed").navigationTitle("Title") }
    await pilot.settle()
    #expect(pilot.lines[0] == "▌‹ One   Title")
    await pilot.press(.tab)
    #expect(pilot.footer == " ⏎ Back  │ Esc Back  ? Keys")
    await pilot.click(on: "‹ One")
    #expect(navigator.state.tab.screens.count == 1 && pilot.lines[0] == "▌One   Two")
  }

  @Test(arguments: [Segue.push, .sheet, .fullScreenCover])
  func theFooterLeadsBack(segue: Segue) async throws {
    let (navigator, root, pilot) = try open()
    root.showScreen(segue) { _ in Text("in front") }
    await pilot.settle()
    await pilot.click(on: segue == .push ? "Esc Back" : "Esc Close")
    #expect(navigator.state.tab.screens.count == 1)
  }

  @Test func aClickBesideAPanelDoesNothing() async throws {
    let (navigator, root, pilot) = try open()
    root.showScreen(.sheet) { _ in Text("sheet") }
    root.showModal { _ in Text("modal") }
    await pilot.settle()
    let bytes = pilot.host.bytes
    await pilot.click(on: "One")
    await pilot.click(column: 0, row: 0)
    await pilot.wheel(.down, column: 0, row: 0)
    await pilot.drag(from: (0, 0), to: (20, 0))
    #expect(pilot.host.bytes == bytes && pilot.copied.isEmpty)
    #expect(navigator.state.modals.count == 1 && navigator.state.tab.screens.count == 2)
    await pilot.click(on: "Esc Close")
    #expect(navigator.state.modals.isEmpty && navigator.state.tab.screens.count == 2)
  }

  @Test func anAlertIsAnsweredWithItsButtons() async throws {
    let (_, root, pilot) = try open()
    let answer = Task { await root.confirm(title: "Delete?", message: "Gone.", action: "Delete", cancel: "Cancel") }
    #expect(await pilot.shows("Gone."))
    await pilot.click(on: "root one")
    await pilot.click(on: "Gone.")
    #expect(pilot.screen.contains("[ Delete ]"))
    await pilot.click(on: "[ Delete ]")
    #expect(await answer.value)
    let second = Task { await root.confirm(title: "Delete?", message: "Again.", action: "Delete", cancel: "Cancel") }
    #expect(await pilot.shows("Again."))
    await pilot.click(on: "Esc Cancel")
    #expect(await second.value == false)
  }

  @Test func theFooterShowsTheAnswerOfEnter() async throws {
    let (_, root, pilot) = try open()
    let answer = Task { await root.confirm(title: "Delete?", message: "Gone.", action: "Delete", cancel: "Cancel") }
    #expect(await pilot.shows("Gone."))
    #expect(pilot.footer == " ⏎ Cancel  │ Esc Cancel  ? Keys")
    await pilot.press(.tab)
    #expect(pilot.footer == " ⏎ Delete  │ Esc Cancel  ? Keys")
    await pilot.click(on: "⏎ Delete")
    #expect(await answer.value)
    let again = Task { await root.confirm(title: "Delete?", message: "More.", action: "Delete", cancel: "Cancel") }
    #expect(await pilot.shows("More."))
    #expect(pilot.footer == " ⏎ Cancel  │ Esc Cancel  ? Keys", "the focus begins anew")
    await pilot.press(.enter)
    #expect(await again.value == false)
    let name = Task { await root.ask(title: "Name?", text: "Juno", action: "Rename", cancel: "Cancel") }
    #expect(await pilot.shows("Juno"))
    #expect(pilot.footer == " ⏎ Rename  │ Esc Cancel  F1 Keys")
    await pilot.click(on: "⏎ Rename")
    #expect(await name.value == "Juno")
  }

  @Test func theHelpShowsTheKeysOfAPanel() async throws {
    let (navigator, root, pilot) = try open()
    await pilot.resize(columns: 60, rows: 50)
    await pilot.press(.character("?"))
    #expect(pilot.screen.contains("Everywhere") && pilot.screen.contains("Two"))
    await pilot.press(.escape)
    root.showScreen(.sheet) { _ in Text("sheet") }
    root.showModal { _ in Text("modal") }
    await pilot.settle()
    await pilot.press(.function(1))
    #expect(pilot.screen.contains("Close") && !pilot.screen.contains("Two"), "tabs are behind the panel")
    await pilot.press(.escape)
    #expect(navigator.state.modals.count == 1, "Esc closes the help, not the panel behind it")
    await pilot.press(.escape)
    #expect(navigator.state.modals.isEmpty)
  }

  @Test func theTextOfAnAlertCanBeCopied() async throws {
    let (_, root, pilot) = try open()
    root.showAlert(
      title: "Trouble", message: "error 42 in a rather long explanation that takes two rows",
      buttons: [AlertButton("OK")])
    await pilot.settle()
    await pilot.click(on: "explanation", times: 3)
    #expect(pilot.copied.last == "error 42 in a rather long explanation that takes two rows")
  }
}
