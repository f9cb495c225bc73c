import Entities
import System

/// The variables that a provider's own programs read, and the address that its key is for.
struct ProviderVariables: Sendable {
  /// The provider's name, as options spell it.
  let provider: String
  /// Holds a key; nil where the provider wants none.
  let key: String?
  /// Holds an address.
  let address: String
  /// The provider's usual address.
  let home: String
  /// Whether the address may be a bare host, as in `127.0.0.1:11434`: the models know what it means.
  var takesHost = false
  /// Those that choose the provider where none is named. A variable with just an address does not: it may be set for the
  /// server itself.
  let implying: [String]

  /// The address that the environment has for it; whole, where it was written without its scheme.
  func address(in environment: ProcessEnvironment) -> String? {
    environment[address].map { text in takesHost ? text : WebAddress.completed(text) ?? text }
  }

  /// Of every provider that has any, in the order in which they are implied.
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

  /// Those of a provider; nil where it has none. No name means OpenAI's protocol, as an address alone does.
  static func of(_ provider: String?) -> ProviderVariables? {
    all.first { $0.provider == provider ?? "openai" }
  }
}

extension APIKey {
  /// The variables that can hold a key: no other program needs to know them.
  public static var variables: [String] { ["AICHAT_API_KEY"] + ProviderVariables.all.compactMap(\.key) }
}
