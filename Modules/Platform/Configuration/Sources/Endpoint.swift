/// Where a provider answers, and the key for exactly that place.
struct Endpoint {
  let baseURL: String?
  let apiKey: APIKey?

  /// The endpoint of a provider, from our own settings and from OpenAI's variables.
  ///
  /// OPENAI_BASE_URL and OPENAI_API_KEY count where the provider is `openai`, or left open. A key is for one address:
  /// OPENAI_API_KEY is for OPENAI_BASE_URL, or for OpenAI's own; when a setting of ours names another, it stays here.
  /// AICHAT_API_KEY is for whatever address counts.
  init(
    provider: String?, settings: SettingSources, environment: ProcessEnvironment
  ) throws(ConfigurationError) {
    let own = try settings.address(.baseURL)
    let isOpenAI = provider == nil || provider == "openai"
    let variable = "OPENAI_BASE_URL"
    let theirs = isOpenAI ? environment[variable] : nil
    if own == nil, let theirs, !Self.isAddress(theirs) {
      throw .wrongValue(.baseURL, found: theirs, at: .variable(variable))
    }
    baseURL = own ?? theirs
    let isTheirs = own == nil || Self.isSame(own, theirs ?? Self.openAI)
    apiKey =
      if let key = try APIKey(variable: "AICHAT_API_KEY", in: environment) {
        key
      } else if isOpenAI, isTheirs {
        try APIKey(variable: "OPENAI_API_KEY", in: environment)
      } else {
        nil
      }
  }
}

extension Endpoint {
  /// Where OpenAI itself answers.
  private static let openAI = "https://api.openai.com/v1"

  /// Whether a text is an address of the web: http or https, a host, and neither blanks nor control characters.
  static func isAddress(_ text: String) -> Bool {
    let lowercase = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowercase.hasPrefix) else { return false }
    let host = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && !host.hasPrefix(":")
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    func bare(_ text: String?) -> Substring? { text.map { $0.hasSuffix("/") ? $0.dropLast() : $0[...] } }
    return bare(one) == bare(other)
  }
}
