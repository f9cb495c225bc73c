import Testing

import Entities
@testable import Configuration

struct EndpointTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  @Test func openAIsVariablesCount() throws {
    let configuration = try home.configuration(
      [], ["OPENAI_API_KEY": " sk-1\n", "OPENAI_BASE_URL": "http://127.0.0.1:8080/v1"])
    #expect(configuration.endpoint.baseURL == "http://127.0.0.1:8080/v1")
    #expect(configuration.endpoint.apiKey?.value == "sk-1")
    #expect(configuration.endpoint.apiKey?.origin == .variable("OPENAI_API_KEY"))
  }

  @Test(arguments: [
    ("http://jo:secret@host/v1?k=secret", "http://host/v1"), ("jo:secret@host", "host"), ("host:1/a@b", "host:1/a@b"),
    ("https://a@b@host", "https://host"), ("", ""),
  ])
  func anAddressIsShownWithoutItsPrivateParts(address: String, shown: String) {
    #expect(Endpoint.shown(address) == shown)
  }

  @Test func ourOwnSettingsComeFirst() throws {
    let configuration = try home.configuration(
      ["--base-url=http://a/v1"], ["OPENAI_API_KEY": "theirs", "AICHAT_API_KEY": "ours"])
    #expect(configuration.endpoint.baseURL == "http://a/v1")
    #expect(configuration.endpoint.apiKey?.value == "ours")
  }

  @Test(arguments: [
    ("http://b/v1", false), ("http://a/v1/", true), ("http://a/v1", true), ("http://a/v2", false),
  ])
  func aKeyStaysWithItsAddress(address: String, isKeyUsed: Bool) throws {
    let variables = ["OPENAI_API_KEY": "k", "OPENAI_BASE_URL": "http://a/v1"]
    #expect(try (home.configuration(["--base-url", address], variables).endpoint.apiKey != nil) == isKeyUsed)
  }

  @Test(arguments: [("http://a", false), ("https://api.openai.com/v1/", true)])
  func aKeyWithoutAnAddressIsForOpenAI(address: String, isKeyUsed: Bool) throws {
    let configuration = try home.configuration(["--base-url", address], ["OPENAI_API_KEY": "k"])
    #expect((configuration.endpoint.apiKey != nil) == isKeyUsed)
  }

  @Test func otherProvidersGetNothingOfOpenAIs() throws {
    let variables = ["OPENAI_API_KEY": "k", "OPENAI_BASE_URL": "http://a/v1", "AICHAT_PROVIDER": "ollama"]
    let configuration = try home.configuration([], variables)
    #expect(configuration.endpoint.apiKey == nil)
    #expect(configuration.endpoint.baseURL == nil)
  }

  @Test(arguments: ["sk 1", "sk-\u{1}", "열쇠", " \n"])
  func aKeyThatIsNoneIsRefusedWithoutShowingIt(key: String) throws {
    let thrown = try #require(error { try home.configuration([], ["OPENAI_API_KEY": key]) })
    #expect(thrown == .unusableKey(variable: "OPENAI_API_KEY"))
    #expect(!"\(thrown)".contains("sk") && !"\(thrown)".contains("열쇠"))
  }

  @Test func aKeyDoesNotShowItself() throws {
    let configuration = try home.configuration([], ["OPENAI_API_KEY": "sk-secret"])
    let key = try #require(configuration.endpoint.apiKey)
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped, String(reflecting: [key])] {
      #expect(!text.contains("secret"))
      #expect(text.contains("OPENAI_API_KEY"))
    }
  }

  @Test(arguments: [
    "", "a", "ftp://a", "http://", "http:///v1", "http://:80", "http://a b", "http://a\n", "https:/a", "http://?x",
  ])
  func aWrongAddressIsRefused(address: String) {
    #expect(!Endpoint.isAddress(address))
  }

  @Test(arguments: ["http://a", "HTTPS://api.example.com/v1", "http://[::1]:8080/v1", "http://한글.example/v1"])
  func aRightAddressIsTaken(address: String) {
    #expect(Endpoint.isAddress(address))
  }

  @Test func theirWrongAddressIsNamedAsTheirs() throws {
    #expect(
      throws: ConfigurationError.wrongValue(.baseURL, found: "nowhere", at: .variable("OPENAI_BASE_URL"))
    ) { try home.configuration([], ["OPENAI_BASE_URL": "nowhere"]) }
  }

  @Test func anAddressWithoutItsSchemeIsCompletedWhereverItStands() throws {
    let whole = "http://localhost:18801/v1"
    let bare = "localhost:18801/v1"
    let flag = try home.configuration(["--base-url", bare])
    #expect(flag.endpoint.baseURL == whole && flag.setting(.baseURL)?.text == whole)
    #expect(try home.configuration([], ["AICHAT_BASE_URL": bare]).endpoint.baseURL == whole)
    #expect(try home.configuration([], ["OPENAI_BASE_URL": bare]).endpoint.baseURL == whole)
    #expect(try home.configuration(file: #"{"base_url": "\#(bare)"}"#).endpoint.baseURL == whole)
    #expect(try home.configuration(["--base-url=api.example.com/v1"]).endpoint.baseURL == "https://api.example.com/v1")
    // So is an address that the settings of the app write.
    let editor = ConfigurationEditor(path: home.configurationFile)
    #expect(editor.expectation(of: "base_url", insteadOf: bare) == nil)
    try editor.set("base_url", to: bare)
    #expect(try home.configuration().endpoint.baseURL == whole)
    #expect(editor.expectation(of: "base_url", insteadOf: "nowhere") != nil)
  }

  /// A key is found for every spelling of its address.
  @Test func aKeyIsForTheWholeAddress() throws {
    let configuration = try home.configuration(
      ["--base-url=http://localhost:1/v1"], ["OPENAI_BASE_URL": "localhost:1/v1", "OPENAI_API_KEY": "o"])
    #expect(configuration.endpoint.apiKey?.value == "o")
  }
}
