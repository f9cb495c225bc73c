import Entities
import Foundation
import System
import Testing

@testable import Configuration

/// A chosen model: its address, and how it is saved.
struct SelectionTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func selection(_ provider: String, _ address: String?) -> ModelSelection {
    ModelSelection(choice: ModelChoice(provider: provider, model: "m"), address: address)
  }

  private func kept(_ selection: ModelSelection, _ environment: [String: String] = [:], over file: String = "{}") throws
    -> String
  {
    try home.write(file, to: home.configurationFile)
    try ConfigurationEditor(path: home.configurationFile)
      .setModel(selection, environment: ProcessEnvironment(environment))
    return try String(contentsOfFile: home.configurationFile, encoding: .utf8).filter { !$0.isWhitespace }
  }

  @Test(arguments: [
    (["--model", "m"], true), (["--provider", "ollama"], true), (["--base-url", "http://h/v1"], true), ([], false),
  ])
  func theCommandNamesAModel(arguments: [String], isFixed: Bool) throws {
    let configuration = try home.configuration(arguments, ["AICHAT_MODEL": "m"])
    #expect(configuration.namesModel == isFixed)
  }

  /// A model from another user's file must satisfy the same rules as in `setModel`.
  @Test(
    arguments: [
      ("openai", "m", "http://10.0.0.5/v1", true), ("anthropic", "opus", nil, true), ("offline", "rules", nil, true),
      ("evil", "m", nil, false), ("openai", "", nil, false), ("openai", "m\u{1B}[31m", nil, false),
      ("openai", "m", "nowhere", false),
    ] as [(String, String, String?, Bool)])
  func onlyAModelThatCouldBeSetCanBeKept(provider: String, model: String, address: String?, can: Bool) {
    let selection = ModelSelection(choice: ModelChoice(provider: provider, model: model), address: address)
    #expect(ConfigurationEditor.canKeep(selection) == can)
  }

  @Test func aKnownPlaceHasItsKey() throws {
    let configuration = try home.configuration(
      [], ["ANTHROPIC_API_KEY": "a", "OPENAI_API_KEY": "o", "OPENAI_BASE_URL": "http://me:secret@h/v1/"])
    #expect(try configuration.endpoint(of: selection("anthropic", "https://api.anthropic.com")).apiKey?.value == "a")
    let openAI = try configuration.endpoint(of: selection("openai", "http://h/v1"))
    #expect(openAI.apiKey?.value == "o" && openAI.baseURL == "http://me:secret@h/v1/")
  }

  @Test(arguments: ["http://127.0.0.1:1234/v1", "https://api.openai.com.evil/v1"])
  func noOtherPlaceHasIt(address: String) throws {
    let configuration = try home.configuration([], ["OPENAI_API_KEY": "o"])
    let endpoint = try configuration.endpoint(of: selection("openai", address))
    #expect(endpoint.apiKey == nil && endpoint.baseURL == address && endpoint.provider == "openai")
    #expect(try configuration.endpoint(of: selection("anthropic", "https://api.openai.com/v1")).apiKey == nil)
  }

  @Test func rulesNeedNoPlace() throws {
    let endpoint = try home.configuration([], ["OPENAI_API_KEY": "o"]).endpoint(of: selection("offline", nil))
    #expect(endpoint.provider == "offline" && endpoint.apiKey == nil && endpoint.baseURL == nil)
  }

  @Test func anAddressIsKeptWhereItIsNeeded() throws {
    #expect(
      try kept(selection("openai", "http://127.0.0.1:1234/v1"))
        == #"{"provider":"openai","model":"m","base_url":"http://127.0.0.1:1234/v1"}"#)
    #expect(
      try kept(selection("anthropic", "https://api.anthropic.com"), over: #"{"base_url":"http://h/v1","x":1}"#)
        == #"{"x":1,"provider":"anthropic","model":"m"}"#)
    #expect(
      try kept(selection("openai", "http://h/v1"), ["OPENAI_BASE_URL": "http://h/v1/"])
        == #"{"provider":"openai","model":"m"}"#)
    #expect(try kept(selection("offline", nil), over: #"{"model":"m"}"#) == #"{"provider":"offline"}"#)
  }

  @Test func aPasswordInTheAddressStays() throws {
    #expect(
      try kept(selection("openai", "http://h/v1"), over: #"{"base_url":"http://me:secret@h/v1"}"#)
        == #"{"base_url":"http://me:secret@h/v1","provider":"openai","model":"m"}"#)
  }

  @Test func allOfItIsWrittenOrNothing() throws {
    let file = #"{"provider":"ollama","model":"old"}"#
    #expect(throws: ConfigurationError.self) { _ = try kept(selection("openai", "no address"), over: file) }
    #expect(try String(contentsOfFile: home.configurationFile, encoding: .utf8) == file)
  }
}
