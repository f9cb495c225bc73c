import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

@MainActor struct ChoiceRowTests {
  final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  @Test func aChoiceStepsBothWays() async {
    let pilot = Pilot(root: ChoiceRow("is a", value: "cat") { log.lines.append("\($0)") })
    await pilot.press(.right, .left, .enter)
    #expect(log.lines == ["1", "-1", "1"])
    #expect(pilot.screen.hasPrefix("is a   ‹ cat ›"))
  }

  @Test func aClickOnAnArrowDoesWhatItPointsTo() async {
    let pilot = Pilot(root: ChoiceRow("is a", value: "cat") { log.lines.append("\($0)") })
    await pilot.click(on: "›")
    await pilot.click(on: "‹")
    await pilot.click(on: "cat")
    #expect(log.lines == ["1", "-1", "1"])
  }

  @Test func theFooterShowsTheArrowsWhereTheyMeanIt() async {
    let row = ChoiceRow("is a", value: "cat") { log.lines.append("\($0)") }
    let pilot = Pilot(
      showing: VStack {
        Button("Other") {}.defaultFocus(); row
      })
    #expect(!pilot.screen.contains("← Previous"))
    await pilot.press(.down)
    await pilot.click(on: "← Previous")
    await pilot.click(on: "→ Next")
    #expect(log.lines == ["-1", "1"])
  }
}
