/// How an avatar is to answer, as far as somebody has said so: what is nil is as usual.
public struct Preset: Hashable, Sendable {
  /// The longest instruction, in bytes of UTF-8: 16 KiB.
  public static let longestInstruction = 16 << 10

  /// Who answers.
  public var model: ModelSelection?
  /// How the model is to choose its words.
  public var sampling: SamplingOptions
  /// What the model is told besides. It is added after who the avatar is, and never replaces that.
  public var instruction: String?
  /// Whether messages that have no room any more are summed up.
  public var summarizes: Bool?

  /// A preset from its parts.
  public init(
    model: ModelSelection? = nil, sampling: SamplingOptions = SamplingOptions(), instruction: String? = nil,
    summarizes: Bool? = nil
  ) {
    self.model = model
    self.sampling = sampling
    self.instruction = instruction
    self.summarizes = summarizes
  }

  /// Its values by name: what config.json and notes call them.
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
  /// Whether everything is as usual.
  public var isEmpty: Bool { self == Preset() }

  /// It, and where it says nothing, what the other says.
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
