import Navigation
import TerminalTesting
import TerminalUI
import Testing

/// Questions with little room: every word can be read, and every answer can be seen and given.
@MainActor struct SmallQuestionTests {
  private let navigator = Navigator(tabs: [("one", { _ in AnyView(Text("root")) })])
  private let words = (0..<60).map { "word\($0)." }

  private func open(_ window: WindowSize) -> Pilot {
    Pilot(
      columns: window.columns, rows: window.rows,
      root: VStack {
        TabBarView(navigator, titles: [:]).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        if !window.isTiny { KeyBar() }
      }
      .scrollIndicators(.visible))
  }

  nonisolated private static let windows = [(44, 14), (40, 12), (30, 10), (20, 9), (20, 8), (20, 6)].map {
    WindowSize(columns: $0.0, rows: $0.1)
  }

  /// All words seen while scrolling to the end; `parts` must be visible all the time.
  private func read(_ pilot: Pilot, by key: Key, keeping parts: [String]) async -> Set<Substring> {
    var seen: Set<Substring> = []
    for _ in 0..<100 {
      seen.formUnion(pilot.screen.split { " │╭╮╰╯─▴▾\n".contains($0) })
      for part in parts { #expect(pilot.screen.contains(part), "\(part) in \(pilot.screen)") }
      await pilot.press(key)
    }
    return seen
  }

  @Test(arguments: windows) func everyWordCanBeReadAndTheButtonsStay(window: WindowSize) async throws {
    let pilot = open(window)
    let root = try #require(navigator.root(of: "one"))
    let words = words
    let answer = Task {
      await root.confirm(
        title: "Delete all of it?", message: words.joined(separator: " "), action: "Delete", cancel: "Cancel")
    }
    #expect(await pilot.shows("[ Cancel ]"))
    #expect(pilot.screen.contains("Delete") && pilot.screen.contains("▾"), "\(pilot.screen)")
    let seen = await read(pilot, by: .pageDown, keeping: ["[ Delete ]", "[ Cancel ]"])
    #expect(seen.isSuperset(of: words.map { Substring($0) }))
    #expect(pilot.screen.contains("word59.") && pilot.screen.contains("▴") && !pilot.screen.contains("▾"))
    // Reading does not move the focus.
    await pilot.press(.enter)
    #expect(await answer.value == false)
    pilot.stop()
  }

  @Test func arrowsAndTheWheelScrollToo() async throws {
    let pilot = open(WindowSize(columns: 40, rows: 12))
    let root = try #require(navigator.root(of: "one"))
    root.showAlert(title: "Long", message: words.joined(separator: " "), buttons: [AlertButton("OK")])
    await pilot.settle()
    let seen = await read(pilot, by: .down, keeping: ["[ OK ]"])
    #expect(seen.isSuperset(of: words.map { Substring($0) }))
    await pilot.wheel(.up, over: "word59.", notches: 40)
    #expect(pilot.screen.contains("Long") && pilot.screen.contains("▾"))
    pilot.stop()
  }

  @Test(arguments: windows) func theTypedTextAndItsProblemShow(window: WindowSize) async throws {
    let pilot = open(window)
    let root = try #require(navigator.root(of: "one"))
    let words = words
    let answer = Task {
      await root.ask(
        title: "How much?", message: words.joined(separator: " "), action: "Save", cancel: "Cancel"
      ) { Int($0) == nil ? "No amount." : nil }
    }
    #expect(await pilot.shows("[ Save ]"))
    await pilot.type("much")
    let seen = await read(pilot, by: .pageDown, keeping: ["much", "[ Save ]", "[ Cancel ]"])
    #expect(seen.isSuperset(of: words.map { Substring($0) }))
    await pilot.press(.enter)
    // The problem is visible at once, however far the words were scrolled.
    for part in ["No amount.", "much", "[ Save ]", "[ Cancel ]"] { #expect(pilot.screen.contains(part)) }
    await pilot.press(.control("u"))
    await pilot.type("7")
    await pilot.press(.enter)
    #expect(await answer.value == "7")
    pilot.stop()
  }

  @Test(arguments: windows) func aLongAnswerIsWhole(window: WindowSize) async throws {
    let pilot = open(window)
    let root = try #require(navigator.root(of: "one"))
    var chosen: String?
    let titles = ["Delete it with all its copies", "Delete it, and keep the copies", "Cancel"]
    root.showAlert(
      title: "Delete it?", message: words.joined(separator: " "),
      buttons: titles.map { title in
        AlertButton(title, role: title == "Cancel" ? .cancel : .destructive) { chosen = title }
      })
    await pilot.settle()
    #expect(pilot.screen.contains("Delete it?") && pilot.screen.contains("[ Cancel ]"), "\(pilot.screen)")
    await pilot.press(.up, .up)
    #expect(pilot.screen.contains("[ Delete it"), "\(pilot.screen)")
    #expect(!pilot.screen.contains("…"))
    await pilot.press(.enter)
    #expect(chosen == titles[0])
    pilot.stop()
  }
}
