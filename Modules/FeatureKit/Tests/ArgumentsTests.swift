import FeatureKit
import Testing

struct ArgumentsTests {
  private let options = [
    CommandOption("avatar", letter: "a", value: "AVATAR") { _ in "" }, CommandOption("continue") { _ in "" },
  ]

  @Test func takesWordsApart() throws {
    let arguments = try Arguments(["-a", "Juno", "hello", "--continue", "-", "--", "--avatar"], options: options)
    #expect(arguments.operands == ["hello", "-", "--avatar"])
    #expect(arguments.value(of: "avatar") == "Juno")
    #expect(arguments.has("continue"))
  }

  @Test func theLastValueCounts() throws {
    let arguments = try Arguments(["--avatar=a", "--avatar=b=c"], options: options)
    #expect(arguments.value(of: "avatar") == "b=c")
    #expect(!arguments.has("continue"))
  }

  @Test(arguments: [["--nope"], ["-x"], ["--avatar"], ["-a"], ["--continue=1"]])
  func refusesWhatItDoesNotKnow(words: [String]) {
    let failure = #expect(throws: CommandFailure.self) { try Arguments(words, options: options) }
    #expect(failure?.code == .wrongUsage)
  }
}
