import TerminalTesting
import TerminalUI
import Testing

/// Views side by side that continue in the next row.
@MainActor struct WrappingTests {
  private struct Buttons: View {
    var body: some View {
      VStack {
        WrappingHStack(spacing: 2) {
          Button("one") {}
          Button("two") {}
          Button("three") {}
        }
        Text("below")
      }
    }
  }

  @Test(arguments: [
    (40, ["[ one ]  [ two ]  [ three ]", "below"]), (20, ["[ one ]  [ two ]", "[ three ]", "below"]),
    (9, ["[ one ]", "[ two ]", "[ three ]", "below"]),
  ])
  func viewsWithoutRoomContinueBelow(columns: Int, lines: [String]) async {
    let pilot = Pilot(columns: columns, rows: 6, root: Buttons())
    await pilot.settle()
    #expect(pilot.lines.prefix(lines.count).map { String($0.reversed().drop { $0 == " " }.reversed()) } == lines)
    pilot.stop()
  }
}
