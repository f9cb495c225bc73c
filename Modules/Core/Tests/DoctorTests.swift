import CommandLine
import Configuration
import Testing

@testable import Core

struct DoctorTests {
  @Test func aTmuxThatIsNotThereSaysNothing() {
    #expect(
      TerminalHealthCheck.clipboardOptionOfTmux(in: ProcessEnvironment(["PATH": "/nonexistent", "TMUX": "x"])) == nil)
    #expect(TerminalHealthCheck.clipboardOptionOfTmux(in: ProcessEnvironment(["PATH": "/usr/bin"])) == nil)
  }
}
