public import Entities
import FeatureKitTestSupport

extension FakeProfileInteractor {
  /// The plan of `writer`.
  public func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan { try writer.plan() }

  /// A cent.
  public func expectedCost(of usage: UsageSum) async throws -> Cost { Cost(Money(0.01, "USD")) }

  /// Has `writer` write.
  public func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    writer.write(idea)
  }

  /// The plan of `writer` for a drawing.
  public func drawingPlan(for idea: CharacterIdea) async throws -> WritingPlan { try writer.drawingPlan() }

  /// Has `writer` draw.
  public func drawCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error> { writer.draw(idea) }
}
