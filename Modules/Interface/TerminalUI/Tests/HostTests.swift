import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct HostTests {
  @Observable @MainActor final class Model {
    var count = 0
    var text = ""
    var submitted: [String] = []
    var rows = (0..<100).map { Row(id: $0) }
    var isOn = true
    var log: [String] = []
  }

  struct Row: Identifiable {
    let id: Int
  }

  @Test func showsAModelsText() async {
    let model = Model()
    let pilot = Pilot(columns: 20, rows: 3, root: Reader { Text("count \(model.count)") })
    #expect(pilot.screen.hasPrefix("count 0"))
    model.count = 7
    await pilot.settle()
    #expect(pilot.screen.hasPrefix("count 7"))
  }

  @Test func sendsNothingWhenNothingChanged() async {
    let model = Model()
    let pilot = Pilot(columns: 20, rows: 3, root: Reader { Text("count \(model.count / 10)") })
    let frames = pilot.host.frames
    model.count = 3
    await pilot.settle()
    #expect(pilot.host.frames == frames)
    #expect(pilot.terminal.sent.count == frames)
  }

  /// While the terminal takes a frame, only the newest of the following frames is made.
  @Test func framesForABusyTerminalAreOne() async {
    let model = Model()
    let pilot = Pilot(columns: 20, rows: 3, root: Reader { Text("count \(model.count)") })
    let frames = pilot.terminal.sent.count
    pilot.terminal.isBusy = true
    for count in 1...50 {
      model.count = count
      await pilot.settle()
    }
    await pilot.resize(columns: 30, rows: 2)
    #expect(pilot.terminal.sent.count == frames && pilot.host.frames == frames)
    pilot.terminal.isBusy = false
    pilot.host.handle(.ready)
    #expect(pilot.terminal.sent.count == frames + 1)
    #expect(pilot.screen == "count 50\n")
    pilot.host.handle(.ready)
    #expect(pilot.terminal.sent.count == frames + 1)
  }

  @Test func pressesTheFocusedButton() async {
    let model = Model()
    let pilot = Pilot(
      columns: 40, rows: 4,
      root: Reader {
        VStack {
          Button("One") { model.log.append("one") }
          Button("Two") { model.log.append("two") }
        }
      })
    await pilot.press(.enter, .down, .enter, .tab, .character(" "))
    await pilot.pressBackTab()
    await pilot.press(.enter)
    #expect(model.log == ["one", "two", "one", "two"])
  }

  @Test func typesKoreanAndKeepsTheCaretAtItsCell() async {
    let model = Model()
    let pilot = Pilot(
      columns: 12, rows: 2,
      root: Reader {
        TextField("say", text: Binding(model, \.text)) {
          model.submitted.append(model.text)
          model.text = ""
        }
      })
    #expect(pilot.screen.hasPrefix("say"))
    await pilot.type("안녕 ok")
    #expect(pilot.screen.hasPrefix("안녕 ok"))
    #expect(pilot.caret?.column == 7)
    await pilot.press(.control("a"))
    #expect(pilot.caret?.column == 0)
    await pilot.press(.control("e"), .control("w"))
    #expect(model.text == "안녕 ")
    await pilot.type("길고 긴 문장입니다")
    #expect((pilot.caret?.column ?? 99) < 12)
    await pilot.press(.enter)
    #expect(model.submitted == ["안녕 길고 긴 문장입니다"])
    #expect(pilot.screen.hasPrefix("say"))
  }

  @Test func aFieldHasOneLine() async {
    let model = Model()
    let pilot = Pilot(
      columns: 30, rows: 2,
      root: Reader { TextField("say", text: Binding(model, \.text)) { model.submitted.append(model.text) } })
    await pilot.paste("one\r\n\ttwo\n")
    await pilot.press(.control("j"), .enter)
    #expect(model.submitted == ["one \ttwo"])
    #expect(pilot.screen.hasPrefix("one  two"))
    model.text = "of\nothers"
    await pilot.settle()
    #expect(pilot.screen.hasPrefix("of⏎others"))
  }

  @Test func evaluatesOnlyTheRowsThatShow() async {
    let model = Model()
    model.rows = (0..<100_000).map { Row(id: $0) }
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Reader {
        List(model.rows, onSelect: { model.log.append("\($0.id)") }) { row in
          model.log.append("row")
          return Text("row \(row.id)")
        }
      })
    #expect(model.log.count <= 24)
    model.log = []
    await pilot.press(.end)
    #expect(pilot.screen.contains("row 99999"))
    #expect(model.log.count <= 24)
    model.log = []
    await pilot.press(.enter)
    #expect(model.log.first == "99999")
  }

  @Test func followsTheEndUntilTheUserScrollsUp() async {
    let model = Model()
    let pilot = Pilot(columns: 20, rows: 5, root: Reader { List(followingEndOf: model.rows) { Text("row \($0.id)") } })
    #expect(pilot.screen.hasSuffix("row 99"))
    model.rows.append(Row(id: 100))
    await pilot.settle()
    #expect(pilot.screen.hasSuffix("row 100"))
    await pilot.press(.pageUp)
    #expect(pilot.screen.hasSuffix("row 96"))
    model.rows.append(Row(id: 101))
    model.rows.insert(contentsOf: [Row(id: -2), Row(id: -1)], at: 0)
    await pilot.settle()
    #expect(pilot.screen.hasSuffix("row 96"))
    await pilot.press(.end)
    #expect(pilot.screen.hasSuffix("row 101"))
    model.rows.append(Row(id: 102))
    await pilot.settle()
    #expect(pilot.screen.hasSuffix("row 102"))
    await pilot.press(.home)
    #expect(pilot.screen.hasPrefix("row -2"))
  }

  @Test func scrollsToTheFocus() async {
    let pilot = Pilot(
      columns: 20, rows: 4,
      root: ScrollView {
        Text("heading")
        ForEach(0..<20, id: \.self) { index in Button("b\(index)") {} }
      })
    #expect(pilot.screen.hasPrefix("heading\n[ b0 ]"))
    for _ in 0..<9 { await pilot.press(.down) }
    #expect(pilot.screen.hasSuffix("[ b9 ]"))
    await pilot.resize(columns: 20, rows: 2)
    #expect(pilot.screen.hasSuffix("[ b9 ]"))
    for _ in 0..<9 { await pilot.press(.up) }
    #expect(pilot.screen.hasPrefix("heading\n[ b0 ]"))
  }

  @Test func runsAndCancelsTasksWithTheirView() async {
    let model = Model()
    let pilot = Pilot(
      root: Reader {
        if model.isOn {
          Text("on").task {
            model.log.append("began")
            await withTaskCancellationHandler {
              // Longer than any run of all tests.
              try? await Task.sleep(for: .seconds(86_400))
            } onCancel: {
            }
            model.log.append(Task.isCancelled ? "cancelled" : "ended")
          }
          .onAppear { model.log.append("appeared") }
          .onDisappear { model.log.append("disappeared") }
        }
      })
    await pilot.settle()
    model.count += 1
    await pilot.settle()
    #expect(Set(model.log) == ["began", "appeared"])
    model.isOn = false
    #expect(await pilot.waits { model.log.contains("cancelled") })
    #expect(model.log.filter { $0 == "disappeared" }.count == 1)
  }

  @Test func aListIsWhereItWasOnTheWayBack() async {
    let model = Model()
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Reader {
        if model.isOn {
          List(model.rows, onSelect: { _ in model.isOn = false }) { Text("row \($0.id)") }
        } else {
          Button("back") { model.isOn = true }
        }
      })
    for _ in 0..<30 { await pilot.press(.down) }
    #expect(pilot.screen.hasSuffix("row 30"))
    let before = pilot.screen
    await pilot.press(.enter)
    #expect(pilot.screen.hasPrefix("[ back ]"))
    await pilot.press(.enter)
    #expect(pilot.screen == before)
  }

  @Test func theFocusGoesToTheGreatestFocusWish() async {
    let model = Model()
    let pilot = Pilot(
      root: Reader {
        VStack {
          Button("away") { model.log.append("away") }.focusWish(.late)
          if model.count > 0 { Button("late content") { model.log.append("content") } }
        }
      })
    await pilot.press(.enter)
    model.count = 1
    await pilot.settle()
    await pilot.press(.enter)
    #expect(model.log == ["away", "content"])
  }

  @Test func aScopeKeepsTheKeyboard() async {
    let model = Model()
    let pilot = Pilot(
      root: Reader {
        ZStack {
          Button("behind") { model.log.append("behind") }
          if model.isOn { Button("front") { model.log.append("front") }.focusScope() }
        }
      })
    await pilot.press(.enter, .tab, .enter)
    model.isOn = false
    await pilot.settle()
    await pilot.press(.enter)
    #expect(model.log == ["front", "front", "behind"])
  }

  @Test func actionsSeeTheEnvironmentAndTheState() async {
    let pilot = Pilot(root: Quitter())
    await pilot.press(.control("p"), .control("p"))
    #expect(pilot.screen.hasPrefix("presses 2"))
    async let end = pilot.host.run()
    await pilot.press(.control("q"))
    #expect(await end == .quit)
  }

  /// A sheet or a dialog hides the keys behind it, but not the key that quits.
  @Test func controlQQuitsInFrontOfEverything() async {
    let pilot = Pilot(
      root: VStack {
        Quitter()
        Button("In front") {}.focusScope()
      })
    await pilot.press(.control("p"))
    #expect(pilot.screen.contains("presses 0"))
    async let end = pilot.host.run()
    await pilot.press(.control("q"))
    #expect(await end == .quit)
  }

  /// When the user puts quitting on another key, its usual key does nothing.
  @Test func quittingFollowsItsKey() async {
    let pilot = Pilot(prepare: { $0.keymap = Keymap(["quit": .alt("x")]) }, root: Presser())
    async let end = pilot.host.run()
    // After its end a host shows no new frame.
    await pilot.press(.control("q"), .control("p"))
    #expect(pilot.screen.hasPrefix("presses 1"))
    await pilot.press(.alt("x"))
    #expect(await end == .quit)
  }

  @Test func theNoticeNamesTheKeyThatTakesTheMouseBack() async {
    let pilot = Pilot(columns: 80, prepare: { $0.keymap = Keymap(["mouse": .function(9)]) }, root: Text("Here"))
    await pilot.press(.function(9))
    #expect(await pilot.shows("F9 takes it back"))
    pilot.stop()
  }

  @Test func theKeyBarShowsTheTopMostKeys() async {
    let model = Model()
    let pilot = Pilot(
      columns: 40, rows: 3,
      root: Reader {
        VStack {
          ZStack {
            Text("x").keyboardShortcut(.character("a"), "behind") { model.log.append("a") }
            if model.isOn {
              Text("y").keyboardShortcut(.control("b"), "front") { model.log.append("b") }.focusScope()
            }
          }
          KeyBar()
        }
      })
    #expect(pilot.screen.contains("^B front") && !pilot.screen.contains("behind"))
    await pilot.press(.character("a"), .control("b"))
    #expect(model.log == ["b"])
    model.isOn = false
    await pilot.settle()
    #expect(pilot.screen.contains("a behind"))
    await pilot.press(.character("ㅁ"))
    #expect(model.log == ["b", "a"])
  }

  @Test func movesOnlyWhileSomethingTurns() async {
    let model = Model()
    let pilot = Pilot(
      columns: 20, rows: 3, root: Reader { if model.isOn { ProgressView("working") } else { Text("done") } })
    await pilot.settle()
    let before = pilot.screen
    await pilot.clock.advance(by: 100)
    await pilot.settle()
    #expect(pilot.screen != before)
    #expect(pilot.lastFrameBytes <= 80)
    model.isOn = false
    await pilot.settle()
    let frames = pilot.host.frames
    await pilot.clock.advance(by: 10_000)
    await pilot.settle()
    #expect(pilot.host.frames == frames)
  }

  @Test(arguments: [(1, 1), (2, 1), (20, 5), (300, 100)])
  func worksInAnySize(columns: Int, rows: Int) async {
    let pilot = Pilot(
      columns: columns, rows: rows,
      root: VStack {
        Text("안녕하세요 a long line of words").border(title: "title")
        HStack {
          Text("left"); Spacer(); Text("right")
        }
        ScrollView { Text("content") }
        KeyBar()
      })
    await pilot.press(.tab, .down, .enter)
    await pilot.resize(columns: 1, rows: 1)
    await pilot.resize(columns: columns, rows: rows)
    #expect(pilot.host.screen.size.width == columns)
  }
}

/// Ends the program by a key, whose action reads the environment only when it is pressed.
private struct Quitter: View {
  @Environment(\.quit) private var quit
  @State private var presses = 0
  var body: some View {
    Text("presses \(presses)").keyBindings([
      KeyBinding(.control("q"), "Quit") { quit() }, KeyBinding(.control("p"), "Press") { presses += 1 },
    ])
  }
}

/// Counts how often a key was pressed.
private struct Presser: View {
  @State private var presses = 0
  var body: some View {
    Text("presses \(presses)").keyBindings([KeyBinding(.control("p"), "Press") { presses += 1 }])
  }
}

/// Evaluates its content again in each frame, so that what it reads is tracked.
private struct Reader<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
