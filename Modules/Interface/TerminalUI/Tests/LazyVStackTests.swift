import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct LazyVStackTests {
  @Observable @MainActor final class Model {
    var count = 1_000
    var log: [String] = []
  }

  /// Rows of one to four lines.
  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        Text("heading")
        LazyVStack(spacing: 1) {
          Text("first")
          ForEach(0..<model.count, id: \.self) { index in
            Button(action: { model.log.append("\(index)") }) {
              Text("row \(index)" + String(repeating: "\n  more", count: index % 4))
            }
            .onAppear { model.log.append("+\(index)") }
            .onDisappear { model.log.append("-\(index)") }
          }
        }
        Text("footing")
      }
    }
  }

  private func pilot(_ model: Model, rows: Int = 12) -> Pilot {
    Pilot(columns: 20, rows: rows, root: Rows(model: model))
  }

  @Test func evaluatesOnlyRowsInSight() async {
    let model = Model()
    let pilot = pilot(model)
    #expect(pilot.screen.hasPrefix("heading\nfirst\n\nrow 0\n\nrow 1\n  more\n\nrow 2"))
    let seen = model.log.filter { $0.hasPrefix("+") }.count
    #expect(4...10 ~= seen)
    for _ in 0..<20 {
      await pilot.press(.pageDown)
      #expect(pilot.host.work.rows <= 24, "twice at most, as heights turn out")
    }
    #expect(model.log.contains("-1"), "a row out of sight is gone")
    #expect(!model.log.contains("-0"), "the row with the focus stays")
  }

  @Test func theArrowsWalkThroughEveryRow() async {
    let model = Model()
    let pilot = pilot(model)
    for index in 0..<60 {
      await pilot.press(.enter, .down)
      #expect(model.log.filter { Int($0) != nil && !$0.hasPrefix("+") && !$0.hasPrefix("-") }.last == "\(index)")
      #expect(pilot.screen.contains("row \(index + 1)"))
    }
    for _ in 0..<60 { await pilot.press(.up) }
    model.log = []
    await pilot.press(.enter)
    #expect(model.log == ["0"])
    #expect(pilot.screen.hasPrefix("heading\nfirst\n\nrow 0"))
  }

  @Test func theEndShowsTheLastRowAndTheWayBackHasNoJumps() async {
    let model = Model()
    let pilot = pilot(model)
    await pilot.press(.end)
    #expect(pilot.screen.hasSuffix("row 999\n  more\n  more\n  more\nfooting"))
    // Scrolls back up line by line: each frame shows the lines of the one before, one further down.
    for _ in 0..<60 {
      let before = pilot.lines
      pilot.host.handle(.mouse(MouseEvent(.scrollUp, at: Point(x: 1, y: 1))))
      await pilot.settle()
      #expect(Array(pilot.lines.dropFirst(3)) == Array(before.dropLast(3)))
    }
    await pilot.press(.home)
    #expect(pilot.screen.hasPrefix("heading\nfirst\n\nrow 0"))
  }

  @Test func showsTheSameAsAnOrdinaryStack() async {
    for rows in [1, 2, 7, 30] {
      let content = ForEach(0..<40, id: \.self) { index in
        Text("row \(index)" + String(repeating: " and words", count: index % 5))
      }
      let lazy = Pilot(columns: 18, rows: rows, root: ScrollView { LazyVStack(alignment: .trailing) { content } })
      let plain = Pilot(columns: 18, rows: rows, root: ScrollView { VStack(alignment: .trailing) { content } })
      for key in [Key.down, .pageDown, .down, .pageDown, .up, .pageUp, .pageDown, .pageDown, .home, .pageDown] {
        await lazy.press(key)
        await plain.press(key)
        #expect(lazy.screen.replacing(" ", with: "") == plain.screen.replacing(" ", with: ""), "\(rows) rows")
      }
    }
  }

  @Test func survivesChangesOfItsRows() async {
    let model = Model()
    let pilot = pilot(model)
    await pilot.press(.end)
    model.count = 3
    await pilot.settle()
    #expect(pilot.screen.contains("row 2") && !pilot.screen.contains("row 9"))
    model.count = 0
    await pilot.settle()
    #expect(pilot.screen.contains("heading\nfirst\nfooting"))
    model.count = 2_000
    await pilot.resize(columns: 9, rows: 5)
    await pilot.press(.end)
    #expect(pilot.screen.contains("footing"))
    await pilot.resize(columns: 40, rows: 30)
    await pilot.press(.home)
    #expect(pilot.screen.contains("row 0"))
  }
}
