import Entities
import Foundation
import Testing

@testable import Configuration

struct ConfigurationEditorTests {
  let home: TemporaryHome
  private var editor: ConfigurationEditor { ConfigurationEditor(path: home.configurationFile) }
  private var text: String { (try? String(contentsOfFile: home.configurationFile, encoding: .utf8)) ?? "" }

  init() throws {
    home = try TemporaryHome()
  }

  @Test func makesAFileOfThePersonsOwn() throws {
    try editor.set("model", to: "m")
    #expect(text == "{\n  \"model\": \"m\"\n}\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: home.configurationFile)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let folder = (home.configurationFile as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["config.json"])
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
  }

  @Test func aBudgetIsKeptAndReadAlike() throws {
    #expect(try editor.setMonthlyBudget("12.50") == 12.5)
    #expect(try home.configuration()[.monthlyBudget] == 12.5)
    for text in ["much", "-1", "1e3", "10 EUR", "1,5"] {
      #expect(throws: ConfigurationError.self, "\(text)") { try editor.setMonthlyBudget(text) }
    }
    #expect(try home.configuration()[.monthlyBudget] == 12.5)
  }

  /// Several programs change settings at once: no change is lost.
  @Test func whatIsSetAtOnceIsAllKept() throws {
    let wanted = [
      ("model", "m"), ("profile", "Jo"), ("theme", "dark"), ("seed", "7"), ("timeout", "2"), ("motion", "reduced"),
      ("density", "compact"), ("lang", "ko"),
    ]
    try editor.set("provider", to: "openai")
    let path = home.configurationFile
    DispatchQueue.concurrentPerform(iterations: 8 * wanted.count) { number in
      let (key, value) = wanted[number % wanted.count]
      try? ConfigurationEditor(path: path).set(key, to: value)
    }
    for (key, _) in wanted + [("provider", "")] { #expect(text.contains("\"\(key)\":"), "\(key)") }
  }

  @Test func aFolderThatCannotBeWrittenIsRefused() throws {
    try home.write("words", to: home.path + "/file")
    for path in ["/proc/nothing/here", home.path + "/file", home.path + "/file/below", "/dev/null"] {
      let failure = #expect(throws: ConfigurationError.self, "\(path)") { try editor.set("data_dir", to: path) }
      #expect(failure?.message(in: .english).hasPrefix("data_dir: found \"\(path.prefix(60))") == true)
      #expect(editor.expectation(of: "data_dir", insteadOf: path) != nil)
    }
    #expect(text.isEmpty)
    try editor.set("data_dir", to: home.path + "/new/deep")
    #expect(text.contains("/new/deep"))
    // Reading left no file.
    #expect(!FileManager.default.fileExists(atPath: home.path + "/new"))
  }

  @Test func aWrongValueIsNoFaultOfTheFile() throws {
    let failure = #expect(throws: ConfigurationError.self) { try editor.set("temperature", to: "9") }
    #expect(failure?.message(in: .english).hasPrefix("temperature: found \"9\"") == true)
  }

  @Test func wholeNumbersStayWhole() throws {
    try editor.set("timeout", to: "5")
    #expect(text.contains(#""timeout": 5"#) && !text.contains("5.0"))
  }

  @Test func keepsEverythingElse() throws {
    try home.write(#"{"x": {"y": [1, 2.5]}, "model": "a", "z": null, "model": "b"}"#, to: home.configurationFile)
    try editor.set("model", to: "c")
    #expect(text.filter { !$0.isWhitespace } == #"{"x":{"y":[1,2.5]},"model":"c","z":null}"#)
    try editor.unset("model")
    try editor.unset("x")
    #expect(text.filter { !$0.isWhitespace } == #"{"z":null}"#)
  }

  /// A value for each option, as written for a flag and as stored in the file.
  static let values: [CommonOption: (String, String)] = [
    .dataDirectory: ("~/data", "\"~/data\""), .profile: ("Jo Kim", "\"Jo Kim\""), .provider: ("OpenAI", "\"openai\""),
    .model: ("m", "\"m\""), .baseURL: ("http://h/v1", "\"http://h/v1\""),
    .certificateFile: ("/dev/null", "\"/dev/null\""),
    .imageModel: ("p", "\"p\""), .timeout: ("2.5", "2.5"), .offlineScript: ("/dev/null", "\"/dev/null\""),
    .temperature: ("0.7", "0.7"), .topP: (" 0.5", "0.5"), .maximumTokens: ("100", "100"), .seed: ("-3", "-3"),
    .effort: ("High", "\"high\""), .summaries: ("on", "true"), .noTitles: ("yes", "true"),
    .contextWindow: ("8192", "8192"), .monthlyBudget: ("12.50", "12.5"),
    .features: ("Chat, explore", "[\"chat\",\"explore\"]"), .without: ("", "[]"),
    .plain: ("yes", "true"),
    .color: ("Never", "\"never\""), .theme: ("dark", "\"dark\""), .noMouse: ("1", "true"), .vimKeys: ("on", "true"),
    .motion: ("reduced", "\"reduced\""), .density: ("Compact", "\"compact\""),
    .shortcuts: ("quit=Ctrl-X", "\"quit=ctrl-x\""), .dev: ("on", "true"),
    .language: ("ko", "\"ko\""), .json: ("off", "false"), .verbose: ("on", "true"),
    .telemetryFile: ("on", "true"), .telemetryEndpoint: ("http://h:4318", "\"http://h:4318\""),
  ]

  @Test(arguments: CommonOption.allCases)
  func whatIsSetIsRead(option: CommonOption) throws {
    let (flag, inFile) = try #require(Self.values[option])
    try editor.set(String(option.flag.dropFirst(2)), to: flag)
    let spaceless = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(spaceless(text) == spaceless("{\"\(option.key)\":\(inFile)}"))
    #expect(try home.configuration().setting(option)?.origin == .file(path: home.configurationFile, key: option.key))
  }

  @Test(arguments: [
    ("color", "sometimes"), ("data_dir", "relative"), ("base_url", "h"), ("telemetry_endpoint", "h"),
    ("provider", "nobody"), ("model", ""), ("certificate_file", "/nonexistent/c.pem"),
    ("offline_script", "/nonexistent/eliza"),
  ])
  func aWrongValueChangesNothing(key: String, value: String) throws {
    let thrown = error { try editor.set(key, to: value) }
    guard case .wrongValue(_, found: value, at: .flag(key)) = thrown else {
      Issue.record("\(String(describing: thrown))")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: home.configurationFile))
  }

  @Test func aKeyIsNoSetting() throws {
    #expect(error { try editor.set("api_key", to: "sk-1") } == .unknownKey("api_key"))
    #expect(error { try editor.unset("api_key") } == .unknownKey("api_key"))
    try home.write(#"{"api_key": "sk-1"}"#, to: home.configurationFile)
    try editor.unset("api_key")
    #expect(text == "{}\n")
  }

  @Test func aBrokenFileIsLeftAlone() throws {
    try home.write("{\n  \"model\": tru\n}", to: home.configurationFile)
    for change in [{ try editor.set("model", to: "m") }, { try editor.unset("model") }] {
      guard case .brokenFile(home.configurationFile, line: 2, _) = error(of: change) else {
        Issue.record("it was taken")
        continue
      }
    }
    #expect(text == "{\n  \"model\": tru\n}")
  }

  @Test func aLinkAndPermissionsStay() throws {
    let real = home.path + "/dotfiles.json"
    try home.write("{}", to: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let folder = (home.configurationFile as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: home.configurationFile, withDestinationPath: real)
    try editor.set("model", to: "m")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: home.configurationFile) == real)
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    #expect(text.contains("\"m\""))
  }

  @Test(arguments: ["", "  ", "none", " None", "없음"]) func aBudgetCanBeTakenAway(text: String) throws {
    #expect(try editor.setMonthlyBudget("12.50") == 12.5)
    #expect(editor.expectation(of: "monthly_budget", insteadOf: text) == nil)
    #expect(try editor.setMonthlyBudget(text) == nil)
    #expect(try home.configuration()[.monthlyBudget] == nil)
    #expect(!self.text.contains("monthly_budget"))
  }

  /// In the forms that users type in the app, after `config set`, in the file and in the environment.
  @Test(arguments: ["$10.5", "10.5$", "10.5 USD", "usd 10.5", " US$ 10.50 ", "$10.5 USD", "10.5 dollars", "10.5달러"])
  func anAmountOfDollarsIsTakenForWhatItSays(text: String) throws {
    #expect(editor.expectation(of: "monthly_budget", insteadOf: text) == nil)
    #expect(try editor.setMonthlyBudget(text) == 10.5)
    #expect(self.text.contains("10.5") && !self.text.contains("\"10"))
    try editor.unset("monthly_budget")
    try editor.set("monthly-budget", to: text)
    #expect(try home.configuration()[.monthlyBudget] == 10.5)
    #expect(try home.configuration(file: "{\"monthly_budget\": \"\(text)\"}")[.monthlyBudget] == 10.5)
    #expect(try home.configuration([], ["AICHAT_MONTHLY_BUDGET": text], file: "{}")[.monthlyBudget] == 10.5)
  }

  @Test func whatAnOptionExpectsIsSaidBeforeItIsSet() throws {
    for wrong in ["much", "-1", "10 EUR", "10€", "₩10000", "10000원", "$", "10 $ 10"] {
      let expected = try #require(editor.expectation(of: "monthly_budget", insteadOf: wrong))
      #expect(
        expected(in: .english)
          == "Expected an amount of money, 0 or more, in dollars where it names a currency: 10, 12.50 or $10.")
      #expect(expected(in: .korean).contains("달러만"))
    }
    #expect(editor.expectation(of: "temperature", insteadOf: "0.5") == nil)
    #expect(editor.expectation(of: "temperature", insteadOf: "hot") != nil)
    // Words that mean “none” are accepted only for amounts.
    #expect(editor.expectation(of: "temperature", insteadOf: "none") != nil)
    #expect(!FileManager.default.fileExists(atPath: home.configurationFile))
  }

  @Test func keysAreKeptAsTheyAreMeant() throws {
    try editor.set("shortcuts", to: "quit=Ctrl-X, model = ALT-N")
    #expect(text.contains("\"model=alt-n,quit=ctrl-x\""))
    #expect(try home.configuration()[.shortcuts]["quit"]?.description == "ctrl-x")
    for wrong in ["quit=x", "quit", "quit=ctrl-i", "quit=alt-a,quit=alt-b"] {
      let thrown = error { try editor.set("shortcuts", to: wrong) }
      guard case .wrongValue(.shortcuts, found: wrong, at: _) = thrown else {
        Issue.record("\(String(describing: thrown))")
        return
      }
    }
  }

  @Test func whatCannotBeWrittenIsReported() throws {
    let thrown = error { try ConfigurationEditor(path: "/dev/null/config.json").set("model", to: "m") }
    guard case .unwritableFile = thrown else {
      Issue.record("\(String(describing: thrown))")
      return
    }
  }

  @Test func entriesSayWhereAValueComesFrom() throws {
    let configuration = try home.configuration(
      ["--base-url=http://jo:secret@h/v1?key=secret"], ["AICHAT_LANG": "ko", "OPENAI_API_KEY": "sk-secret"],
      file: #"{"model": "m"}"#)
    let entries = configuration.entries
    #expect(entries.map(\.key) == CommonOption.allCases.map(\.key))
    func entry(_ key: String) -> [String?] { entries.first { $0.key == key }.map { [$0.value, $0.source] } ?? [] }
    #expect(entry("model") == ["m", home.configurationFile + ": model"])
    #expect(entry("lang") == ["ko", "AICHAT_LANG"])
    #expect(entry("color") == ["auto", nil])
    #expect(entry("profile") == [nil, nil])
    #expect(entry("provider") == ["openai", nil])
    #expect(entry("base_url") == ["http://h/v1", "--base-url"])
    #expect(entry("data_dir") == [configuration[.dataDirectory], nil])
    #expect(!"\(entries)".contains("secret"))
  }
}
