import Entities
import System

/// The variables that a provider's own programs read, and the address that its key belongs to.
struct ProviderVariables: Sendable {
  /// The provider's name, in the spelling of options.
  let provider: String
  /// The variable of the key; nil where the provider uses none.
  let key: String?
  /// The variable of the address.
  let address: String
  /// The provider's usual address.
  let home: String
  /// Whether the address may be a bare host, as in `127.0.0.1:11434`, which the models complete.
  var takesHost = false
  /// The variables that imply the provider where none is named. OLLAMA_HOST is not one of them, because it may be meant
  /// for the server itself.
  let implying: [String]

  /// The provider's address in the environment. A missing scheme is added, except for a provider that accepts a bare
  /// host.
  func address(in environment: ProcessEnvironment) -> String? {
    environment[address].map { text in takesHost ? text : WebAddress.completed(text) ?? text }
  }

  /// All providers with variables, in the order in which they are implied.
  static let all = [
    ProviderVariables(
      provider: "openai", key: "OPENAI_API_KEY", address: "OPENAI_BASE_URL", home: "https://api.openai.com/v1",
      implying: ["OPENAI_API_KEY", "OPENAI_BASE_URL"]),
    ProviderVariables(
      provider: "anthropic", key: "ANTHROPIC_API_KEY", address: "ANTHROPIC_BASE_URL",
      home: "https://api.anthropic.com", implying: ["ANTHROPIC_API_KEY"]),
    ProviderVariables(
      provider: "ollama", key: nil, address: "OLLAMA_HOST", home: "http://127.0.0.1:11434", takesHost: true,
      implying: []),
  ]

  /// The variables of a provider; nil where it has none. No name means OpenAI's protocol, as an address alone does.
  static func of(_ provider: String?) -> ProviderVariables? {
    all.first { $0.provider == provider ?? "openai" }
  }
}

extension APIKey {
  /// The variables that can contain a key. Other programs that the app starts do not get them.
  public static var variables: [String] { ["AICHAT_API_KEY"] + ProviderVariables.all.compactMap(\.key) }
}
