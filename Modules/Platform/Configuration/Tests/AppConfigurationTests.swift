import Entities
import System
import Testing

@testable import Configuration

struct AppConfigurationTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  @Test func withoutAnythingTheDefaultsCount() throws {
    let configuration = try home.configuration()
    #expect(configuration[.dataDirectory] == home.path + "/.local/share/aichat")
    #expect(configuration[.profile] == nil)
    #expect(configuration.endpoint.provider == nil)
    #expect(configuration[.model] == nil)
    #expect(configuration.endpoint.baseURL == nil)
    #expect(configuration.endpoint.apiKey == nil)
    #expect(configuration[.features] == nil)
    #expect(configuration[.without].isEmpty)
    #expect(!configuration[.plain] && !configuration[.json] && !configuration[.verbose])
    #expect(!configuration[.telemetryFile] && configuration[.telemetryEndpoint] == nil)
    #expect(configuration[.color] == .auto)
    #expect(!configuration[.noMouse] && configuration[.theme] == .auto)
    #expect(configuration[.motion] == .full)
    #expect(configuration[.language] == .english)
    #expect(configuration.warnings.isEmpty)
    #expect(CommonOption.allCases.allSatisfy { configuration.setting($0) == nil })
  }

  @Test func whatTheCommandSaysOfRepliesIsApartFromTheRest() throws {
    let configuration = try home.configuration(
      ["--temperature=0.5", "--summaries=off"], ["AICHAT_TOP_P": "0.9", "AICHAT_TEMPERATURE": "1"],
      file: #"{"max_tokens": 100, "seed": 1, "effort": "off", "context_window": 512, "summaries": true}"#)
    #expect(configuration.presets[.flag] == Preset(sampling: SamplingOptions(temperature: 0.5), summarizes: false))
    #expect(
      configuration.presets[.configuration]
        == Preset(sampling: SamplingOptions(topP: 0.9, maximumTokens: 100, seed: 1, contextWindow: 512, effort: .off)))
  }

  /// A valid value for each option, a different one for each source, and an invalid one if there is any.
  static let values: [CommonOption: (flag: String, variable: String, file: String, wrong: String)] = [
    .dataDirectory: ("/f", "/v", "\"/c\"", ""), .profile: ("f", "v", "\"c\"", ""),
    .provider: ("Offline", "openai", "\"ollama\"", "nobody"), .model: ("f", "v", "\"c\"", "a\u{1B}b"),
    .certificateFile: ("/f", "~/v", "\"/c\"", ""), .contextWindow: ("4096", "8192", "256", "255"),
    .imageModel: ("a", "b", "\"c\"", ""), .timeout: ("30", "2.5", "0.25", "0"),
    .offlineScript: ("/f", "~/v", "\"/c\"", ""),
    .monthlyBudget: ("10", "0.5", "12.75", "1e3"),
    .temperature: ("0.5", "1", "0.7", "2.5"), .topP: ("0.5", "1", "0", "-1"), .maximumTokens: ("1", "2", "3", "0"),
    .seed: ("-1", "2", "3", "1.5"), .effort: ("off", "low", "\"max\"", "much"), .summaries: ("on", "1", "true", "2"),
    .noTitles: ("yes", "0", "true", "never"),
    .baseURL: ("http://f/v1", "https://v", "\"http://c\"", "nowhere"), .features: ("f", "v", "[\"c\"]", "a;b"),
    .without: ("f", "v", "[\"c\"]", "한글"), .plain: ("no", "1", "true", "maybe"),
    .color: ("always", "never", "\"auto\"", "sometimes"), .theme: ("light", "dark", "\"auto\"", "sepia"),
    .noMouse: ("1", "on", "true", "cat"), .vimKeys: ("1", "on", "true", "vim"),
    .motion: ("reduced", "full", "\"reduced\"", "none"),
    .density: ("compact", "comfortable", "\"compact\"", "airy"),
    .shortcuts: ("quit=alt-x", "quit=f5", "\"model=alt-n\"", "quit=x"), .dev: ("1", "off", "true", "2"),
    .language: ("ko", "en", "\"ko\"", "de"),
    .json: ("off", "on", "true", "2"), .verbose: ("0", "yes", "true", "verbose"),
    .telemetryFile: ("on", "0", "true", "maybe"),
    .telemetryEndpoint: ("http://f:4318", "https://v", "\"http://c\"", "nowhere"),
  ]

  @Test(arguments: CommonOption.allCases)
  func flagThenVariableThenFile(option: CommonOption) throws {
    let value = try #require(Self.values[option])
    let file = "{\"\(option.key)\": \(value.file)}"
    let flag = ["\(option.flag)=\(value.flag)"]
    let variable = [option.variable: value.variable]

    let all = try home.configuration(flag, variable, file: file)
    #expect(all.setting(option) == Setting(text: value.flag, origin: .flag(option.flag)))
    let two = try home.configuration([], variable)
    #expect(two.setting(option) == Setting(text: value.variable, origin: .variable(option.variable)))
    let one = try home.configuration()
    #expect(one.setting(option)?.origin == .file(path: home.configurationFile, key: option.key))
    #expect(one.warnings.isEmpty)
  }

  @Test(arguments: CommonOption.allCases)
  func aWrongValueNamesItsPlaceAndWhatIsExpected(option: CommonOption) throws {
    let wrong = try #require(Self.values[option]).wrong
    let fromFlag = try #require(error { try home.configuration(["\(option.flag)=\(wrong)"]) })
    #expect(fromFlag == .wrongValue(option, found: wrong, at: .flag(option.flag)))
    for language in ContentLanguage.allCases {
      #expect(fromFlag.message(in: language).contains(option.flag))
      #expect(fromFlag.message(in: language).contains(option.expected(in: language)))
    }
    // Wrong shortcuts do not prevent a start.
    if option == .shortcuts { return }
    let fromFile = try #require(error { try home.configuration(file: "{\"\(option.key)\": {\"a\": [7]}}") })
    #expect(
      fromFile
        == .wrongValue(
          option, found: "{\"a\":[7]}", at: .file(path: home.configurationFile, key: option.key)))
    #expect("\(fromFile)".hasPrefix("\(home.configurationFile): \(option.key): found"))
  }

  /// All else works, with the usual keys, and the user gets a warning.
  @Test(arguments: ["\"quit=x\"", "\"quit\"", "\"quit=alt-x,quit=f5\"", "{\"quit\": \"alt-x\"}"])
  func keysThatAreNoneAreSaidAndLeftOut(value: String) throws {
    let configuration = try home.configuration(file: "{\"shortcuts\": \(value), \"theme\": \"light\"}")
    #expect(configuration[.shortcuts].combinations.isEmpty && configuration[.theme] == .light)
    guard case .wrongValue(.shortcuts, _, .file(home.configurationFile, "shortcuts"))? = configuration.problems.first
    else {
      Issue.record("\(configuration.problems)")
      return
    }
    let examined = try AppConfiguration.examined(
      options: CommonOptions(), environment: ProcessEnvironment(["HOME": home.path]))
    #expect(examined.problems == configuration.problems && configuration.problems.count == 1)
  }

  @Test func valuesArriveTyped() throws {
    let configuration = try home.configuration(
      ["--provider", "OpenAI", "--features", " Explore , chat,,chat", "--color=Never"],
      ["AICHAT_PLAIN": "Yes", "AICHAT_WITHOUT": "settings"],
      file: #"{"json": true, "verbose": false, "model": "m", "profile": "Jo Kim", "lang": "ko"}"#)
    #expect(configuration[.provider] == "openai")
    #expect(configuration[.features] == ["explore", "chat"])
    #expect(configuration[.without] == ["settings"])
    #expect(configuration[.color] == .never)
    #expect(configuration[.plain] && configuration[.json] && !configuration[.verbose])
    #expect(configuration[.model] == "m")
    #expect(configuration[.profile] == "Jo Kim")
    #expect(configuration[.language] == .korean)
  }

  @Test func anEmptyListOverridesAList() throws {
    let configuration = try home.configuration(["--without="], file: #"{"without": ["chat"], "features": []}"#)
    #expect(configuration[.without].isEmpty)
    #expect(configuration[.features] == [])
  }

  @Test func aSwitchCanBeTurnedBack() throws {
    #expect(try !home.configuration(["--plain=false"], ["AICHAT_PLAIN": "1"])[.plain])
    #expect(try !home.configuration([], ["AICHAT_PLAIN": "0"], file: #"{"plain": true}"#)[.plain])
  }

  @Test func theMouseCanBeLeftToTheTerminal() throws {
    #expect(try home.configuration(["--no-mouse"])[.noMouse])
    #expect(try home.configuration([], ["AICHAT_NO_MOUSE": "1"])[.noMouse])
    #expect(try !home.configuration(["--no-mouse=off"], ["AICHAT_NO_MOUSE": "1"])[.noMouse])
    #expect(try home.configuration(file: #"{"no_mouse": true}"#)[.noMouse])
  }

  @Test func aVariableThatIsEmptyIsNotSet() throws {
    #expect(try home.configuration([], ["AICHAT_MODEL": ""], file: #"{"model": "m"}"#)[.model] == "m")
  }
}
