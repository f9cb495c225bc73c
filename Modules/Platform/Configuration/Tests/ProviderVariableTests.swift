import Entities
import Testing

@testable import Configuration

struct ProviderVariableTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  @Test(arguments: [
    (["OPENAI_API_KEY": "o", "ANTHROPIC_API_KEY": "a"], "openai", "OPENAI_API_KEY"),
    (["OPENAI_BASE_URL": "http://h/v1", "ANTHROPIC_API_KEY": "a"], "openai", "OPENAI_BASE_URL"),
    (["ANTHROPIC_API_KEY": "a", "OLLAMA_HOST": "h"], "anthropic", "ANTHROPIC_API_KEY"),
  ])
  func aKeyImpliesItsProvider(variables: [String: String], provider: String, origin: String) throws {
    let configuration = try home.configuration([], variables)
    #expect(configuration[.provider] == provider)
    #expect(configuration.setting(.provider) == Setting(text: provider, origin: .variable(origin)))
  }

  @Test(arguments: [["OLLAMA_HOST": "h:1"], ["ANTHROPIC_BASE_URL": "http://h"], [:]])
  func anAddressImpliesNothing(variables: [String: String]) throws {
    let configuration = try home.configuration([], variables)
    #expect(configuration.endpoint.provider == nil && configuration.endpoint.baseURL == nil)
    #expect(configuration.setting(.provider) == nil)
  }

  @Test func anAddressOfOursLeavesItOpen() throws {
    let byAddress = try home.configuration(["--base-url=http://h/v1"], ["ANTHROPIC_API_KEY": "a"])
    #expect(byAddress.endpoint.provider == nil && byAddress.endpoint.apiKey == nil)
    let byKey = try home.configuration([], ["AICHAT_API_KEY": "k", "ANTHROPIC_API_KEY": "a"])
    #expect(byKey.endpoint.provider == nil && byKey.endpoint.apiKey?.value == "k")
  }

  @Test func whoIsNamedComesFirst() throws {
    let variables = ["OPENAI_API_KEY": "o", "ANTHROPIC_API_KEY": "a", "ANTHROPIC_BASE_URL": "http://h"]
    let configuration = try home.configuration([], variables, file: #"{"provider": "Anthropic"}"#)
    #expect(configuration[.provider] == "anthropic")
    #expect(configuration.endpoint.baseURL == "http://h" && configuration.endpoint.apiKey?.value == "a")
    #expect(configuration.setting(.baseURL) == Setting(text: "http://h", origin: .variable("ANTHROPIC_BASE_URL")))
    #expect(try home.configuration(["--provider=offline"], variables).endpoint.apiKey == nil)
  }

  @Test(arguments: [("http://h/", true), ("http://other", false), ("https://api.anthropic.com", false)])
  func anthropicsKeyStaysWithItsAddress(address: String, isUsed: Bool) throws {
    let configuration = try home.configuration(
      ["--provider=anthropic", "--base-url", address], ["ANTHROPIC_API_KEY": "a", "ANTHROPIC_BASE_URL": "http://h"])
    #expect(configuration.endpoint.baseURL == address)
    #expect((configuration.endpoint.apiKey != nil) == isUsed)
  }

  @Test func anthropicsKeyIsForAnthropicAlone() throws {
    let arguments = ["--provider=anthropic", "--base-url=https://api.anthropic.com/"]
    #expect(try home.configuration(arguments, ["ANTHROPIC_API_KEY": "a"]).endpoint.apiKey?.value == "a")
    #expect(try home.configuration(["--provider=ollama"], ["ANTHROPIC_API_KEY": "a"]).endpoint.apiKey == nil)
  }

  @Test func whereOllamaIsMayBeAHost() throws {
    let configuration = try home.configuration(["--provider=ollama"], ["OLLAMA_HOST": "0.0.0.0:1"])
    #expect(configuration.endpoint.baseURL == "0.0.0.0:1")
    let ours = try home.configuration(["--provider=ollama", "--base-url=http://h"], ["OLLAMA_HOST": "0.0.0.0:1"])
    #expect(ours.endpoint.baseURL == "http://h")
    // Ollama's port is known, so the Ollama provider completes a bare host.
    let bare = try home.configuration(["--provider=ollama", "--base-url=h:1"])
    #expect(bare.endpoint.baseURL == "h:1")
    #expect(error { try home.configuration(["--provider=ollama", "--base-url=nowhere"]) } != nil)
  }

  /// The file keeps a server's address as it was written: what it lacks depends on the provider.
  @Test(arguments: ["nas:11434", "192.168.1.20"]) func aSavedHostMeansTheSameAsTheOption(host: String) throws {
    let editor = ConfigurationEditor(path: home.configurationFile)
    try editor.set("provider", to: "ollama")
    try editor.set("base_url", to: host)
    let option = try home.configuration(["--provider=ollama", "--base-url", host])
    #expect(try home.configuration().endpoint.baseURL == option.endpoint.baseURL)
  }

  @Test func everyProviderThatIsSetUp() throws {
    let variables = [
      "OPENAI_API_KEY": "o", "ANTHROPIC_API_KEY": "a", "ANTHROPIC_BASE_URL": "http://h", "OLLAMA_HOST": "h:1",
    ]
    let configuration = try home.configuration([], variables, file: #"{"provider": "ollama"}"#)
    let others = configuration.otherProviders()
    let endpoints = try [configuration.endpoint] + others.map { try $0.endpoint.get() }
    #expect(others.map(\.name) == ["openai", "anthropic"])
    #expect(endpoints.map(\.provider) == ["ollama", "openai", "anthropic"])
    #expect(endpoints.map(\.baseURL) == ["h:1", nil, "http://h"])
    #expect(endpoints.map { $0.apiKey?.value } == [nil, "o", "a"])
    let named = try home.configuration(["--provider=ollama"], variables)
    #expect(named.namesProvider)
    #expect(named.otherProviders().isEmpty)
    #expect(try home.configuration([], [:], file: "{}").otherProviders().isEmpty)
  }

  @Test func whatIsWrongWithOneProviderIsItsOwnFailure() throws {
    let wrong = ["ANTHROPIC_API_KEY": "a", "ANTHROPIC_BASE_URL": "h", "OLLAMA_HOST": "h:1"]
    let configuration = try home.configuration([], wrong, file: #"{"provider": "openai"}"#)
    let others = configuration.otherProviders()
    #expect(others.map(\.name) == ["anthropic", "ollama"])
    let failure = ConfigurationError.wrongValue(.baseURL, found: "h", at: .variable("ANTHROPIC_BASE_URL"))
    #expect(error { try others[0].endpoint.get() } == failure)
    #expect(try others[1].endpoint.get().baseURL == "h:1")
    // The same holds for selected models.
    func endpoint(_ provider: String) throws -> Endpoint {
      try configuration.endpoint(of: ModelSelection(choice: ModelChoice(provider: provider, model: "m")))
    }
    #expect(try endpoint("ollama").provider == "ollama")
    #expect(error { try endpoint("anthropic") } == failure)
  }

  @Test func certificatesAreTheSystemsOrOurs() throws {
    let theirs = ["SSL_CERT_FILE": "/etc/theirs.pem"]
    #expect(try home.configuration()[.certificateFile] == nil)
    #expect(try home.configuration([], theirs)[.certificateFile] == "/etc/theirs.pem")
    let ours = try home.configuration([], theirs, file: #"{"certificate_file": "~/ours.pem"}"#)
    #expect(ours[.certificateFile] == home.path + "/ours.pem")
    #expect(ours.setting(.certificateFile)?.origin == .file(path: home.configurationFile, key: "certificate_file"))
  }
}
