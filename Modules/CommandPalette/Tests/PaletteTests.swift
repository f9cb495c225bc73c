import FeatureKit
import TerminalTesting
import TerminalUI
import Testing

@testable import CommandPalette

/// The palette by keyboard and mouse.
@MainActor struct PaletteTests {
  private let app = PaletteFixture()

  private func open(_ window: GoldenWindow = .common) async -> Pilot {
    let pilot = app.pilot(in: window)
    await pilot.press(.control("p"))
    return pilot
  }

  /// The titles in the list, in order.
  private func titles(_ pilot: Pilot, among known: [String]) -> [String] {
    pilot.lines.compactMap { line in known.first { line.hasSuffix("  \($0)") } }
  }

  @Test(arguments: Language.allCases) func `It has the keys, places, settings and actions`(language: Language) async {
    let pilot = await open(GoldenWindow(80, 40, language))
    for words in [
      language("On this screen", "이 화면에서"), language("Copy reply", "답장 복사"), "Alt-C", language("Go to", "이동"),
      language("Search messages", "메시지 검색"), language("Settings", "설정"), language("Theme", "테마"),
    ] {
      #expect(pilot.screen.contains(words), "\(words)")
    }
    // A tab has its digit, and is no key of its own.
    #expect(pilot.lines.count { $0.contains("  " + language("Chats", "대화") + "  ") && $0.hasSuffix(" 2") } == 1)
    pilot.stop()
  }

  @Test func `Letters find, Enter does, and Escape closes`() async {
    let pilot = await open()
    await pilot.type("ve")
    #expect(await pilot.shows("Count Vexley"))
    #expect(pilot.markedText.contains { $0.contains("Count Vexley") && $0.contains("vampire") })
    await pilot.press(.enter)
    #expect(app.done == ["Count Vexley"] && !pilot.screen.contains("found"))
    await pilot.press(.control("p"))
    await pilot.type("copy")
    await pilot.press(.enter)
    #expect(app.done == ["Count Vexley", "copy"])
    await pilot.press(.control("p"))
    await pilot.type("chats")
    await pilot.press(.enter)
    #expect(app.done.last == "tab chats")
    await pilot.press(.control("p"), .escape)
    #expect(app.done.count == 3 && !pilot.screen.contains("found"))
    pilot.stop()
  }

  @Test func `Arrow keys select, and stop at the ends`() async {
    let pilot = await open()
    await pilot.press(.up)
    #expect(pilot.markedText.first?.contains("Copy reply") == true)
    await pilot.press(.down)
    #expect(pilot.markedText.first?.contains("Rename") == true)
    await pilot.press(.pageDown, .pageDown, .pageDown)
    let last = pilot.markedText.first
    await pilot.press(.down)
    #expect(pilot.markedText.first == last)
    await pilot.press(.pageUp, .pageUp, .pageUp, .down, .enter)
    #expect(app.done == ["rename"])
    pilot.stop()
  }

  @Test func `A click does a command, and the wheel selects`() async {
    let pilot = await open()
    #expect(await pilot.wheel(.down, over: "Copy reply", notches: 2))
    #expect(pilot.markedText.first?.contains("Explore") == true)
    #expect(await pilot.click(on: "Search messages"))
    #expect(app.done == ["search"] && !pilot.screen.contains("found"))
    #expect(await pilot.click(on: "^P Commands"))
    #expect(await pilot.click(on: "Esc Close"))
    #expect(!pilot.screen.contains("found"))
    pilot.stop()
  }

  @Test func `Used commands come first`() async {
    let pilot = await open()
    await pilot.type("quit")
    await pilot.press(.enter, .control("p"))
    #expect(pilot.markedText.first?.contains("Quit") == true)
    await pilot.type("e")
    let before = titles(pilot, among: ["Explore", "New character"])
    for _ in 0..<5 {
      await pilot.press(.escape, .control("p"))
      await pilot.type("new")
      await pilot.press(.enter)
    }
    await pilot.press(.control("p"))
    #expect(pilot.markedText.first?.contains("New character") == true)
    #expect(before == ["Explore", "New character"], "\(before)")
    pilot.stop()
  }

  @Test func `Korean is found by syllables and by first consonants`() async {
    let pilot = await open(.korean)
    await pilot.type("ㅌㅁ")
    #expect(await pilot.waits { pilot.markedText.first?.contains("테마") == true })
    await pilot.press(.control("u"))
    await pilot.type("유")
    #expect(await pilot.waits { pilot.markedText.first?.contains("유노") == true })
    // Other words for a setting, in any language.
    await pilot.press(.control("u"))
    await pilot.type("dark")
    #expect(await pilot.waits { pilot.markedText.first?.contains("테마") == true })
    pilot.stop()
  }

  @Test func `Features are asked for what was typed, and only then`() async {
    let pilot = await open()
    await pilot.type("ju")
    #expect(await pilot.shows("gardener"))
    #expect(app.searched.first == "" && app.searched.last == "ju")
    await pilot.type("x")
    #expect(await pilot.shows("Nothing has these letters."))
    #expect(!pilot.screen.contains("gardener"))
    await pilot.press(.enter)
    #expect(app.done == [])
    pilot.stop()
  }

  @Test func `A list that cannot be read says so, and the rest works`() async {
    app.searchError = PaletteFixture.Unreadable()
    let pilot = await open()
    await pilot.type("co")
    #expect(await pilot.shows("! The list cannot be read."))
    await pilot.press(.enter)
    #expect(app.done == ["copy"])
    pilot.stop()
  }

  @Test func `Where nothing leads on there are only keys`() async {
    app.canLead = false
    let pilot = await open()
    #expect(pilot.screen.contains("Copy reply") && pilot.screen.contains("Quit"))
    #expect(!pilot.screen.contains("Go to") && !pilot.screen.contains("Theme") && app.searched == [])
    pilot.stop()
  }

  @Test func `What is not available now is left out`() async {
    app.isAvailable = false
    let pilot = await open()
    #expect(!pilot.screen.contains("New character"))
    pilot.stop()
  }

  @Test func `The smallest window has the field and the commands`() async {
    let pilot = await open(.tiny)
    #expect(pilot.lines.count { $0.contains("Copy reply") } == 1 && !pilot.screen.contains("On this"))
    await pilot.type("theme")
    #expect(await pilot.shows("Theme"))
    await pilot.press(.enter)
    #expect(app.done == ["Theme"])
    pilot.stop()
  }

  @Test(arguments: [GoldenWindow.common, .korean, .tiny]) func screen(_ window: GoldenWindow) async {
    let pilot = await open(window)
    await pilot.type(window.language("e", "ㅅ"))
    await pilot.settle()
    #expect(Golden.difference(pilot.screen, from: "palette-\(window)") == nil)
    pilot.stop()
  }

  @Test func colors() async {
    let pilot = await open()
    await pilot.type("e")
    #expect(Golden.difference(pilot.colors, from: "palette-80x24-en.truecolor") == nil)
    pilot.stop()
  }

  @Test(arguments: [
    GoldenWindow(20, 6), GoldenWindow(40, 12), GoldenWindow(60, 20), GoldenWindow(60, 20, .korean), .korean,
    GoldenWindow(120, 36), GoldenWindow(250, 70),
  ])
  func `It is whole in every window`(window: GoldenWindow) async {
    let pilot = await open(window)
    await pilot.type("e")
    #expect(await pilot.faults(endings: nil) == [])
    pilot.stop()
  }

  @Test func `Without colours it has an edge, and the selection shows`() async {
    let pilot = app.pilot(depth: .colorless)
    await pilot.press(.control("p"))
    #expect(pilot.lines.contains { $0.contains("╭──") } && pilot.lines.contains { $0.contains("▌  Copy reply") })
    pilot.stop()
  }
}
