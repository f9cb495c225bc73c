import Entities
import System
import Testing

@testable import Configuration

/// A new option is one declaration: flag, variable, config.json, lists and the settings go by it.
struct NewOptionTests {
  private static let delay = Option<Double?>(
    "beep_after", .seconds, "SECONDS", help: LocalizedText("Beep after so long", "이만큼 지나면 소리를 냅니다"),
    setting: SettingDescription(.appearance, row: 8, title: LocalizedText("Beep", "소리"), effect: .atNextStart))

  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func configuration(
    _ flag: String? = nil, _ environment: [String: String] = [:], file: String? = nil
  ) throws -> AppConfiguration {
    if let file { try home.write(file, to: home.configurationFile) }
    var options = CommonOptions()
    if let flag { options.add(flag, to: Self.delay) }
    let environment = ProcessEnvironment(environment.merging(["HOME": home.path]) { given, _ in given })
    let (directories, table) = (try UserDirectories(environment: environment), CommonOption.allCases + [Self.delay])
    return try AppConfiguration(
      options: options, environment: environment, directories: directories,
      file: ConfigurationFile(at: directories.configurationFile, table), table: table)
  }

  @Test func itIsReadFromEveryPlace() throws {
    #expect(try configuration()[Self.delay] == nil)
    let file = #"{"beep_after": 3}"#
    #expect(try configuration(file: file)[Self.delay] == 3)
    #expect(try configuration(nil, ["AICHAT_BEEP_AFTER": "2.5"], file: file)[Self.delay] == 2.5)
    let all = try configuration("1", ["AICHAT_BEEP_AFTER": "2.5"], file: file)
    #expect(all[Self.delay] == 1 && all.warnings.isEmpty)
    #expect(all.setting(Self.delay)?.origin == .flag("--beep-after"))
    #expect(try all.readAgain()[Self.delay] == 1)
  }

  @Test func aWrongValueIsRefusedWithItsPlaceAndWhatIsExpected() throws {
    let byFlag = try #require(error { try configuration("never") })
    #expect(
      byFlag.message(in: .english) == "--beep-after: found \"never\", expected a number of seconds, from 0.01 to 86400."
    )
    let byVariable = try #require(error { try configuration(nil, ["AICHAT_BEEP_AFTER": "0"]) })
    #expect(byVariable.message(in: .korean).hasPrefix("AICHAT_BEEP_AFTER: "))
    let byFile = error { try configuration(file: #"{"beep_after": true}"#) }
    #expect(
      byFile == .wrongValue(Self.delay, found: "true", at: .file(path: home.configurationFile, key: "beep_after")))
  }

  @Test func itIsListedWithItsPlaceInTheSettings() throws {
    let entry = try #require(try configuration("1").entries.last)
    #expect(entry.key == "beep_after" && entry.value == "1" && entry.override == "--beep-after")
    #expect(entry.choices.isEmpty && entry.defaultValue == nil && entry.setting == Self.delay.setting)
  }

  @Test func itIsSetInTheFile() throws {
    var editor = ConfigurationEditor(path: home.configurationFile)
    editor.table.append(Self.delay)
    try editor.set("beep-after", to: "5")
    #expect(try configuration()[Self.delay] == 5)
    #expect(editor.expectation(of: "beep_after", insteadOf: "never") != nil)
    try editor.unset("beep_after")
    #expect(try configuration()[Self.delay] == nil)
  }
}
