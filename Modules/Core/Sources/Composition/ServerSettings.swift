import Configuration
import Entities
import HTTP
import LanguageModels

/// What the configuration of a run makes of its providers. All models made of it fetch each key once, and know what
/// servers have refused.
struct ServerSettings: Sendable {
  private let configuration: AppConfiguration
  let locks: KeyLocks
  private let refusals = KnownRefusals()

  init(_ configuration: AppConfiguration) {
    self.configuration = configuration
    locks = KeyLocks(configuration.keys)
  }

  /// Who answers where nothing else is chosen.
  var chosen: ModelSettings { settings(configuration.endpoint) }

  /// Other providers that could be asked, the one at an address that was set since the run began among them.
  var others: [ModelSettings] {
    let now = current.endpoint
    return (now == configuration.endpoint ? [] : [settings(now)])
      + configuration.otherProviders().map { provider in
        switch provider.endpoint {
        case .success(let endpoint): settings(endpoint)
        // It is said where that provider is asked.
        case .failure(let error): ModelSettings(provider: provider.name, keyLock: KeyLock { throw error })
        }
      }
  }

  /// A model that was selected, where it is. Throws what is wrong with the variables of its provider.
  func settings(of selection: ModelSelection) throws -> ModelSettings {
    var settings = settings(try current.endpoint(of: selection))
    settings.model = selection.choice.model
    return settings
  }

  /// The configuration as it is now; as it was where it is broken meanwhile.
  private var current: AppConfiguration { (try? configuration.readAgain()) ?? configuration }

  /// The settings that an endpoint makes. The model's name is the chosen provider's.
  private func settings(_ endpoint: Endpoint) -> ModelSettings {
    ModelSettings(
      provider: endpoint.provider, model: configuration.model, baseURL: endpoint.baseURL,
      apiKey: endpoint.apiKey?.value, keyLock: locks[endpoint],
      otherKeys: configuration.keys.serversOfOthers(than: endpoint), certificateFile: configuration.certificateFile,
      offlineScript: configuration.offlineScriptFile.map { path in
        OfflineScript(path: path) { [configuration] in try configuration.offlineScript()?.text ?? "" }
      },
      refusals: refusals, timeouts: configuration.timeout.map { HTTPTimeouts(silence: $0) } ?? HTTPTimeouts())
  }
}
