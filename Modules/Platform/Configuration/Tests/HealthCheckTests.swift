import Entities
import Foundation
import System
import Testing

@testable import Configuration

struct HealthCheckTests {
  let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func examined(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> AppConfiguration {
    let options = try CommonOptions(arguments)
    let variables = environment.merging(["HOME": home.path]) { given, _ in given }
    return try .examined(options: options, environment: ProcessEnvironment(variables))
  }

  @Test func eachWrongSettingIsFound() async throws {
    let file = #"{"color": "sometimes", "model": "m", "theme": 3, "nonsense": true, "lang": "ko"}"#
    try home.write(file, to: home.configurationFile)
    let configuration = try examined([], ["AICHAT_MOTION": "wild", "OPENAI_API_KEY": "not a key"])
    #expect(configuration[.model] == "m" && configuration[.language] == .korean && configuration[.color] == .auto)
    #expect(configuration.problems.count == 4)
    let diagnostics = await ConfigurationHealthCheck(configuration).diagnostics(in: .english)
    #expect(diagnostics.allSatisfy { $0.state == .faulty })
    #expect(
      Set(diagnostics.map(\.remedy)) == [
        "aichat config unset color", "aichat config unset theme", "unset AICHAT_MOTION", "unset OPENAI_API_KEY",
        "aichat config unset nonsense",
      ])
  }

  @Test func keysThatCannotBeHadAreFound() async throws {
    try home.write(#"{"shortcuts": "quit=ctrl-c"}"#, to: home.configurationFile)
    let wrong = LocalizedText("It is taken.", "이미 쓰고 있습니다.")
    let diagnostics = await ConfigurationHealthCheck(try examined(), wrongKeys: wrong).diagnostics(in: .english)
    #expect(diagnostics.map(\.state) == [.faulty] && diagnostics.first?.found == "It is taken.")
    #expect(diagnostics.first?.remedy == "aichat config unset shortcuts")
    try home.write(#"{"shortcuts": "quit=x"}"#, to: home.configurationFile)
    let none = await ConfigurationHealthCheck(try examined()).diagnostics(in: .english)
    #expect(none.map(\.remedy) == ["aichat config unset shortcuts"])
  }

  @Test func aBrokenFileIsFoundAndTheRestCounts() async throws {
    try home.write("{\n\"model\": tru\n}", to: home.configurationFile)
    let configuration = try examined([], ["AICHAT_MODEL": "m"])
    #expect(configuration[.model] == "m")
    let diagnostics = await ConfigurationHealthCheck(configuration).diagnostics(in: .english)
    #expect(diagnostics.map(\.state) == [.faulty])
    #expect(diagnostics.first?.found.contains("\(home.configurationFile), line 2") == true)
  }

  @Test func whatIsWrongInTheCommandIsWrongUsage() {
    #expect(error { try examined(["--color=sometimes"]) } != nil)
  }

  @Test func soundSettingsAreWell() async throws {
    #expect(await ConfigurationHealthCheck(try examined()).diagnostics(in: .english).map(\.state) == [.well])
    #expect(try examined().problems.isEmpty)
  }

  @Test func keysAreFoundWithoutBeingShown() async throws {
    let secret = "sk-unit-0123456789-never-shown"
    let path = home.path + "/.config/aichat/keys.json"
    let store = KeyStore(path: path, keyring: nil)
    _ = try store.save(APIKey(secret, from: .keyring), for: KeyEndpoint(provider: "openai", server: "http://h"))
    let diagnostics = await KeyHealthCheck(try examined().keys).diagnostics(in: .english)
    #expect(diagnostics.map(\.state) == [.well, .well])
    #expect(diagnostics.last?.found == "openai at http://h: in \(path).")
    chmod(path, 0o644)
    let exposed = await KeyHealthCheck(try examined().keys).diagnostics(in: .korean)
    #expect(exposed.map(\.state) == [.faulty] && exposed.first?.found.contains("chmod 600 \(path)") == true)
    #expect(!"\(diagnostics) \(exposed)".contains("never-shown"))
  }
}
