public import Entities

/// Stands for a model that cannot be used: what is wrong with the settings keeps nobody from their chats, and not from
/// the screen that mends it. Every reply fails with the reason.
public struct UnusableModel: LanguageModel {
  /// What is wrong with the settings.
  public let failure: ModelFailure
  /// What the settings mean, as far as they tell. Where they name no model its name is empty.
  public let choice: ModelChoice

  /// In place of the model that settings mean.
  public init(_ settings: ModelSettings, _ failure: ModelFailure) {
    self.failure = failure
    choice = ModelChooser().choice(of: settings)
    address = choice.isRules ? nil : settings.baseURL.map(Endpoint.shown)
  }

  /// Where the settings say that it is; nil where they say nothing.
  public let address: String?
  /// It asks nobody.
  public var site: ModelLocation { .local }
  /// Nothing.
  public var opening: String? { nil }
  /// The reason.
  public func fault(in prompt: Prompt) -> ModelFailure? { failure }
  /// None.
  public func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] { [:] }
  /// It keeps nothing.
  public var usualWindow: Int? { nil }
  /// It cannot.
  public var summarizes: Bool { false }
  /// Nothing is known.
  public func listing() async throws -> ModelListing? { nil }
  /// There is nothing to do.
  public func prepare() {}

  /// Fails.
  public func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    AsyncThrowingStream { $0.finish(throwing: failure) }
  }
}
