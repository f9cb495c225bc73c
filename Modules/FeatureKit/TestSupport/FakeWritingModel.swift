public import Entities

/// A model that writes the fields of a character, and draws it, as a test sets them.
public struct FakeWritingModel {
  /// The fields that it writes.
  public var fields: [WrittenField] = []
  /// The steps of its drawing.
  public var drawn: [DrawingStep] = []
  /// The error in place of a plan, and the one at the end of the writing or drawing.
  public var refusal: (any Error)?, end: (any Error)?
  /// Whether it goes on until it is stopped.
  public var goesOn = false
  /// The ideas that it got.
  public private(set) var ideas: [CharacterIdea] = []

  /// A model that writes nothing.
  public init() {}

  /// The plan of any idea.
  public func plan() throws -> WritingPlan { try plan(of: "one", promptTokens: 300, completionTokens: 900) }

  /// The plan of any drawing.
  public func drawingPlan() throws -> WritingPlan {
    try plan(of: "painter", promptTokens: 100, completionTokens: 1056)
  }

  private func plan(of name: String, promptTokens: Int, completionTokens: Int) throws -> WritingPlan {
    if let refusal { throw refusal }
    let model = ModelChoice(provider: "fake", model: name)
    return WritingPlan(
      model: ModelSelection(choice: model),
      usage: UsageSum(
        model: model, estimates: 1, promptTokens: promptTokens, completionTokens: completionTokens))
  }

  /// Writes the fields; then it ends, with the error if one is set.
  public mutating func write(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    ideas.append(idea)
    return stream(of: fields)
  }

  /// Tells the steps of a drawing; then it ends, with the error if one is set.
  public mutating func draw(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error> {
    ideas.append(idea)
    return stream(of: drawn)
  }

  private func stream<Element: Sendable>(of elements: [Element]) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { stream in
      for element in elements { stream.yield(element) }
      if !goesOn { stream.finish(throwing: end) }
    }
  }
}
