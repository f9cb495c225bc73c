import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// What goldens of every screen are checked for is found where it is wrong, and only there.
@MainActor struct FaultTests {
  private func faults(_ screen: some View, columns: Int = 80, endings: [String]? = []) async -> [String] {
    let pilot = Pilot(showing: screen, columns: columns, rows: 4)
    defer { pilot.stop() }
    return await pilot.faults(endings: endings)
  }

  @Test func aSoundScreenHasNone() async {
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

  @Test func aKeyThatTheFooterHasNoRoomFor() async {
    let keys = (1...9).map { KeyBinding(.function($0), "A long name") {} }
    let last = keys + [KeyBinding(.enter, "Send") {}]
    #expect(await self.faults(Text("content").keyBindings(last)) == ["the footer has no room for: Send"])
  }

  @Test func aWordThatIsCut() async {
    let long = String(repeating: "word ", count: 40)
    #expect(await faults(Text(line: long)).first?.hasPrefix("row 0 cuts a word") == true)
    #expect(await faults(Text(line: long), endings: nil) == [])
    #expect(await faults(Text(line: long), columns: 40) == [])
    #expect(await faults(Text("Loading…")).count == 1)
    #expect(await faults(Text("Loading…"), endings: ["Loading…"]) == [])
    #expect(await faults(Button(long) {}.frame(width: 20), endings: nil).first?.contains("cuts a word") == true)
  }

  @Test func aClickThatIsNotWhatItsKeyIs() async {
    var log: [String] = []
    func made(_ key: Key) -> FooterClicks.Made {
      log = []
      let field = TextField("name", text: Binding(get: { "x" }, set: { _ in log.append("typed") }))
      let pilot = Pilot(
        showing: field.keyBindings([KeyBinding(key, "Do it") { log.append("done") }, KeyBinding(.alt("n"), "Rest") {}]))
      return (pilot, { "\(log)" })
    }
    let letter = await FooterClicks { made(.character("d")) }.faults(quiet: ["Rest"])
    #expect(letter.count == 1 && letter.first?.contains("a click on “Do it” is not what its key is") == true)
    #expect(await FooterClicks { made(.function(5)) }.faults(quiet: ["Rest"]) == [])
    #expect(await FooterClicks { made(.function(5)) }.faults() == ["“Rest” does nothing"])
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
