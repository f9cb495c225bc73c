public import Entities

/// Something that continues a conversation: a model at a provider, or rules.
public protocol LanguageModel: Sendable {
  /// What it is, for the status line and the message's record.
  var choice: ModelChoice { get }

  /// Where it runs.
  var site: ModelSite { get }

  /// What the provider wants the person to say before a conversation that the avatar begins; nil for nothing.
  var opening: String? { get }

  /// Why a prompt cannot be sent, as far as that is known without asking anybody; nil if it can.
  func fault(in prompt: Prompt) -> ModelFailure?

  /// What its provider makes of options otherwise than they say, in words for people: which it is not told, or would
  /// refuse, and why.
  func remarks(on options: SamplingOptions) -> [Preset.Field: Wording]

  /// Whether it can sum up a conversation, and make use of such a summary.
  var summarizes: Bool { get }

  /// What its provider's list says about it; nil where that is not known, or the list says little. It may ask the
  /// server, and gives up soon.
  func listing() async -> ModelListing?

  /// Told that a reply will soon be asked for: what takes time to set up may begin. Nothing is sent.
  func prepare()

  /// Answers, piece by piece.
  ///
  /// The stream ends after `.finished`, or throws a `ModelFailure`. Cancelling the task that reads it closes the
  /// connection at once. A stream that ends before its finish marker throws `.truncated`.
  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error>
}

extension LanguageModel {
  /// Most are elsewhere.
  public var site: ModelSite { .remote }

  /// Most providers want nothing.
  public var opening: String? { nil }

  /// Most are ready.
  public func prepare() {}

  /// Nobody lists it.
  public func listing() async -> ModelListing? { nil }

  /// Nothing is known to be wrong.
  public func fault(in prompt: Prompt) -> ModelFailure? { nil }

  /// It takes all of them.
  public func remarks(on options: SamplingOptions) -> [Preset.Field: Wording] { [:] }

  /// Every language model can.
  public var summarizes: Bool { true }
}

/// What arrives while a model answers.
public enum ReplyEvent: Hashable, Sendable {
  /// The request has gone out: from here on the prompt may be read, and counted. Again after each `waiting` and each
  /// `omitted`. Rules on this machine send nothing.
  case sent
  /// More of the text.
  case text(String)
  /// More of what the model thinks before it speaks. It is no part of the reply, and is never sent back.
  case reasoning(String)
  /// What it cost so far; a later one replaces an earlier one.
  case usage(TokenUsage)
  /// The server could not answer now, and is asked again after the pause, unless the reader is cancelled. The attempt
  /// is the one to come, from 2 on, of so many at most. Only ever before the first piece of text or reasoning.
  case waiting(for: Duration, attempt: Int, of: Int, because: ModelFailure)
  /// The server refused an option for this model, and is asked again without it. Only ever before the first piece of
  /// text or reasoning.
  case omitted(Preset.Field)
  /// It is done. Nothing follows.
  case finished(FinishReason)
}
