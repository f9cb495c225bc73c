public import Entities

/// Replaces a model that cannot be used, so that the app and its settings open in spite of wrong settings. Every reply
/// fails with the reason.
public struct UnusableModel: LanguageModel {
  /// Why the settings cannot be used.
  public let failure: ModelFailure
  /// The provider and model of the settings, as far as known. If they name no model its name is empty.
  public let choice: ModelChoice

  /// Makes the replacement for the model of these settings.
  public init(_ settings: ModelSettings, _ failure: ModelFailure) {
    self.failure = failure
    choice = ModelChooser().choice(of: settings)
    address = choice.isRules ? nil : settings.baseURL.map(Endpoint.shown)
  }

  /// The address in the settings; nil if they have none.
  public let address: String?
  /// Always local, because it makes no request.
  public var site: ModelLocation { .local }
  /// Always nil.
  public var opening: String? { nil }
  /// The reason.
  public func fault(in prompt: Prompt) -> ModelFailure? { failure }
  /// Always empty.
  public func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] { [:] }
  /// Always nil.
  public var usualWindow: Int? { nil }
  /// Always false.
  public var summarizes: Bool { false }
  /// Always nil.
  public func listing() async throws -> ModelListing? { nil }
  /// Throws the reason.
  public func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel { throw failure }
  /// Does nothing.
  public func prepare() {}

  /// Fails with the reason.
  public func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    AsyncThrowingStream { $0.finish(throwing: failure) }
  }
}
