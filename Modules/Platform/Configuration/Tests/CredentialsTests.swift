import Entities
import Foundation
import Testing

@testable import Configuration

struct CredentialsTests {
  private static let secret = "sk-unit-0123456789-never-shown"
  let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func save(_ text: String, _ provider: String, _ server: String) throws {
    let store = KeyStore(path: home.path + "/.config/aichat/keys.json", keyring: nil)
    _ = try store.save(APIKey(text, from: .keyring), for: KeyEndpoint(provider: provider, server: server))
  }

  private func sent(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> String? {
    let configuration = try home.configuration(arguments, environment)
    return try configuration.keys.unlocked(configuration.endpoint).apiKey?.value
  }

  @Test(
    arguments: [
      ("openai", nil, "https://api.openai.com"),
      ("openai", "HTTPS://Jo:hidden@H.example:443/v1?q", "https://h.example"),
      ("openai", "http://h:8080/v1", "http://h:8080"), ("openai", "http://h:80", "http://h"),
      ("openai", "http://[::1]:1234/v1", "http://[::1]:1234"), ("openai", "https://[::1]", "https://[::1]"),
      ("anthropic", nil, "https://api.anthropic.com"), ("ollama", nil, "http://127.0.0.1:11434"),
      ("ollama", "h", "http://h:11434"), ("ollama", "h:1", "http://h:1"), ("ollama", "http://h", "http://h"),
      ("openai", "http://h:99999/v1", nil), ("openai", "http://h:x", nil), ("openai", "http://[::1]x", nil),
      ("openai", "h", nil),
    ] as [(String, String?, String?)])
  func anEndpointIsSchemeHostAndPort(provider: String, address: String?, server: String?) throws {
    let variables = try #require(ProviderVariables.of(provider))
    #expect(KeyEndpoint(variables, address: address)?.server == server)
  }

  @Test func aKeyIsUsedForItsEndpointAlone() throws {
    try save(Self.secret, "openai", "https://h.example")
    #expect(try sent(["--provider=openai", "--base-url=https://h.example/v1"]) == Self.secret)
    #expect(try sent(["--base-url=https://H.example:443/other"]) == Self.secret)
    for other in ["http://h.example/v1", "https://h.example:444", "https://other", "https://h.example.evil/v1"] {
      #expect(try sent(["--provider=openai", "--base-url", other]) == nil)
    }
    #expect(try sent(["--provider=anthropic", "--base-url=https://h.example"]) == nil)
    #expect(try sent(["--provider=openai"]) == nil)
    #expect(try sent() == nil)
    let configuration = try home.configuration(["--provider=openai"])
    #expect(configuration.keys.serversOfOthers(than: configuration.endpoint) == ["https://h.example"])
  }

  /// A key that is pasted after an address was set in the open app belongs to that address.
  @Test func anAddressThatIsSetMeanwhileGetsTheKey() throws {
    let keys = try home.configuration(file: "{}").keys
    #expect(try keys.endpoint(ofProvider: "openai").server == "https://api.openai.com")
    try ConfigurationEditor(path: home.configurationFile).set("base_url", to: "http://127.0.0.1:9/v1")
    #expect(try keys.endpoint(ofProvider: "openai").server == "http://127.0.0.1:9")
    try home.write("{ broken", to: home.configurationFile)
    #expect(try keys.endpoint(ofProvider: "openai").server == "https://api.openai.com")
  }

  @Test func aKeyThatIsKeptForAProvidersOwnVariableGoesThere() throws {
    try save("kept", "anthropic", "http://127.0.0.1:9")
    let configuration = try home.configuration(
      ["--provider=anthropic"], ["ANTHROPIC_BASE_URL": "http://127.0.0.1:9"])
    #expect(configuration.endpoint.baseURL == "http://127.0.0.1:9")
    #expect(try configuration.keys.unlocked(configuration.endpoint).apiKey?.value == "kept")
    #expect(configuration.setting(.baseURL)?.text == "http://127.0.0.1:9")
  }

  @Test func theEnvironmentComesFirst() throws {
    try save("kept", "openai", "https://api.openai.com")
    #expect(try sent(["--provider=openai"]) == "kept")
    #expect(try sent(["--provider=openai"], ["OPENAI_API_KEY": "o"]) == "o")
    #expect(try sent(["--provider=openai"], ["AICHAT_API_KEY": "ours"]) == "ours")
  }

  /// Storing a key never changes the selected provider.
  @Test func aKeyThatIsKeptSelectsNoProvider() throws {
    let before = try home.configuration().entries
    try save("kept", "anthropic", "https://api.anthropic.com")
    try save("kept", "openai", "https://api.openai.com")
    #expect(try home.configuration().endpoint.provider == nil && sent() == nil)
    #expect(try home.configuration().entries == before)
    #expect(try sent(["--provider=anthropic"]) == "kept")
    #expect(try home.configuration([], ["OPENAI_API_KEY": "o"])[.provider] == "openai")
    #expect(try home.configuration().otherProviders().map(\.name) == ["openai", "anthropic"])
  }

  /// After a key is pasted while the rules answer, its provider's models can be chosen at once.
  @Test(arguments: ["openai", "anthropic"]) func aKeyThatIsKeptLaterMakesAProviderInTheSameRun(
    provider: String
  ) throws {
    let configuration = try home.configuration([], [:], file: "{}")
    #expect(configuration.otherProviders().isEmpty)
    try save("kept", provider, "https://api.\(provider).com")
    #expect(configuration.otherProviders().map(\.name) == [provider])
    let selection = ModelSelection(choice: ModelChoice(provider: provider, model: "m"))
    #expect(try configuration.keys.unlocked(configuration.endpoint(of: selection)).apiKey?.value == "kept")
  }

  @Test func aFileThatCannotBeUsedStopsOnlyWhoNeedsIt() throws {
    try save("kept", "openai", "https://api.openai.com")
    chmod(home.path + "/.config/aichat/keys.json", 0o644)
    let exposed = KeyFailure.exposedFile(path: home.path + "/.config/aichat/keys.json")
    #expect(error { try sent(["--provider=openai"]) } == .key(exposed))
    #expect(try sent() == nil && sent(["--provider=offline"]) == nil)
    #expect(try sent([], ["OPENAI_API_KEY": "o"]) == "o")
  }

  @Test(
    arguments: [
      (nil, [], [:], "openai https://api.openai.com"), ("anthropic", [], [:], "anthropic https://api.anthropic.com"),
      (nil, ["--provider=anthropic"], [:], "anthropic https://api.anthropic.com"),
      ("openai", [], ["OPENAI_BASE_URL": "http://h/v1"], "openai http://h"),
      ("Anthropic", ["--base-url=http://h"], [:], "anthropic http://h"),
      ("anthropic", ["--base-url=http://h"], ["AICHAT_PROVIDER": "openai"], "anthropic http://h"),
      ("anthropic", [], ["AICHAT_BASE_URL": "http://h"], "anthropic https://api.anthropic.com"),
      (nil, ["--base-url=http://h"], [:], "openai http://h"),
      ("ollama", [], ["OLLAMA_HOST": "h"], "ollama http://h:11434"),
    ] as [(String?, [String], [String: String], String)])
  func aNameMeansTheServerThatThisRunWouldFind(
    name: String?, arguments: [String], variables: [String: String], meant: String
  ) throws {
    let keys = try home.configuration(arguments, variables.merging(name == nil ? ["OPENAI_API_KEY": "o"] : [:]) { $1 })
      .keys
    let endpoint = try keys.endpoint(ofProvider: name)
    #expect("\(endpoint.provider) \(endpoint.server)" == meant)
  }

  @Test func whoTakesNoKeyIsSaid() throws {
    #expect(throws: KeyFailure.noProvider) { try home.configuration().keys.endpoint(ofProvider: nil) }
    #expect(throws: KeyFailure.unknownProvider) {
      try home.configuration().keys.endpoint(ofProvider: "offline")
    }
    #expect(throws: KeyFailure.unknownProvider) {
      try home.configuration().keys.endpoint(ofProvider: "gopher")
    }
  }

  @Test func theListHasNoKey() throws {
    try save(Self.secret, "openai", "https://api.openai.com")
    try save("short", "ollama", "http://h")
    let variables = ["OPENAI_API_KEY": "sk-environment-0123456789"]
    let entries = try home.configuration([], variables).keys.entries()
    #expect(entries.map(\.ending) == ["6789", "hown", nil])
    #expect(entries.map(\.isInForce) == [true, false, false])
    #expect(entries.first?.place == .variable("OPENAI_API_KEY"))
    #expect(try home.configuration(["--provider=openai"]).keys.entries().map(\.isInForce) == [true, false])
    #expect(!"\(entries)".contains("never"))
    var dumped = ""
    let configuration = try home.configuration(["--provider=openai"])
    dump(try configuration.keys.unlocked(configuration.endpoint), to: &dumped)
    #expect(dumped.contains("keys.json") && !dumped.contains(Self.secret))
  }

  @Test(arguments: [
    (" sk-key\n", "sk-key"), ("\tkey\r\n", "key"),
  ])
  func blanksAroundAKeyAreTakenOff(text: String, value: String) throws {
    #expect(try APIKey(text, from: .keyring).value == value)
  }

  @Test(arguments: [
    ("", KeyFailure.empty), (" \n", .empty), ("키키키", .isNotASCII), ("sk–dash", .isNotASCII),
    ("a\u{1B}[200~b", .hasControlCharacters),
    ("a\nb", .hasControlCharacters), ("Bearer key", .hasSpaces), (String(repeating: "k", count: 4097), .tooLong),
  ])
  func whatIsNoKeyIsRefusedInWords(text: String, failure: KeyFailure) {
    #expect(throws: failure) { try APIKey(text, from: .keyring) }
    for language in ContentLanguage.allCases { #expect(!failure.message(in: language).isEmpty) }
  }
}
