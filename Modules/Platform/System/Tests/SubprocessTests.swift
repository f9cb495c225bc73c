import Entities
import Foundation
import Testing

@testable import System

struct SubprocessTests {
  // A program that does not read its input would otherwise end the tests.
  init() { signal(SIGPIPE, SIG_IGN) }

  private func shell(_ timeout: Duration = .seconds(60)) -> Subprocess {
    Subprocess(path: "/bin/sh", environment: [("PATH", "/usr/bin:/bin"), ("GREETING", "hello")], timeout: timeout)
  }

  private func output(of script: String, reading input: [UInt8] = []) -> String? {
    shell().answer(to: ["-c", script], reading: input).map { String(decoding: $0, as: UTF8.self) }
  }

  private func outcome(of script: String) -> String { "\(shell().run(["-c", script]))" }

  @Test func aProgramGetsItsArgumentsItsInputAndItsVariablesOnly() {
    #expect(output(of: "echo one; cat", reading: Array("two".utf8)) == "one\ntwo")
    #expect(output(of: "echo $GREETING $HOME.") == "hello .\n")
    #expect(output(of: "cat") == "", "an empty input ends at once")
  }

  @Test func anInputMayBeLargerThanAPipe() {
    let input = [UInt8](repeating: 7, count: 300_000)
    #expect(output(of: "wc -c | tr -d ' '", reading: input) == "300000\n")
    #expect(output(of: "exec <&-; echo done", reading: input) == "done\n", "it need not be read")
    #expect(output(of: "head -c 60000 | tr '\\007' x", reading: input) == String(repeating: "x", count: 60_000))
  }

  @Test func anEndWithoutSuccessSaysWhetherTheProgramComplained() {
    #expect(outcome(of: "echo lost; exit 3") == "failure(hasComplained: false)")
    #expect(outcome(of: "echo why >&2; exit 3") == "failure(hasComplained: true)")
    #expect(outcome(of: "kill -KILL $$") == "silence")
    #expect(output(of: "echo why >&2; echo yes") == "yes\n", "a warning is no failure")
    #expect(output(of: "head -c 200000 /dev/zero >&2; echo yes") == "yes\n", "nor is a long one")
  }

  @Test func tooMuchOutputIsNone() {
    #expect(output(of: "head -c 65536 /dev/zero")?.utf8.count == 65_536)
    #expect(outcome(of: "head -c 65537 /dev/zero") == "silence")
    #expect(outcome(of: "cat /dev/zero") == "silence", "its writing waits, and does not fail")
  }

  @Test func aProgramThatTakesTooLongIsKilled() {
    let began = ContinuousClock.now
    #expect(shell(.milliseconds(50)).answer(to: ["-c", "exec sleep 20"]) == nil)
    #expect(shell(.milliseconds(50)).answer(to: ["-c", "exec sleep 20 >&-"]) == nil, "without an output too")
    #expect(began.duration(to: .now) < .seconds(20))
  }

  @Test func whatCannotBeRunLeavesNoDescriptorsOpen() throws {
    func openDescriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try openDescriptors()
    let none = Subprocess(path: "/no/such/program", environment: [], timeout: .seconds(1))
    for _ in 0..<100 { #expect(none.answer(to: []) == nil) }
    #expect(try openDescriptors() < before + 100, "other tests may have opened some")
  }

  @Test func aNameIsLookedUpInTheAbsoluteFoldersOfThePath() throws {
    let home = try TemporaryFolder()
    func program(_ path: String) -> Subprocess? {
      Subprocess(
        named: "sh", in: ProcessEnvironment(["PATH": path, "A": "a"]), passing: ["A", "B"], timeout: .seconds(1))
    }
    let found = try #require(program("relative:\(home.path):/bin"))
    #expect(found.path == "/bin/sh")
    #expect(found.environment.map { "\($0.name)=\($0.value)" } == ["A=a"])
    #expect(program(home.path) == nil && program("bin") == nil && program("") == nil)
    try home.write("", to: home.path + "/sh")
    #expect(program(home.path) == nil, "a file that is no program")
  }
}
