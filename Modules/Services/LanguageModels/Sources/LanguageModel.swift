public import Entities

/// Something that continues a conversation: a model at a provider, or rules.
///
/// There are no default implementations: a wrapper of a model could forget to forward a member.
public protocol LanguageModel: ModelAtPlace {
  /// The user's turn that the provider requires before a conversation that the avatar begins; nil for none.
  var opening: String? { get }

  /// Why a prompt cannot be sent, as far as that is known without a request; nil if it can.
  func fault(in prompt: Prompt) -> ModelFailure?

  /// The options that its provider treats differently, with an explanation for users: options that are not sent to it,
  /// or that it would refuse, and why.
  func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText]

  /// The context window in tokens that it requests by default; nil when the server decides.
  var usualWindow: Int? { get }

  /// Whether it can summarise a conversation, and make use of a summary.
  var summarizes: Bool { get }

  /// What its provider's list says about it; nil when unknown. It may ask the server, with a short timeout. Throws when
  /// the server could not answer now but may answer a later call.
  func listing() async throws -> ModelListing?

  /// The model of its provider, with the same address and key, that draws pictures. Nothing is sent yet.
  /// - Parameter name: Its name in the provider's spelling; nil for the provider's usual one.
  /// - Throws: `.misconfigured`, with the reason, where there is none.
  func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel

  /// Called before a reply is likely to be requested: slow preparations may begin. Nothing is sent.
  func prepare()

  /// Replies, piece by piece.
  ///
  /// The stream ends after `.finished`, or throws a `ModelFailure`. Cancelling the task that reads it closes the
  /// connection at once. A stream that ends before its finish marker throws `.truncated`.
  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error>
}

/// The events of a model's reply.
public enum ReplyEvent: Hashable, Sendable {
  /// The request has been sent: from here on the prompt may be processed, and charged. Repeated after each `waiting`
  /// and each `omitted`. Rules on this machine send nothing.
  case sent
  /// More of the text.
  case text(String)
  /// More of the model's reasoning before its reply. It is not part of the reply, and is never sent back.
  case reasoning(String)
  /// The usage so far; a later one replaces an earlier one.
  case usage(TokenUsage)
  /// The server could not reply now. The request is repeated after the pause, unless the reader is cancelled. `attempt`
  /// is the number of the next attempt, from 2 on; `of` is the maximum. Only before the first piece of text or
  /// reasoning.
  case waiting(for: Duration, attempt: Int, of: Int, because: ModelFailure)
  /// The server refused an option for this model, and the request is repeated without it. Only before the first piece
  /// of text or reasoning.
  case omitted(Preset.Field)
  /// The reply is complete. Nothing follows.
  case finished(FinishReason)
}
