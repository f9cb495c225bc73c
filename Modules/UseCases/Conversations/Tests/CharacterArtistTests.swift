import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// A model draws a character.
@Suite(.timeLimit(.minutes(1))) struct CharacterArtistTests {
  private static let month = Month(year: 2026, 11)
  private static let draft = AvatarDraft(
    name: "Zed", picturePath: "", description: AvatarDescription(character: .alien, action: .smiling, location: .park),
    definition: CharacterDefinition(description: "{{char}} has a long neck."))

  private func office(
    drawing events: [ImageEvent]?, failing failure: ModelFailure? = nil,
    accounting: ReplyAccounting? = ReplyAccounting(month: { _ in month })
  ) async throws -> (office: Office, painter: ScriptedPainter) {
    let painter = ScriptedPainter(events, failure)
    var office = try await Office(accounting: accounting)
    office = Office(
      office, models: ModelSelector(usual: PaintingModel(painter: painter)), accounting: accounting, imageModel: "mine",
      keepDrawing: { "/drawings/\($0.count).png" })
    return (office, painter)
  }

  private func usage(_ office: Office) async throws -> [UsageSum] {
    try await office.stores.usage.usage(of: office.user.id, in: Self.month)
  }

  @Test func aDrawingIsKeptAndCounted() async throws {
    let (office, painter) = try await office(
      drawing: [
        .sent, .receiving(bytes: 2), .usage(TokenUsage(promptTokens: 7, completionTokens: 1000)), .finished([1, 2, 3]),
      ])
    let idea = CharacterIdea("with a hat", for: Self.draft)
    let plan = try await office.drawingPlan(for: idea)
    #expect(plan.model.choice.model == "mine" && plan.usage.completionTokens == 500 && plan.usage.promptTokens > 20)
    #expect(painter.words.value.isEmpty)
    var steps: [DrawingStep] = []
    for try await step in office.drawCharacter(idea) { steps.append(step) }
    #expect(steps == [.drawing, .receiving(bytes: 2), .finished(path: "/drawings/3.png")])
    let words = try #require(painter.words.value.first)
    #expect(words.contains("An alien that is smiling in the park.") && words.contains("with a hat"))
    #expect(words.contains("Zed has a long neck."))
    #expect(try await usage(office).map { [$0.promptTokens, $0.completionTokens, $0.estimates] } == [[7, 1000, 0]])
  }

  @Test func withoutTheServersFiguresTheEstimateCounts() async throws {
    let (office, _) = try await office(drawing: [.sent, .finished([1])])
    for try await _ in office.drawCharacter(CharacterIdea("", for: Self.draft)) {}
    #expect(try await usage(office).map { [$0.completionTokens, $0.estimates] } == [[500, 1]])
  }

  @Test func aRefusalCostsNothingAndAStopDoes() async throws {
    let refused = ModelFailure(.refused, LocalizedText("no", "no"))
    let (refusing, _) = try await office(drawing: [.sent], failing: refused)
    await #expect(throws: refused) {
      for try await _ in refusing.drawCharacter(CharacterIdea("", for: Self.draft)) {}
    }
    #expect(try await usage(refusing).isEmpty)
    let (office, painter) = try await office(drawing: nil)
    let stream = office.drawCharacter(CharacterIdea("", for: Self.draft))
    let steps = Watched<[DrawingStep]>([])
    let reading = Task { for try await step in stream { steps.change { $0.append(step) } } }
    painter.tell(.sent)
    _ = await steps.until { $0 == [.drawing] }
    reading.cancel()
    _ = try? await reading.value
    for _ in 0..<1_000 where try await usage(office).isEmpty { await Task.yield() }
    #expect(try await usage(office).map(\.completionTokens) == [500])
  }

  @Test func overTheBudgetNothingIsSent() async throws {
    let use = BudgetUsage(spent: Cost(Money(2, "USD")), budget: Money(1, "USD"))
    let (office, painter) = try await office(
      drawing: [.sent, .finished([1])],
      accounting: ReplyAccounting(month: { _ in Self.month }, status: { _, _, _ in .reached(use) }))
    let idea = CharacterIdea("", for: Self.draft)
    #expect(try await office.drawingPlan(for: idea).budget == .reached(use))
    await #expect(throws: BudgetReached.self) { for try await _ in office.drawCharacter(idea) {} }
    #expect(painter.words.value.isEmpty)
  }

  @Test func longTextsAreCut() {
    var draft = Self.draft
    draft.definition.description = String(repeating: "long ", count: 10_000)
    let words = DrawingPrompt(CharacterIdea(String(repeating: "x", count: 8_000), for: draft)).words
    #expect(words.count <= DrawingPrompt.longest && words.contains("Name: Zed"))
  }
}

/// A model that draws what a test says.
private final class ScriptedPainter: ImageModel {
  let choice = ModelChoice(provider: "scripted", model: "mine")
  let address: String? = nil
  let site = ModelLocation.remote
  let usualTokens = 500
  let words = Watched<[String]>([])
  private let stream: AsyncThrowingStream<ImageEvent, any Error>
  private let events: AsyncThrowingStream<ImageEvent, any Error>.Continuation

  /// - Parameter drawn: The events; nil waits for the test.
  init(_ drawn: [ImageEvent]?, _ failure: ModelFailure?) {
    (stream, events) = AsyncThrowingStream.makeStream()
    for event in drawn ?? [] { events.yield(event) }
    if drawn != nil { events.finish(throwing: failure) }
  }

  func tell(_ event: ImageEvent) { events.yield(event) }

  func picture(of words: String) -> AsyncThrowingStream<ImageEvent, any Error> {
    self.words.change { $0.append(words) }
    return stream
  }
}

/// A model of a provider with a model for pictures.
private struct PaintingModel: PlainModel {
  let painter: ScriptedPainter
  let choice = ModelChoice(provider: "scripted", model: "one")

  func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel {
    #expect(name == "mine")
    return painter
  }

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> { AsyncThrowingStream { $0.finish() } }
}
