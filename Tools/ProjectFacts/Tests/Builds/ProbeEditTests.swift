import Testing

@testable import ProjectFacts

struct ProbeEditTests {
  private let text = """
    public struct Thing {
      func number(of words: [String]) -> Int { 1 }
      public func tell(_ body: Body = { }) {
        body()
      }
    }
    """

  @Test func theBodyGetsAStatementAndNothingElseChanges() throws {
    let edited = try #require(ProbeEdit.body.applied(to: text, mark: 7))
    let statement = " if Swift.CommandLine.argc == 1_000_7 { Swift.print(7) };"
    #expect(edited.contains("tell(_ body: Body = { }) {\(statement)\n    body()"))
    #expect(edited.replacing(statement, with: "") == text)
    #expect(ProbeEdit.body.applied(to: text, mark: 8) != edited)
  }

  @Test func theOthersAddDeclarations() throws {
    #expect(ProbeEdit.private.applied(to: text, mark: 1) == text + "\nprivate func costProbe1() {}\n")
    #expect(
      ProbeEdit.public.applied(to: text, mark: 1)
        == text + "\nextension Thing {\n  public func costProbe1() {}\n}\n")
    #expect(ProbeEdit.type.applied(to: text, mark: 1) == text + "\npublic struct CostProbe1 {}\n")
  }

  @Test func whatCannotBeEditedIsRefused() {
    #expect(ProbeEdit.body.applied(to: "func one() -> Int { 1 }", mark: 1) == nil)
    #expect(ProbeEdit.body.applied(to: "protocol P { func tell() }", mark: 1) == nil)
    #expect(ProbeEdit.public.applied(to: "struct Hidden {}", mark: 1) == nil)
  }
}
