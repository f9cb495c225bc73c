import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ClickTests {
  let model = MouseModel()

  private func twoButtons() -> Pilot {
    Pilot(
      columns: 30, rows: 4,
      root: Live {
        VStack {
          Button("One") { model.log.append("one") }
          Button("Two") { model.log.append("two") }
          Text("plain words")
        }
      })
  }

  private func link(_ address: String) -> some View {
    StyledText([
      TextSpan("see "), TextSpan("this page here", SpanAppearance(.underline, link: address)), TextSpan(" now"),
    ])
  }

  @Test func aDoubleClickMeansTheKeyThatWasThere() async {
    // A click on a key of the footer brings another key to its place.
    let pilot = Pilot(
      columns: 30, rows: 3,
      root: Live {
        VStack {
          Text(line: "\(model.log.count)")
          Spacer()
          KeyBar()
        }
        .keyBindings([
          model.log.isEmpty
            ? KeyBinding(.character("s"), "Stop") { model.log.append("stop") }
            : KeyBinding(.character("a"), "Again") { model.log.append("again") }
        ])
      })
    await pilot.click(on: "Stop")
    await pilot.click(on: "Again")
    #expect(model.log == ["stop"])
    await pilot.clock.advance(by: 1000)
    await pilot.click(on: "Again")
    #expect(model.log == ["stop", "again"])
  }

  @Test func aClickOnALinkCopiesItsAddress() async {
    let pilot = Pilot(columns: 12, rows: 6, root: link("https://a.example/한"))
    #expect(pilot.screen.hasPrefix("see this\npage here\nnow"))
    await pilot.click(on: "see")
    await pilot.click(on: "now")
    #expect(pilot.copied.isEmpty)
    await pilot.click(on: "page")
    #expect(pilot.copied == ["https://a.example/%ED%95%9C"])
    #expect(pilot.screen.contains("Copied"))
    // A drag over the link selects, as over other text.
    await pilot.drag(from: (4, 0), to: (8, 1))
    #expect(pilot.copied.last == "this page here")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "https://", "relative", "https:///x"])
  func otherAddressesAreOnlyText(address: String) async {
    let pilot = Pilot(columns: 40, rows: 3, root: link(address))
    #expect(await pilot.click(on: "page"))
    #expect(pilot.copied.isEmpty)
  }

  @Test func aLinkBehindAPanelIsOutOfReach() async {
    let pilot = Pilot(
      columns: 40, rows: 5,
      root: ZStack {
        VStack {
          link("https://a.example")
          Text("").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        Text("in front").border().focusScope()
      })
    #expect(await pilot.click(on: "this"))
    #expect(pilot.copied.isEmpty)
  }

  @Test func aTerminalWithLinksGetsThem() async {
    var traits = TerminalTraits()
    traits.showsLinks = true
    let pilot = Pilot(
      columns: 12, rows: 6, traits: traits, environment: EnvironmentValues(), root: link("https://a.example/"))
    var terminal = VirtualTerminal(size: Size(width: 12, height: 6))
    for frame in pilot.terminal.sent { terminal.feed(frame) }
    #expect(terminal.link(at: Point(x: 4, y: 0)) == "https://a.example/")
    #expect(terminal.link(at: Point(x: 0, y: 1)) == "https://a.example/")
    #expect(terminal.link(at: .zero) == nil && terminal.link(at: Point(x: 0, y: 2)) == nil)
    let ids = pilot.terminal.sent.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: ";").filter { $0.hasPrefix("id=") }
    }
    #expect(!ids.isEmpty && Set(ids).count == 1)
  }

  @Test func aClickPressesTheButtonAndMovesTheFocusThere() async {
    let pilot = twoButtons()
    await pilot.click(on: "Two")
    #expect(model.log == ["two"])
    #expect(pilot.markedText == ["[ Two ]"])
    await pilot.press(.enter)
    #expect(model.log == ["two", "two"])
  }

  @Test func aPressDoesNothingUntilItsReleaseOverTheSameControl() async {
    let pilot = twoButtons()
    let sent = pilot.host.bytes
    pilot.host.handle(.mouse(MouseEvent(.press, at: Point(x: 2, y: 1))))
    #expect(model.log.isEmpty && pilot.host.bytes == sent)
    pilot.host.handle(.mouse(MouseEvent(.release, at: Point(x: 2, y: 0))))
    #expect(model.log.isEmpty && pilot.host.bytes == sent)
    pilot.host.handle(.mouse(MouseEvent(.release, at: Point(x: 2, y: 0))))
    #expect(model.log.isEmpty)
  }

  @Test func anUnsteadyHandStillClicks() async {
    let pilot = twoButtons()
    await pilot.drag(from: (2, 1), to: (3, 1))
    #expect(model.log == ["two"] && pilot.copied.isEmpty)
    await pilot.drag(from: (2, 1), to: (6, 1))
    #expect(model.log == ["two"] && pilot.copied == ["Two ]"])
  }

  @Test(arguments: [MouseEvent.Button.right, .middle])
  func onlyTheLeftButtonClicks(button: MouseEvent.Button) {
    let pilot = twoButtons()
    let sent = pilot.host.bytes
    for kind in [MouseEvent.Kind.press, .drag, .release] {
      pilot.host.handle(.mouse(MouseEvent(kind, at: Point(x: 2, y: 1), button: button)))
    }
    #expect(model.log.isEmpty && pilot.host.bytes == sent)
  }

  @Test(arguments: [(15, 2), (29, 3), (28, 0), (500, 500)])
  func aClickOnNothingSendsNothing(column: Int, row: Int) async {
    let pilot = twoButtons()
    let (frames, bytes) = (pilot.host.frames, pilot.host.bytes)
    await pilot.click(column: column, row: row)
    #expect(pilot.host.frames == frames && pilot.host.bytes == bytes && model.log.isEmpty)
  }

  @Test func aDisabledControlCannotBeClicked() async {
    let pilot = Pilot(
      columns: 30, rows: 2,
      root: Live {
        Button("Off") { model.log.append("off") }.disabled(true)
        Text("tap me").onTapGesture { model.log.append("tap") }
      })
    await pilot.click(on: "Off")
    await pilot.click(on: "tap me")
    #expect(model.log == ["tap"])
  }

  @Test func aClickOnARowChoosesIt() async {
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Live {
        VStack {
          Button("above") {}
          List(model.rows, onSelect: { model.log.append("\($0.id)") }) { row in
            VStack {
              Text("row \(row.id)")
              Text("  second")
            }
          }
        }
      })
    await pilot.click(column: 3, row: 4)
    #expect(model.log == ["1"])
    await pilot.wheel(.down, over: "row 0")
    await pilot.click(on: "row 3")
    #expect(model.log == ["1", "3"])
    await pilot.press(.down, .enter)
    #expect(model.log == ["1", "3", "4"])
  }

  @Test func aClickChoosesNoRowThatScrolledAway() async {
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Live { List(model.rows, onSelect: { model.log.append("\($0.id)") }) { Text("row \($0.id)") } })
    pilot.host.handle(.mouse(MouseEvent(.press, at: Point(x: 1, y: 2))))
    await pilot.wheel(.down, column: 1, row: 2)
    pilot.host.handle(.mouse(MouseEvent(.release, at: Point(x: 1, y: 2))))
    #expect(model.log.isEmpty)
  }

  @Test func behindAPanelNothingCanBeClicked() async {
    let pilot = Pilot(
      columns: 40, rows: 5,
      root: Live {
        VStack {
          ZStack {
            VStack {
              Button("behind") { model.log.append("behind") }
              Text("").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .keyboardShortcut(.control("b"), "Behind") { model.log.append("^B") }
            if model.isOn {
              Button("front") { model.log.append("front") }
                .keyboardShortcut(.escape, "Close") { model.isOn = false }
                .focusScope()
            }
          }
          KeyBar()
        }
      })
    let bytes = pilot.host.bytes
    await pilot.click(on: "behind")
    await pilot.click(column: 30, row: 3)
    #expect(model.log.isEmpty && pilot.host.bytes == bytes)
    await pilot.click(on: "front")
    await pilot.click(on: "Esc Close")
    #expect(model.log == ["front"] && !model.isOn)
    await pilot.clock.advance(by: 1000)
    await pilot.click(on: "behind")
    await pilot.click(on: "^B Behind")
    #expect(model.log == ["front", "behind", "^B"])
  }

  /// A footer behind a panel shows keys that are out of reach.
  @Test func aFooterBehindAPanelIsOutOfReach() async {
    let pilot = Pilot(
      columns: 40, rows: 3,
      root: Live {
        ZStack(alignment: .topLeading) {
          VStack {
            Text("x").keyboardShortcut(.control("b"), "Behind") { model.log.append("^B") }
            KeyBar()
          }
          Text("panel").focusScope()
        }
      })
    #expect(await pilot.click(on: "Behind"))
    #expect(model.log.isEmpty)
  }

  @Test func everyKeyOfTheFooterCanBeClicked() async {
    let pilot = Pilot(
      columns: 60, rows: 3,
      root: Live {
        VStack {
          TextField("say", text: Binding(model, \.text)) { model.log.append("sent \(model.text)") }
            .keyBindings([
              KeyBinding(.enter, "Send") {}, KeyBinding(.alt("s"), "Search") { model.log.append("search") },
              KeyBinding(.control("r"), "Find") { model.log.append("find") },
            ])
          KeyBar()
        }
      })
    await pilot.type("hi")
    await pilot.click(on: "⏎ Send")
    await pilot.click(on: "Search")
    await pilot.click(on: "^R")
    #expect(model.log == ["sent hi", "search", "find"] && model.text == "hi")
    let between = pilot.place(of: "Alt-S Search")?.column ?? 0
    await pilot.click(column: between - 1, row: 1)
    #expect(model.log.count == 3)
  }

  @Test func aClickPutsTheCaretIntoARow() async {
    let pilot = Pilot(
      columns: 12, rows: 6,
      root: Live {
        VStack {
          Button("other") {}
          TextEditor("say", text: Binding(model, \.text)).lineLimit(1...3)
        }
      })
    model.text = "one two three\n가나다"
    await pilot.settle()
    #expect(pilot.screen.hasPrefix("[ other ]\none two\nthree\n가나다"))
    await pilot.click(column: 3, row: 3)
    #expect(pilot.caret?.column == 2 && pilot.caret?.row == 3)
    await pilot.click(column: 9, row: 2)
    await pilot.type("!")
    #expect(model.text == "one two three!\n가나다")
    await pilot.click(column: 0, row: 1)
    await pilot.type(">")
    #expect(model.text == ">one two three!\n가나다")
  }

  @Test func aClickPutsTheCaretBetweenCharacters() async {
    let pilot = Pilot(
      columns: 10, rows: 3,
      root: Live {
        VStack {
          Button("other") {}
          TextField("say", text: Binding(model, \.text))
        }
      })
    model.text = "가나 👨‍👩‍👧‍👦x"
    await pilot.settle()
    await pilot.click(column: 3, row: 1)
    #expect(pilot.caret?.column == 2 && pilot.caret?.row == 1)
    await pilot.type("-")
    #expect(model.text == "가-나 👨‍👩‍👧‍👦x")
    await pilot.click(column: 9, row: 1)
    #expect(pilot.caret?.column == 9)
    await pilot.click(column: 7, row: 1)
    #expect(pilot.caret?.column == 6)
  }
}
