public import Entities
import JSON
public import System

extension AppConfiguration {
  /// Whether the command itself names the provider, model or address, so that it overrides any earlier choice.
  public var namesModel: Bool {
    CommonOption.ofModel.contains { setting($0)?.origin.isFlag == true }
  }

  /// The address of a selected model, with the environment's key for exactly that address. An address that this run
  /// knows is used in this run's form, because a selection has no private part of an address.
  public func endpoint(of selection: ModelSelection) throws(ConfigurationError) -> Endpoint {
    let provider = selection.choice.provider
    let others = try otherProviders().filter { $0.name == provider }.map { (other) throws(ConfigurationError) in
      try other.endpoint.get()
    }
    let known = ([endpoint] + others).first {
      let variables = ProviderVariables.of($0.provider)
      let address = $0.baseURL.map(Endpoint.shown) ?? variables?.home
      return $0.baseURL == nil && $0.apiKey == nil && $0.provider == nil
        ? false
        : ($0.provider ?? variables?.provider) == provider && Endpoint.isSame(address, selection.address)
    }
    return known ?? Endpoint(provider: provider, baseURL: selection.address)
  }
}

extension ConfigurationEditor {
  /// Saves a model as the selected one: its provider, its name, and its address if the provider could not be found
  /// without it. All of it is written, or nothing. Throws as `set` does.
  public func setModel(
    _ selection: ModelSelection, environment: ProcessEnvironment = .current
  ) throws(ConfigurationError) {
    try save([.model(selection, environment)])
  }

  /// Whether `setModel` could save a model: its provider exists, its name and its address are valid.
  public static func canKeep(_ selection: ModelSelection) -> Bool {
    var file = EditedFile(path: "", themes: ThemeFolder(besideFile: ""), object: JSONObject())
    return (try? file.make(.model(selection, ProcessEnvironment([:])))) != nil
  }
}
