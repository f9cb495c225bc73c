import Foundation
import System
import Testing

import Entities
@testable import Configuration

struct ConfigurationFileTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  @Test(arguments: [
    ("{\n  \"model\": \"m\",\n  \"plain\": tru\n}", 3), ("{\n\"model\": \"m\"\n\"plain\": true}", 3), ("{\"a\": 1", 1),
    ("[]", 1), ("\"text\"", 1), ("{}\n{}", 2), ("{\"a\":\n\"b\nc\"}", 2), ("{\"a\": 01}", 1), ("\u{0}", 1),
    ("{\n// note\n}", 2), (String(repeating: "[", count: 100_000), 1),
  ])
  func aBrokenFileIsNamedWithItsLineAndLeftAlone(text: String, line: Int) throws {
    let thrown = try #require(error { try home.configuration(file: text) })
    guard case .brokenFile(let path, let place, _) = thrown else {
      Issue.record("\(thrown)")
      return
    }
    #expect(path == home.configurationFile)
    #expect(place == line)
    #expect("\(thrown)".hasPrefix("\(path), line \(line): "))
    #expect("\(thrown)".contains("expected"))
    #expect(thrown.message(in: .korean).contains("\(line)번째 줄"))
    #expect(try String(contentsOfFile: home.configurationFile, encoding: .utf8) == text)
  }

  @Test(arguments: ["", " \n\t\r\n", "{}", "\u{FEFF}{}", #"{"model": null}"#])
  func aBlankFileSetsNothing(text: String) throws {
    let configuration = try home.configuration(file: text)
    #expect(CommonOption.allCases.allSatisfy { configuration.setting($0) == nil })
    #expect(configuration.warnings.isEmpty)
  }

  @Test func unknownKeysAreWarnings() throws {
    let configuration = try home.configuration(file: #"{"modle": "x", "model": "m", "api_key": "secret"}"#)
    #expect(configuration[.model] == "m")
    #expect(configuration.warnings.map(\.key) == ["modle", "api_key"])
    let message = try #require(configuration.warnings.last).message(in: .english)
    #expect(message.contains(home.configurationFile) && message.contains("api_key"))
    #expect(!message.contains("secret"))
  }

  @Test func aFileThatIsNoFileIsReported() throws {
    try FileManager.default.createDirectory(atPath: home.configurationFile, withIntermediateDirectories: true)
    let failure = FileFailure(path: home.configurationFile, reason: .notAFile)
    #expect(throws: ConfigurationError.unreadableFile(failure)) { try home.configuration() }
  }

  @Test func aListIsAnArrayOrATextWithCommas() throws {
    #expect(try home.configuration(file: #"{"without": "a,b"}"#)[.without] == ["a", "b"])
    #expect(try home.configuration(file: #"{"without": ["a", "B"]}"#)[.without] == ["a", "b"])
    #expect(error { try home.configuration(file: #"{"without": ["a", 1]}"#) } != nil)
    #expect(error { try home.configuration(file: #"{"plain": "true"}"#) } != nil)
  }
}
