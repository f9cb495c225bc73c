import TerminalTesting
import TerminalUI
import Testing

@MainActor struct MotionTests {
  @Test func reducedMotionStopsTheFigure() async {
    let pilot = Pilot(columns: 20, rows: 1, root: ProgressView("working").environment(\.reducesMotion, true))
    await pilot.settle()
    #expect(pilot.screen == "⋯ working")
    let frames = pilot.host.frames
    await pilot.clock.advance(by: 10_000)
    await pilot.settle()
    #expect(pilot.host.frames == frames)
  }

  @Test func theSignIsAsWideAsTheFigure() {
    let still = Pilot(columns: 20, rows: 1, root: ProgressView("x").environment(\.reducesMotion, true))
    let turning = Pilot(columns: 20, rows: 1, root: ProgressView("x"))
    #expect(still.place(of: "x")?.column == turning.place(of: "x")?.column)
    turning.stop()
  }
}
