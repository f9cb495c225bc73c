import Configuration
import Entities
import HTTP
import LanguageModels

/// What the configuration of a run makes of its providers. All models made of it fetch each key once, and know what
/// servers have refused.
struct ServerSettings: Sendable {
  private let run: RunConfiguration
  private let frontEnd: FrontEnd
  let locks: LazyCredentials
  private let refusals = UnsupportedParameterCache()

  /// - Parameter frontEnd: Where a user reads what goes wrong.
  init(_ run: RunConfiguration, for frontEnd: FrontEnd) {
    self.run = run
    self.frontEnd = frontEnd
    locks = LazyCredentials(run.now.keys)
  }

  /// The settings of the usual model.
  var chosen: ModelSettings {
    let configuration = run.now
    return settings(configuration.endpoint, configuration)
  }

  /// Whether a setting chooses the usual model, be it the rules on this machine.
  var isChosen: Bool {
    let endpoint = run.now.endpoint
    return endpoint.provider != nil || endpoint.baseURL != nil
  }

  /// Other providers that could be asked.
  var others: [ModelSettings] {
    let configuration = run.now
    return configuration.otherProviders().map { provider in
      switch provider.endpoint {
      case .success(let endpoint): settings(endpoint, configuration)
      // It is said where that provider is asked.
      case .failure(let error): ModelSettings(provider: provider.name, credential: LazyCredential { throw error })
      }
    }
  }

  /// A model that was selected, where it is. Throws what is wrong with the variables of its provider.
  func settings(of selection: ModelSelection) throws -> ModelSettings {
    let configuration = run.now
    var settings = settings(try configuration.endpoint(of: selection), configuration)
    settings.model = selection.choice.model
    return settings
  }

  /// The settings that an endpoint makes. The model's name is the chosen provider's.
  private func settings(_ endpoint: Endpoint, _ configuration: AppConfiguration) -> ModelSettings {
    ModelSettings(
      provider: endpoint.provider, model: configuration.model, baseURL: endpoint.baseURL,
      apiKey: endpoint.apiKey?.value, credential: locks[endpoint],
      otherKeys: configuration.keys.serversOfOthers(than: endpoint), certificateFile: configuration.certificateFile,
      offlineScript: configuration.offlineScriptFile.map { path in
        OfflineScript(path: path) { [configuration] in try configuration.offlineScript()?.text ?? "" }
      },
      refusals: refusals, timeouts: configuration.timeout.map { HTTPTimeouts(silence: $0) } ?? HTTPTimeouts(),
      patience: configuration.timeout ?? ModelSettings.usualPatience, frontEnd: frontEnd)
  }
}
