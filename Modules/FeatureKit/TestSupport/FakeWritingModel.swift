public import Entities

/// A model that writes the fields of a character as a test sets them.
public struct FakeWritingModel {
  /// The fields that it writes.
  public var fields: [WrittenField] = []
  /// The error in place of a plan, and the one at the end of the writing.
  public var refusal: (any Error)?, end: (any Error)?
  /// Whether it does not end before it is stopped.
  public var goesOn = false
  /// The ideas that it got.
  public private(set) var ideas: [CharacterIdea] = []

  /// A model that writes nothing.
  public init() {}

  /// The plan of any idea.
  public func plan() throws -> WritingPlan {
    if let refusal { throw refusal }
    let model = ModelChoice(provider: "fake", model: "one")
    return WritingPlan(
      model: ModelSelection(choice: model),
      usage: UsageSum(model: model, estimates: 1, promptTokens: 300, completionTokens: 900))
  }

  /// Writes the fields; then it ends, with the error if one is set.
  public mutating func write(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    ideas.append(idea)
    return AsyncThrowingStream { stream in
      for field in fields { stream.yield(field) }
      if !goesOn { stream.finish(throwing: end) }
    }
  }
}
