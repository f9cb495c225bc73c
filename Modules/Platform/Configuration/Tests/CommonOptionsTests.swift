import Testing

import Entities
@testable import Configuration

struct CommonOptionsTests {
  @Test func standAnywhereBeforeTheDashes() throws {
    let (options, rest) = try CommonOptions.extract(
      from: ["--model", "m1", "ask", "--provider=offline", "-a", "Rex", "hello", "--json", "--", "--plain", "x"])
    #expect(options.values == [.model: "m1", .provider: "offline", .json: "true"])
    #expect(rest == ["ask", "-a", "Rex", "hello", "--", "--plain", "x"])
  }

  @Test func leaveOthersToTheSubcommand() throws {
    let (options, rest) = try CommonOptions.extract(from: ["ask", "--no-stream", "--modelx", "-", "--mode", "--chat=7"])
    #expect(options == CommonOptions())
    #expect(rest == ["ask", "--no-stream", "--modelx", "-", "--mode", "--chat=7"])
  }

  @Test func everyOptionIsUnderstoodInBothSpellings() throws {
    for option in CommonOption.allCases {
      let (attached, none) = try CommonOptions.extract(from: ["\(option.flag)=a=b"])
      #expect(attached.values == [option: "a=b"])
      #expect(none.isEmpty)
      guard option.placeholder != nil else { continue }
      let (separate, alsoNone) = try CommonOptions.extract(from: [option.flag, "-v"])
      #expect(separate.values == [option: "-v"])
      #expect(alsoNone.isEmpty)
    }
  }

  @Test(arguments: [["--model"], ["--model", "--json"], ["--model", "--"], ["ask", "--model", "--no-stream", "hi"]])
  func refuseAMissingValue(arguments: [String]) {
    #expect(throws: ConfigurationError.missingValue(.model)) { try CommonOptions.extract(from: arguments) }
  }

  @Test func aSwitchTakesNoValueButItsOwn() throws {
    let (options, rest) = try CommonOptions.extract(from: ["--plain", "false", "--verbose=off"])
    #expect(options.values == [.plain: "true", .verbose: "off"])
    #expect(rest == ["false"])
  }

  @Test func theLastOneCountsAndListsAddUp() throws {
    let (options, _) = try CommonOptions.extract(
      from: ["--model=a", "--without", "chat", "--model", "b", "--without=profile,settings"])
    #expect(options.values == [.model: "b", .without: "chat,profile,settings"])
  }
}
