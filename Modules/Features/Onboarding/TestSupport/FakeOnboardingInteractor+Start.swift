public import Entities
import TerminalTesting

/// The onboarding before the tabs.
extension FakeOnboardingInteractor {
  /// Stores the progress.
  public func saveOnboardingProgress(_ progress: OnboardingProgress?) { savedProgress = progress }

  /// The saved progress.
  public func onboardingProgress() async -> OnboardingProgress? { savedProgress }

  /// Returns `diagnostics`.
  public func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    await gate.pass()
    return diagnostics
  }

  /// Records the option and its value, unless `error` is set.
  public func setConfiguration(_ key: String, to value: String) throws {
    if let error { throw error }
    record(.setting(key, value))
  }

  /// Records that the option is removed, unless `error` is set.
  public func unsetConfiguration(_ key: String) throws {
    if let error { throw error }
    record(.setting(key, nil))
  }

  /// Makes the model the default one.
  public func useModel(_ selection: ModelSelection) throws {
    record(.model(selection))
    if let error { throw error }
    modelChoice = selection.choice
  }

  /// Records the model.
  public func saveModel(_ selection: ModelSelection) throws {
    record(.keepingModel(selection))
    if let error { throw error }
  }

  /// The provider's own server.
  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    KeyEndpoint(provider: name ?? "openai", server: "https://api.\(name ?? "openai").com")
  }

  /// Records the key, and says that it is in the keyring.
  public func storeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    record(.key(text, endpoint))
    await gate.pass()
    if let error { throw error }
    return .keyring
  }
}
