/// Turns settings into something that answers.
public struct ModelChooser: Sendable {
  /// The providers that settings can name.
  public static let providers = ["offline", "openai"]

  /// A chooser.
  public init() {}

  /// The model that the settings mean.
  ///
  /// Without a provider, an address or a key means `openai`, and neither means `offline`. Throws `.misconfigured`
  /// for a provider that nobody knows and for settings that the provider cannot use. Nothing is sent yet.
  public func model(for settings: ModelSettings) throws(ModelFailure) -> any LanguageModel {
    let named = settings.provider.map { Self.trimmed($0).lowercased() } ?? ""
    switch named.isEmpty ? impliedProvider(settings) : named {
    case "offline": return OfflineModel()
    case "openai":
      return try OpenAIModel(
        model: settings.model ?? usualModel(settings), baseURL: settings.baseURL ?? OpenAIModel.defaultBaseURL,
        apiKey: settings.apiKey)
    default:
      throw ModelFailure(
        .misconfigured,
        "There is no provider \"\(named.prefix(64))\". The known ones are: \(Self.providers.joined(separator: ", ")).")
    }
  }

  /// OpenAI's own server has models that everybody with a key may use; what another server has, nobody can know.
  private func usualModel(_ settings: ModelSettings) -> String {
    settings.baseURL == nil && settings.apiKey != nil ? OpenAIModel.usualModel : ""
  }

  private func impliedProvider(_ settings: ModelSettings) -> String {
    let isRemote = [settings.baseURL, settings.apiKey].contains { !Self.trimmed($0 ?? "").isEmpty }
    return isRemote ? "openai" : "offline"
  }
}

extension ModelChooser {
  /// The text without white space around it, as a value from a file or the environment often has.
  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
