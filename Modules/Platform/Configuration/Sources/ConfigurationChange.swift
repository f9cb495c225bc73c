import Entities
import System

/// One change of config.json.
enum ConfigurationChange: Sendable {
  /// An option gets a value, as a flag would have it.
  case set(CommonOption, String)
  /// A setting is removed, by its name in the file.
  case unset(String)
  /// A model is selected.
  case model(ModelSelection, ProcessEnvironment)
}

extension EditedFile {
  /// Makes a change. Throws `wrongValue` for a value that would be refused when it is read.
  mutating func make(_ change: ConfigurationChange) throws(ConfigurationError) {
    switch change {
    case .set(let option, let text):
      do throws(ConfigurationError) {
        try set(option, to: text)
      } catch .wrongValue(option, let found, _) {
        // The wrong value is not in the file, but on its way there.
        throw .wrongValue(option, found: found, at: .flag(option.key))
      }
    case .unset(let key): remove(key)
    case .model(let selection, let environment): try setModel(selection, environment)
    }
  }

  /// The provider, its name, and its address where the provider would not be found there without it.
  private mutating func setModel(
    _ selection: ModelSelection, _ environment: ProcessEnvironment
  ) throws(ConfigurationError) {
    try set(.provider, to: selection.choice.provider)
    // Rules have no other name than their provider's.
    if selection.choice.provider == "offline" {
      remove(.model)
    } else {
      try set(.model, to: selection.choice.model)
    }
    let kept = text(.baseURL).map(Endpoint.shown)
    let variables = ProviderVariables.all.first { $0.provider == selection.choice.provider }
    let usual = variables.map { $0.address(in: environment).map(Endpoint.shown) ?? $0.home }
    guard let address = selection.address, !Endpoint.isSame(address, usual) else { return remove(.baseURL) }
    if !Endpoint.isSame(address, kept) { try set(.baseURL, to: address) }
  }
}
