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
    #expect(pilot.screen.hasPrefix("is a ‹ cat ›"))
  }
}
