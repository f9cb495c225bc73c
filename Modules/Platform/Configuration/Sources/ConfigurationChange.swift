import Entities
import System

/// One change of config.json.
enum ConfigurationChange: Sendable {
  /// Sets an option to a value in the form of a flag.
  case set(CommonOption, String)
  /// Removes a setting, by its name in the file.
  case unset(String)
  /// Selects a model.
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
        // The wrong value comes from the caller, not from the file.
        throw .wrongValue(option, found: found, at: .flag(option.key))
      }
    case .unset(let key): remove(key)
    case .model(let selection, let environment): try setModel(selection, environment)
    }
  }

  /// Writes the provider, the model's name, and the address if the provider could not be found without it.
  private mutating func setModel(
    _ selection: ModelSelection, _ environment: ProcessEnvironment
  ) throws(ConfigurationError) {
    try set(.provider, to: selection.choice.provider)
    // Rules have no name besides their provider's.
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
