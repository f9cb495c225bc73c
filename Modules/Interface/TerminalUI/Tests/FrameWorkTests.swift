import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// The cost of frames as counts. If one of these numbers grows, the reason must be written down; without a reason it is
/// a mistake.
@MainActor struct FrameWorkTests {
  @Observable @MainActor final class Model {
    var draft = ""
    var isBusy = true
    var beat = 0
  }

  struct Row: Identifiable {
    let id: Int
    var text: String { "row \(id) " + String(repeating: "of some words ", count: id % 5) }
  }

  /// A conversation, and a field for the next message.
  private struct Chat: View {
    let model: Model
    let rows: [Row]

    var body: some View {
      VStack {
        HStack {
          Text(line: "Title").bold()
          Spacer()
          if model.isBusy { ProgressView("thinking") }
        }
        Divider()
        List(followingEndOf: rows) { row in
          HStack {
            if row.id.isMultiple(of: 2) { Spacer(minLength: 8) }
            VStack {
              Text(row.text)
              Text(line: "12:34")
            }
            .border()
            if !row.id.isMultiple(of: 2) { Spacer(minLength: 8) }
          }
        }
        TextField("Say something", text: Binding(model, \.draft)).defaultFocus()
        KeyBar()
      }
      .keyBindings([KeyBinding(.escape, "Back") {}])
    }
  }

  private func chat(columns: Int = 120, rows: Int = 36, count: Int = 100_000) -> (Model, Pilot) {
    let model = Model()
    let rows = (0..<count).map(Row.init)
    return (model, Pilot(columns: columns, rows: 36, root: Chat(model: model, rows: rows)))
  }

  @Test func aKeyPressIsFewBytes() async {
    let (_, pilot) = chat()
    for character in "안녕 a word and another 👩‍🚀 …" {
      await pilot.type(String(character))
      #expect(1...200 ~= pilot.lastFrameBytes)
    }
    await pilot.pressBackspace()
    #expect(1...200 ~= pilot.lastFrameBytes)
  }

  @Test func aTurningFigureIsFewBytes() async {
    let (model, pilot) = chat()
    await pilot.settle()
    for _ in 0..<12 {
      await pilot.clock.advance(by: 100)
      await pilot.settle()
      #expect(1...80 ~= pilot.lastFrameBytes)
    }
    model.isBusy = false
    await pilot.settle()
    let sent = pilot.terminal.sent.count
    await pilot.clock.advance(by: 60_000)
    await pilot.settle()
    #expect(pilot.terminal.sent.count == sent, "a still figure sends nothing")
  }

  @Test func aFullRepaintStaysInItsBudget() async {
    let (_, pilot) = chat()
    await pilot.press(.control("l"))
    #expect(2_000...35_000 ~= pilot.lastFrameBytes)
  }

  @Test func onlyRowsInTheWindowAreEvaluated() async {
    let (_, pilot) = chat()
    let window = pilot.host.work.rows
    #expect(1...36 ~= window)
    for key in [Key.pageUp, .pageUp, .pageDown, .home, .pageDown, .end] {
      await pilot.press(key)
      #expect(pilot.host.work.rows <= 36, "a page of rows, and no more")
    }
    let (few, many) = (chat(count: 100).1.host.work, chat(count: 100_000).1.host.work)
    #expect(few.rows == many.rows && few.measured == many.measured, "the number of rows makes no difference")
  }

  @Test func aPageOfAListIsOneWindowOfRows() async {
    let rows = (0..<100_000).map(Row.init)
    let pilot = Pilot(columns: 40, rows: 10, root: List(rows, onSelect: { _ in }) { Text(line: "row \($0.id)") })
    #expect(pilot.host.work.rows == 20, "ten, and ten again when the list has taken the focus")
    for page in 1...30 {
      await pilot.press(.pageDown)
      #expect(pilot.host.work.rows == 10)
      #expect(pilot.screen.hasSuffix("row \(page * 9)"))
    }
    await pilot.press(.end)
    #expect(pilot.screen.hasSuffix("row 99999"))
    #expect(pilot.host.work.rows == 10)
    await pilot.press(.home)
    #expect(pilot.host.work.rows == 10)
  }

  /// Each row of a stack costs the same, however many there are, and layout asks each element for its size as often
  /// as written here.
  @Test func layoutIsLinear() {
    func work(_ count: Int) -> FrameWork {
      let root = VStack {
        ForEach(0..<count, id: \.self) { _ in
          HStack {
            Text("name")
            Spacer()
            Text("value")
          }
        }
      }
      return Pilot(columns: 40, rows: 50, root: root).host.work
    }
    let work = [1, 10, 20, 40].map(work)
    #expect(work.map(\.measured) == [8, 211, 421, 841])
    #expect(work.map(\.cells) == [9, 90, 180, 360])
    #expect(work.map(\.rows) == [0, 0, 0, 0])
  }

  @Test func aTerminalThatClaimsToBeHugeIsPaintedInPart() {
    let device = FakeTerminal(
      size: Size(width: 65_535, height: 65_535), depth: .trueColor, traits: TerminalTraits(), pictureHint: nil)
    let host = Host(device: device, environment: EnvironmentValues(), clock: FakeClock().hostClock, root: Text("here"))
    host.start()
    #expect(host.screen.size == Terminal.Grid.largest && host.screen.text(row: 0) == "here")
    host.handle(.resize(Size(width: 30, height: 2)))
    #expect(host.screen.size == Size(width: 30, height: 2))
    host.stop()
  }

  /// A key in a text of flags or joined marks costs only the visible part, and a word is walked over once.
  @Test(arguments: ["🇰🇷", "👩‍👩‍👧‍👦", "e\u{301}", "क्त"]) func aKeyInALongLineOfLargeGraphemesIsCheap(unit: String) {
    func cost(_ count: Int) -> (key: Int, opening: Int) {
      let model = Model()
      model.draft = String(repeating: unit, count: count)
      let root = TextEditor("Say", text: Binding(model, \.draft)).lineLimit(1...6).defaultFocus()
      let before = FrameWork.textLookedAt
      let pilot = Pilot(columns: 60, rows: 10, root: root)
      let opening = FrameWork.textLookedAt
      for key in [Key.end, .character("a"), .left, .left, .alt("b")] { _ = pilot.cost(of: key) }
      let key = pilot.cost(of: .character("b"))
      pilot.stop()
      return (key.clusters + key.bytes, opening.clusters + opening.bytes - before.clusters - before.bytes)
    }
    let (one, two) = (cost(1_500), cost(3_000))
    #expect(two.key <= one.key + one.key / 4 + 512 && two.key < 160_000, "\(one) \(two)")
    #expect(two.opening <= one.opening * 22 / 10 + 20_000, "\(one) \(two)")
  }

  @Test func anUnchangedFrameIsPaintedAndNotSent() async {
    let (model, pilot) = chat()
    let before = pilot.host.work
    let bytes = pilot.host.bytes
    model.isBusy = true
    await pilot.press(.function(20))
    #expect(pilot.host.bytes == bytes)
    #expect(pilot.host.work == before)
  }
}
