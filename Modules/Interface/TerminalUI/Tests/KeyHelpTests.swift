import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// Footer and help show exactly what a press would do.
@MainActor struct KeyHelpTests {
  private final class Log {
    var done: [String] = []
  }

  private let log = Log()

  private func binding(_ key: Key, _ title: String, _ prominence: KeyBinding.Prominence = .ordinary) -> KeyBinding {
    KeyBinding(key, title, prominence: prominence) { log.done.append(title) }
  }

  private func footer(_ pilot: Pilot) -> String { pilot.footer }

  /// The line of the help with these words, without the blanks between keys and words.
  private func line(_ words: String, of pilot: Pilot) -> String? {
    pilot.lines.first { $0.contains(words) }.map {
      $0.split(separator: " ").filter { $0 != "│" }.joined(separator: " ")
    }
  }

  // MARK: The footer

  @Test func theHelpHasTheLastPlace() async {
    let keys = [binding(.function(5), "Spare", .spare), binding(.enter, "Send"), binding(.escape, "Back")]
    let screen = Text("content").keyBindings(keys + [binding(.delete, "Never", .hidden)])
    #expect(footer(Pilot(showing: screen, columns: 60)) == " ⏎ Send  Esc Back  F5 Spare  ? Keys")
    #expect(footer(Pilot(showing: screen, columns: 36)) == " ⏎ Send  Esc Back  F5 Spare  ? Keys")
    #expect(footer(Pilot(showing: screen, columns: 35)) == " ⏎ Send  Esc Back  ? Keys")
    #expect(footer(Pilot(showing: screen, columns: 14)) == "   ? Keys")
    #expect(footer(Pilot(showing: screen, columns: 7)) == " ? Keys")
    #expect(Pilot(showing: screen, columns: 6).lines.last == "")
    #expect(footer(Pilot(showing: screen, columns: 60, language: .korean)).hasSuffix("  ? 단축키"))
  }

  @Test func whereLettersAreTextTheHelpIsAFunctionKey() async {
    let (columns, field) = (60, TextField("name", text: Binding(get: { "" }, set: { _ in })))
    let pilot = Pilot(
      showing: VStack {
        field
        Button("Save") {}
      }.keyBindings([binding(.character("d"), "Delete")]), columns: columns)
    #expect(footer(pilot) == " ↓ Next field  F1 Keys")
    await pilot.press(.tab)
    #expect(footer(pilot) == " d Delete  ? Keys")
  }

  @Test func aKeyThatAFieldTakesIsNotOffered() async {
    var text = "x"
    let editor = TextEditor(text: Binding(get: { text }, set: { text = $0 })) {}.submitLabel("Send")
    let pilot = Pilot(showing: editor.keyBindings([binding(.control("d"), "Delete all")]))
    #expect(footer(pilot) == " ⏎ Send  ^J New line  F1 Keys")
    await pilot.press(.control("u"))
    #expect(footer(pilot) == " ⏎ Send  ^D Delete all  ^J New line  F1 Keys")
    await pilot.press(.control("d"))
    #expect(log.done == ["Delete all"])
  }

  @Test func aButtonWithATitleIsNamedByIt() async {
    let screen = VStack {
      TextField("path", text: Binding(get: { "" }, set: { _ in })).defaultFocus()
      Button("Take back") { log.done.append("take back") }
      Toggle("Favourites", isOn: Binding(get: { false }, set: { _ in log.done.append("favourites") }))
      Button(action: { log.done.append("row") }) { Text("row") }
    }
    let pilot = Pilot(showing: screen.keyBindings([binding(.enter, "Preview")]))
    #expect(footer(pilot).contains("⏎ Preview"))
    await pilot.press(.tab)
    #expect(footer(pilot).contains("⏎ Take back") && !footer(pilot).contains("Preview"))
    await pilot.press(.enter, .tab)
    #expect(footer(pilot).contains("⏎ Favourites") && !footer(pilot).contains("Preview"))
    await pilot.press(.enter, .tab)
    // A label alone has no title: the screen says what Enter does.
    #expect(footer(pilot).contains("⏎ Preview"))
    #expect(log.done == ["take back", "favourites"])
  }

  @Test func scrollingIsOfferedWhereThereIsMore() async {
    let high = Pilot(showing: ScrollView { Text((0..<30).map { "row \($0)" }.joined(separator: "\n")) }, rows: 10)
    #expect(footer(high) == " PgDn Scroll  ? Keys")
    await high.press(.end)
    #expect(footer(high) == " PgUp Scroll  ? Keys")
    await high.resize(columns: 80, rows: 40)
    #expect(high.host.footerKeys.map(\.title) == ["Keys"])
  }

  // MARK: The help

  @Test(arguments: [Key.character("?"), .function(1)]) func theSameKeyOpensAndCloses(key: Key) async {
    let pilot = Pilot(
      showing: VStack {
        Text("words")
        Button("Save") {}
      }.keyBindings([binding(.function(5), "Again")]))
    let before = pilot.screen
    await pilot.press(key)
    #expect(pilot.screen.contains("On this screen") && line("Again", of: pilot) == "F5 Again")
    #expect(footer(pilot).hasPrefix(" Esc Close"))
    await pilot.press(.function(5))
    #expect(log.done.isEmpty, "keys behind the panel are out of reach")
    await pilot.press(key)
    #expect(pilot.screen == before)
    await pilot.press(key, .escape)
    #expect(pilot.screen == before)
    await pilot.click(on: "? Keys")
    #expect(pilot.screen.contains("On this screen"))
    await pilot.click(on: "Esc Close")
    #expect(pilot.screen == before)
  }

  @Test func theScreensKeysComeBeforeTheKeysOfAText() async {
    var text = ""
    let screen = VStack {
      TextField("name", text: Binding(get: { text }, set: { text = $0 })) {}
        .keyBindings([binding(.enter, "Find")])
      Button("Save") {}
    }
    .keyBindings([binding(.escape, "Back"), binding(.character("d"), "Delete"), binding(.control("k"), "Not this")])
    .accessibilityScreen()
    let pilot = Pilot(
      showing: VStack { screen }.keyBindings([binding(.control("q"), "Quit"), binding(.escape, "Out", .hidden)]),
      rows: 80)
    await pilot.press(.function(1))
    let order = ["On this screen", "Back", "In the text", "Find", "Cut to line end", "Everywhere", "With the mouse"]
    let rows = order.compactMap { pilot.place(of: $0)?.row }
    #expect(rows.count == order.count && rows == rows.sorted())
    #expect(line("Find", of: pilot) == "⏎ Find")
    #expect(line("Quit", of: pilot) == "^Q Quit")
    #expect(line("Quit, pressed twice", of: pilot) == "^C Quit, pressed twice")
    #expect(line("Next control", of: pilot) == "Tab Shift-Tab Next control, the one before")
    for gone in ["d Delete", "Not this", "Out"] { #expect(line(gone, of: pilot) == nil, "\(gone) does not work now") }
    await pilot.press(.escape)
    await pilot.type("? d")
    #expect(text == "? d", "in a field letters are text")
  }

  @Test func theHelpListsTheKeysOfControls() async {
    struct Row: Identifiable { let id: Int }
    let list = List((0..<90).map(Row.init), onSelect: { _ in }) { Text("row \($0.id)") }
    let pilot = Pilot(showing: list.keyBindings([binding(.enter, "Open")]), rows: 60)
    await pilot.press(.character("?"))
    #expect(pilot.screen.contains("Where the focus is"))
    #expect(line("Open", of: pilot) == "⏎ Open")
    #expect(line("Row up", of: pilot) == "↑ ↓ Row up, row down")
    #expect(line("Page up", of: pilot) == "PgUp PgDn Page up, page down")
    #expect(line("First row", of: pilot) == "Home End First row, last row")
    let button = Pilot(showing: Button("Save") {}, rows: 60)
    await button.press(.character("?"))
    #expect(line("⏎", of: button) == "⏎ Space Save")
  }

  @Test func theHelpListsTheKeysOfEditing() async {
    let editor = TextEditor(text: Binding(get: { "text" }, set: { _ in })) {}.onExternalEdit { $0 }
    let pilot = Pilot(showing: editor, rows: 80)
    await pilot.press(.function(1))
    #expect(line("New line", of: pilot) == "^J Alt-⏎ Shift-⏎ New line")
    #expect(line("Word left", of: pilot) == "Alt-B ^← Alt-← Word left")
    #expect(line("Undo", of: pilot) == "^_ ^/ Undo")
    #expect(line("Alt-E", of: pilot) == "Alt-E Editor")
    for words in ["Cut to line end", "Put back", "earlier texts", "Shift-drag"] {
      #expect(line(words, of: pilot) != nil, "\(words)")
    }
  }

  @Test func theHelpScrollsInASmallWindow() async {
    let pilot = Pilot(showing: TextEditor(text: Binding(get: { "text" }, set: { _ in })), columns: 40, rows: 12)
    await pilot.press(.function(1))
    #expect(pilot.screen.contains("In the text") && !pilot.screen.contains("Shift-drag"))
    #expect(footer(pilot) == " Esc Close  PgDn Scroll")
    await pilot.press(.end)
    #expect(pilot.screen.contains("Shift-drag"))
    await pilot.wheel(.up, over: "Shift-drag", notches: 90)
    #expect(pilot.screen.contains("In the text"))
    await pilot.press(.end, .escape, .function(1))
    #expect(pilot.screen.contains("In the text"), "it begins at its top each time")
  }

  @Test func aClickOnALineIsThePress() async {
    var text = "some words"
    let pilot = Pilot(
      showing: VStack {
        TextField("name", text: Binding(get: { text }, set: { text = $0 })) { log.done.append("sent") }
        Text("words")
      }.keyBindings([binding(.function(5), "Again")]), rows: 60)
    for words in ["Again", "Cut word before", "Done"] {
      await pilot.press(.function(1))
      await pilot.click(on: words)
      #expect(!pilot.screen.contains("Everywhere"))
    }
    #expect(log.done == ["Again", "sent"] && text == "some ")
    await pilot.press(.function(1))
    await pilot.click(on: "Shift-drag")
    #expect(pilot.screen.contains("Everywhere"), "a line without a key does nothing")
    await pilot.click(on: "Keys", times: 1)
    await pilot.click(on: "F1 ?")
    #expect(pilot.screen.contains("Everywhere"))
  }

  @Test func theFocusComesBack() async {
    let pilot = Pilot(
      showing: VStack {
        Button("One") {}
        Button("Two") {}
      })
    await pilot.press(.tab)
    #expect(pilot.markedText == ["[ Two ]"])
    await pilot.press(.character("?"), .character("?"))
    #expect(pilot.markedText == ["[ Two ]"])
  }
}
