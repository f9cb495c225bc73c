import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// The checks for goldens of screens find each fault, and only faults.
@MainActor struct FaultTests {
  private func faults(_ screen: some View, columns: Int = 80, endings: [String]? = []) async -> [String] {
    let pilot = Pilot(showing: screen, columns: columns, rows: 4)
    defer { pilot.stop() }
    return await pilot.faults(endings: endings)
  }

  @Test func aSoundScreenHasNoFault() async {
    let keys = [KeyBinding(.enter, "Open") {}]
    #expect(
      await faults(
        VStack {
          Text("안녕"); Button("Save") {}
        }.keyBindings(keys)) == [])
    #expect(await faults(Text("nothing to do")) == [])
    #expect(await faults(TextField("name", text: Binding(get: { "" }, set: { _ in }))) == [])
  }

  @Test func aFocusThatCannotBeSeen() async {
    #expect(await faults(Button(action: {}) { Text("Save") }) == ["the focus cannot be seen"])
  }

  @Test func aKeyThatNeitherFooterNorHelpHas() async {
    let many = (2...9).map { KeyBinding(.function($0), "A long name") {} }
    #expect(await faults(Text("content").keyBindings(many + [KeyBinding(.enter, "Send") {}])) == [])
    // A screen that binds the help key has no help.
    let own = [KeyBinding(.function(1), "Mine") {}] + many + [KeyBinding(.enter, "Send") {}]
    #expect(await faults(Text("content").keyBindings(own)) == ["neither footer nor help has: Send"])
  }

  @Test func aCutWord() async {
    let long = String(repeating: "word ", count: 40)
    #expect(await faults(Text(line: long)).first?.hasPrefix("row 0 cuts a word") == true)
    #expect(await faults(Text(line: long), endings: nil) == [])
    #expect(await faults(Text(line: long), columns: 40) == [])
    #expect(await faults(Text("Loading…")).count == 1)
    #expect(await faults(Text("Loading…"), endings: ["Loading…"]) == [])
    #expect(await faults(Button(long) {}.frame(width: 20), endings: nil).first?.contains("cuts a word") == true)
  }

  @Test func aClickThatDiffersFromItsKey() async {
    var log: [String] = []
    var made = 0
    func make(differs: Bool) -> FooterClicks.Made {
      log = []
      made += 1
      let mark = differs ? "\(made)" : ""
      let pilot = Pilot(
        showing: Button("Save") {}.keyBindings([
          KeyBinding(.function(5), "Do it") { log.append("done" + mark) }, KeyBinding(.alt("n"), "Rest") {},
        ]))
      return (pilot, { "\(log)" })
    }
    let wrong = await FooterClicks { make(differs: true) }.faults(quiet: ["Rest"])
    #expect(wrong.count == 1 && wrong.first?.contains("a click on “Do it” is not what its key is") == true)
    #expect(await FooterClicks { make(differs: false) }.faults(quiet: ["Rest"]) == [])
    #expect(await FooterClicks { make(differs: false) }.faults() == ["“Rest” does nothing"])
  }

  @Test func coloursAreALayerThatCanBeRead() {
    let screen = VStack {
      HStack {
        Text("유").bold().foregroundStyle(.danger); Text(" plain ")
      }
      Text("still").reversed()
    }
    let pilot = Pilot(columns: 8, rows: 3, root: screen)
    #expect(pilot.colors == "a-\nbbbbb\n\n\na = bold, #ff7a78\nb = reverse")
    let poor = Pilot(columns: 8, rows: 3, depth: .colorless, root: screen)
    #expect(poor.colors == "a-\nbbbbb\n\n\na = bold\nb = reverse")
  }
}
