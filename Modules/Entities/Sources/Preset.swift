/// The settings for an avatar's replies; nil for a value that is not set.
public struct Preset: Hashable, Sendable {
  /// The longest instruction, in bytes of UTF-8: 16 KiB.
  public static let longestInstruction = 16 << 10

  /// The model that answers.
  public var model: ModelSelection?
  /// The model's sampling options.
  public var sampling: SamplingOptions
  /// A further instruction for the model. It is added after the avatar's description, and never replaces that.
  public var instruction: String?
  /// Whether messages without room in the prompt are summarised.
  public var summarizes: Bool?

  /// A preset.
  public init(
    model: ModelSelection? = nil, sampling: SamplingOptions = SamplingOptions(), instruction: String? = nil,
    summarizes: Bool? = nil
  ) {
    self.model = model
    self.sampling = sampling
    self.instruction = instruction
    self.summarizes = summarizes
  }

  /// The names of its values in config.json and in notes.
  public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
    case model, temperature
    case topP = "top_p"
    case maximumTokens = "max_tokens"
    case stop, seed
    case contextWindow = "context_window"
    case effort, instruction
    case summarizes = "summaries"
  }
}

extension Preset {
  /// Whether no value is set.
  public var isEmpty: Bool { self == Preset() }

  /// The preset, with unset values taken from another.
  public func completed(by other: Preset) -> Preset {
    let (own, others) = (sampling, other.sampling)
    return Preset(
      model: model ?? other.model,
      sampling: SamplingOptions(
        temperature: own.temperature ?? others.temperature, topP: own.topP ?? others.topP,
        maximumTokens: own.maximumTokens ?? others.maximumTokens, stop: own.stop ?? others.stop,
        seed: own.seed ?? others.seed, contextWindow: own.contextWindow ?? others.contextWindow,
        effort: own.effort ?? others.effort),
      instruction: instruction ?? other.instruction, summarizes: summarizes ?? other.summarizes)
  }
}
