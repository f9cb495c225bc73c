public import Entities

/// Something that continues a conversation: a model at a provider, or rules.
public protocol LanguageModel: Sendable {
  /// What it is, for the status line and the message's record.
  var choice: ModelChoice { get }

  /// Where its server is, without anything private; nil for one in this program. Two of one name at different addresses
  /// are different models.
  var address: String? { get }

  /// Where it runs.
  var site: ModelLocation { get }

  /// What the provider wants the user to say before a conversation that the avatar begins; nil for nothing.
  var opening: String? { get }

  /// Why a prompt cannot be sent, as far as that is known without asking anybody; nil if it can.
  func fault(in prompt: Prompt) -> ModelFailure?

  /// What its provider makes of options otherwise than they say, in words for people: which it is not told, or would
  /// refuse, and why.
  func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText]

  /// How many tokens it is made to keep in view where nobody says otherwise; nil where that is the server's own matter.
  var usualWindow: Int? { get }

  /// Whether it can sum up a conversation, and make use of such a summary.
  var summarizes: Bool { get }

  /// What its provider's list says about it; nil where that is not known, or the list says little. It may ask the
  /// server, and gives up soon. Throws where the server could not tell now, and may tell whoever asks again.
  func listing() async throws -> ModelListing?

  /// Told that a reply will soon be asked for: what takes time to set up may begin. Nothing is sent.
  func prepare()

  /// Answers, piece by piece.
  ///
  /// The stream ends after `.finished`, or throws a `ModelFailure`. Cancelling the task that reads it closes the
  /// connection at once. A stream that ends before its finish marker throws `.truncated`.
  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error>
}

// None of these has a default: a model that stands for another would forget to hand it on.
extension LanguageModel {
  /// What tells it from every other model.
  public var selection: ModelSelection { ModelSelection(choice: choice, address: address) }
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
