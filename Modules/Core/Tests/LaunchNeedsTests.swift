import CommandLine
import Configuration
import Testing

@testable import Core

@MainActor struct LaunchNeedsTests {
  private func needs(_ arguments: [String], without: [String] = []) throws -> LaunchNeeds {
    LaunchNeeds(try Invocation(arguments), try FeatureSelection(of: AppFixture.all, in: "aichat", without: without))
  }

  @Test(arguments: [[], ["--plain"], ["open", "aichat://chats"]])
  func theAppNeedsDataThatCanBeWritten(arguments: [String]) throws {
    let needs = try needs(arguments)
    #expect(needs.opensApp && needs.hasData && !needs.canReadOnly && !needs.asks)
  }

  @Test func theDemoOpensTheAppWithoutTheUsersData() throws {
    #expect(try needs(["--plain", "demo"]).isDemo && needs(["demo"]).opensApp)
    #expect(try !needs(["demo", "--help"]).isDemo && !needs(["demo", "--help"]).opensApp && !needs([]).isDemo)
  }

  @Test func aQuestionNeedsAModelAndDataThatCanBeWritten() throws {
    let needs = try needs(["--json", "ask", "hi"])
    #expect(needs.asks && needs.hasData && !needs.canReadOnly && !needs.opensApp)
  }

  @Test func otherCommandsWorkOnDataThatCanOnlyBeRead() throws {
    let needs = try needs(["chats", "list"])
    #expect(needs.hasData && needs.canReadOnly && !needs.asks)
  }

  @Test(arguments: [
    ["demo"], ["features"], ["doctor"], ["completions", "bash"], ["help", "man"], ["config", "list"], ["keys", "list"],
    ["chats", "list", "--help"], ["--help"],
  ])
  func theseNeedNoData(arguments: [String]) throws {
    #expect(try !needs(arguments).hasData)
  }

  /// Only commands that repair settings, or help with them, run with wrong settings.
  @Test(arguments: [
    (["doctor"], true, true), (["config", "set", "model", "m"], true, true), (["help"], false, true),
    (["completions", "zsh"], false, true), (["ask", "--help"], false, true), (["ask", "--", "--help"], false, false),
    (["keys", "list"], false, false), ([], false, false),
  ])
  func wrongSettingsStopAllButTheirCure(arguments: [String], mends: Bool, isAllowed: Bool) throws {
    let invocation = try Invocation(arguments)
    #expect(invocation.mendsSettings == mends && invocation.allowsWrongSettings == isAllowed)
  }

  /// Every option of the configuration can be written in a command, in both spellings.
  @Test func everyCommonOptionIsRead() throws {
    for option in CommonOption.allCases {
      let attached = try Invocation(["\(option.flag)=a=b"])
      #expect(attached.words.isEmpty && attached.options.map(\.value) == ["a=b"], "\(option)")
      let separate = try Invocation([option.flag, "-v"])
      #expect(separate.options.map(\.value) == [option.placeholder == nil ? "true" : "-v"], "\(option)")
    }
    #expect(throws: ConfigurationError.missingValue(.model)) { try Invocation(["--model"]) }
    #expect(CommonOptions(try Invocation(["--without", "chat", "--without=sync"])) != CommonOptions())
  }

  /// The error about a command line that cannot be read is in the language that the line names.
  @Test(arguments: [["--lang", "ko", "--model"], ["--lang=ko", "--model"], ["--model", "--lang", "ko"]])
  func anUnreadableLineHasALanguage(arguments: [String]) {
    var expected = CommonOptions()
    expected.add("ko", to: .language)
    #expect(CommonOptions(readable: arguments) == expected)
  }
}
