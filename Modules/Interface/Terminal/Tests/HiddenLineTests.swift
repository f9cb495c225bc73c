import Glibc
import Testing

@testable import Terminal

/// A process has one session, so these tests are in the serialised suite.
extension TerminalSessionTests {
  private func ask(_ typed: String, _ more: @escaping @Sendable () -> Void = {}) async throws -> (LineEvent, String) {
    let terminal = try #require(PseudoTerminal())
    async let event = LineSession.ask("Key: ", isHidden: true, input: terminal.program, output: terminal.program)
    // The question comes after the echo is off: input before it would be shown, and dropped.
    var shown: [UInt8] = []
    while !String(decoding: shown, as: UTF8.self).contains("Key: ") {
      shown += terminal.written()
      await Task.yield()
    }
    #expect(!terminal.isCooked)
    terminal.type(typed)
    more()
    let answer = try await event
    shown += terminal.written()
    #expect(terminal.settings == terminal.firstSettings)
    return (answer, String(decoding: shown, as: UTF8.self))
  }

  @Test func typedTextIsNotShown() async throws {
    let (event, shown) = try await ask("sk-never-shown\n")
    #expect(event == .line("sk-never-shown"))
    #expect(shown == "Key: \r\n")
  }

  @Test func theRestOfAPasteDoesNotReachTheShell() async throws {
    let (event, shown) = try await ask("sk-one\nsk-two\nsk-three")
    #expect(event == .line("sk-one"))
    #expect(!shown.contains("sk-"))
  }

  @Test(arguments: [(SIGINT, LineEvent.interrupt), (SIGTERM, .terminate), (SIGHUP, .hangup)])
  func aSignalGivesTheTerminalBack(number: Int32, wanted: LineEvent) async throws {
    let (event, _) = try await ask("sk-half") { kill(getpid(), number) }
    #expect(event == wanted)
  }

  @Test func theEndOfTheInputIsNoLine() async throws {
    #expect(try await ask("\u{4}").0 == .end)
  }

  @Test func withoutATerminalThereIsNoQuestion() async throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    await #expect(throws: TerminalProblem.notATerminal) {
      try await LineSession.ask("Key: ", isHidden: true, input: ends[0], output: ends[1])
    }
    for end in ends { close(end) }
  }
}
