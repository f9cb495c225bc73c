public import Entities

/// A model that writes what a test says.
extension FakeProfileInteractor {
  /// A plan with a model of a test.
  public func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    if let writingError { throw writingError }
    let model = ModelChoice(provider: "fake", model: "one")
    return WritingPlan(
      model: ModelSelection(choice: model),
      usage: UsageSum(model: model, estimates: 1, promptTokens: 300, completionTokens: 900))
  }

  /// A cent.
  public func expectedCost(of usage: UsageSum) async throws -> Cost { Cost(Money(0.01, "USD")) }

  /// Writes `written`; then it ends, fails with `endOfWriting`, or goes on until it is stopped.
  public func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    ideas.append(idea)
    return AsyncThrowingStream { stream in
      for field in written { stream.yield(field) }
      if !writesOn { stream.finish(throwing: endOfWriting) }
    }
  }

  /// A plan with a model for pictures of a test.
  public func drawingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    if let writingError { throw writingError }
    let model = ModelChoice(provider: "fake", model: "painter")
    return WritingPlan(
      model: ModelSelection(choice: model),
      usage: UsageSum(model: model, estimates: 1, promptTokens: 100, completionTokens: 1056))
  }

  /// Tells `drawn`; then it ends, fails with `endOfWriting`, or goes on until it is stopped.
  public func drawCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error> {
    ideas.append(idea)
    return AsyncThrowingStream { stream in
      for step in drawn { stream.yield(step) }
      if !writesOn { stream.finish(throwing: endOfWriting) }
    }
  }
}
