import Entities
import Foundation
import Testing

@testable import System

struct ProcessTests {
  @Test func theProcessesOwnVariablesAreSeen() {
    let path = ProcessInfo.processInfo.environment["PATH"]
    #expect(path != nil)
    #expect(ProcessEnvironment.current["PATH"] == path)
    #expect(ProcessEnvironment.current["AICHAT_NO_SUCH_VARIABLE"] == nil)
  }

  @Test func anEmptyVariableIsNone() {
    #expect(ProcessEnvironment(["A": "", "B": "b"])["A"] == nil)
    #expect(ProcessEnvironment(["A": "", "B": "b"])["B"] == "b")
  }

  @Test func theClockIsTheSystems() {
    let before = Int64(Date().timeIntervalSince1970 * 1000) - 1
    let now = SystemClock.now().milliseconds
    let after = Int64(Date().timeIntervalSince1970 * 1000) + 1
    #expect(before <= now && now <= after)
  }
}
