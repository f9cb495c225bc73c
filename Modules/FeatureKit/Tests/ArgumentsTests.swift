import Entities
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

  @Test func aNegativeNumberIsAnOperandUnlessItIsAnOption() throws {
    let words = ["seed", "-1", "-.5", "-1e3"]
    #expect(try Arguments(words, options: options).operands == words)
    let one = CommandOption("one", letter: "1") { _ in "" }
    let arguments = try Arguments(["-1", "-2"], options: options + [one])
    #expect(arguments.has("one") && arguments.operands == ["-2"])
    for word in ["-inf", "-nan", "-1x", "--1"] {
      #expect(throws: CommandFailure.self) { try Arguments([word], options: options) }
    }
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

  @Test(arguments: [[], ["one", "two"]]) func oneOperandIsNeeded(words: [String]) throws {
    #expect(try Arguments(["one"], options: []).onlyOperand(or: "Name one.") == "one")
    let arguments = try Arguments(words, options: [])
    #expect(throws: CommandFailure(.wrongUsage, "Name one.")) { try arguments.onlyOperand(or: "Name one.") }
  }

  /// Suggested for a typing error, for the beginning of a name, or for the name in other programs.
  @Test(arguments: [
    ("--language", ["--lang"]), ("--modle", ["--model"]), ("--locale", ["--lang"]), ("--url", ["--base-url"]),
    ("--character", ["--avatar"]), ("--AVATAR", ["--avatar"]), ("--zzz", []), ("--", []), ("-q", []),
  ])
  func anUnknownOptionNamesTheOneThatWasMeant(word: String, meant: [String]) {
    let failure = CommandFailure.unknownOption(
      word, own: ["avatar", "chat"], common: ["lang", "model", "base-url", "json"])
    #expect(failure.code == .wrongUsage)
    let words = failure.message(in: .english)
    #expect(words.contains("Did you mean \(meant.joined(separator: " or "))?") == !meant.isEmpty, "\(words)")
    #expect(
      words.hasPrefix("Unknown option \(word).") && words.hasSuffix("The options of this command are --avatar, --chat.")
    )
    #expect(failure.message(in: .korean).contains(meant.first ?? word))
  }

  /// An option of any length.
  @Test func anEndlessOptionNamesNothing() {
    let failure = CommandFailure.unknownOption("--" + String(repeating: "a", count: 100_000), own: ["avatar"])
    #expect(!failure.message(in: .english).contains("Did you mean"))
  }
}
