public import Entities
import TerminalTesting

/// The way to the tabs.
extension FakeOnboardingInteractor {
  /// Keeps it.
  public func keepOnboardingProgress(_ progress: OnboardingProgress?) async { onboardingProgress = progress }

  /// Those that it has.
  public func terminalFindings(in language: ContentLanguage) async -> [Finding] {
    await gate.pass()
    return findings
  }

  /// First that all are asked, then, once the gate is open, what they have.
  public func modelSources() async throws -> AsyncStream<[ModelSource]> {
    let (stream, continuation) = AsyncStream<[ModelSource]>.makeStream()
    let (waiting, answered) = (sources.map { ModelSource.awaited($0) }, sources)
    continuation.yield(waiting)
    let answering = Task {
      await gate.pass()
      continuation.yield(answered)
      continuation.finish()
    }
    continuation.onTermination = { _ in answering.cancel() }
    return stream
  }

  /// Has it answer.
  public func useModel(_ selection: ModelSelection) throws {
    note(.model(selection))
    if let error { throw error }
    modelChoice = selection.choice
  }

  /// Notes it.
  public func keepModel(_ selection: ModelSelection) throws {
    note(.keepingModel(selection))
    if let error { throw error }
  }

  /// The provider's own server.
  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    KeyEndpoint(provider: name ?? "openai", server: "https://api.\(name ?? "openai").com")
  }

  /// Notes it, and has it in a keyring.
  public func takeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    note(.key(text, endpoint))
    await gate.pass()
    if let error { throw error }
    return .keyring
  }
}

extension ModelSource {
  fileprivate static func awaited(_ source: ModelSource) -> ModelSource {
    ModelSource(name: source.name, provider: source.provider, address: source.address, isAwaited: true)
  }
}
