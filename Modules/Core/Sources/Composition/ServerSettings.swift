import Configuration
import Entities
import HTTP
import LanguageModels

/// The model settings that the configuration of a run makes. All models made of them share the keys that were fetched,
/// and the parameters that servers refused.
struct ServerSettings: Sendable {
  private let run: RunConfiguration
  private let frontEnd: FrontEnd
  let locks: LazyCredentials
  private let refusals = UnsupportedParameterCache()

  /// - Parameter frontEnd: The place where the user reads errors.
  init(_ run: RunConfiguration, for frontEnd: FrontEnd) {
    self.run = run
    self.frontEnd = frontEnd
    locks = LazyCredentials(run.now.keys)
  }

  /// The settings of the default model.
  var chosen: ModelSettings {
    let configuration = run.now
    return settings(configuration.endpoint, configuration)
  }

  /// Whether a setting chooses the default model; the rules on this machine are a choice too.
  var isChosen: Bool {
    let endpoint = run.now.endpoint
    return endpoint.provider != nil || endpoint.baseURL != nil
  }

  /// The other providers with a key or an address.
  var others: [ModelSettings] {
    let configuration = run.now
    return configuration.otherProviders().map { provider in
      switch provider.endpoint {
      case .success(let endpoint): settings(endpoint, configuration)
      // The error is shown when that provider is asked.
      case .failure(let error): ModelSettings(provider: provider.name, credential: LazyCredential { throw error })
      }
    }
  }

  /// The settings of a selected model. Throws if the variables of its provider are wrong.
  func settings(of selection: ModelSelection) throws -> ModelSettings {
    let configuration = run.now
    var settings = settings(try configuration.endpoint(of: selection), configuration)
    settings.model = selection.choice.model
    return settings
  }

  /// The settings of an endpoint, with the configured model. That belongs to the chosen provider, and perhaps not to
  /// this endpoint.
  private func settings(_ endpoint: Endpoint, _ configuration: AppConfiguration) -> ModelSettings {
    let silence = configuration[.timeout].map { Duration.milliseconds(Int64(($0 * 1_000).rounded())) }
    return ModelSettings(
      provider: endpoint.provider, model: configuration[.model], baseURL: endpoint.baseURL,
      apiKey: endpoint.apiKey?.value, credential: locks[endpoint],
      otherKeys: configuration.keys.serversOfOthers(than: endpoint), certificateFile: configuration[.certificateFile],
      offlineScript: configuration[.offlineScript].map { path in
        OfflineScript(path: path) { [configuration] in try configuration.offlineScript()?.text ?? "" }
      },
      refusals: refusals, timeouts: silence.map { HTTPTimeouts(silence: $0) } ?? HTTPTimeouts(),
      contentTimeout: silence ?? ModelSettings.usualContentTimeout, frontEnd: frontEnd)
  }
}
