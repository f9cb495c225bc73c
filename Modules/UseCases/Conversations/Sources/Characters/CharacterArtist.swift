import Entities
import LanguageModels
import Storage

/// Has a model of the usual model's provider draw a character. The picture is kept as a drawing, until a character is
/// saved with it.
struct CharacterArtist: Sendable {
  let models: CharacterModels
  let knowledge: ModelKnowledge
  /// The name of the model for pictures; nil for the provider's usual one.
  let imageModel: @Sendable () -> String?
  let keep: ConversationDependencies.KeepDrawing

  /// The model that draws, with the words for it.
  private struct Request {
    let model: any ImageModel
    let words: String
    /// The expected usage, which counts where the server reports none.
    let usage: TokenUsage

    /// The reported usage, with the expected figures in place of missing ones.
    func completed(_ reported: TokenUsage) -> TokenUsage {
      let isWhole = reported.promptTokens != nil && reported.completionTokens != nil
      return isWhole ? reported : reported.over(usage)
    }
  }

  func plan(for idea: CharacterIdea) async throws -> WritingPlan {
    let request = try await request(for: idea)
    let model = request.model
    return WritingPlan(
      model: model.selection,
      usage: UsageSum(
        model: model.choice, isLocal: model.site == .local, estimates: 1,
        promptTokens: request.usage.promptTokens ?? 0, completionTokens: request.usage.completionTokens ?? 0),
      budget: try await models.status(of: model))
  }

  /// The steps, with the path of the picture last. When the reader stops, so does the request.
  func draw(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error> {
    AsyncThrowingStream(telling: { try await run(idea, $0) })
  }

  private func request(for idea: CharacterIdea) async throws -> Request {
    let model = try await models.model(for: idea).model.imageModel(named: imageModel())
    let words = DrawingPrompt(idea).words
    let tokens = knowledge.estimate(for: model.selection).tokens(of: words)
    return Request(
      model: model, words: words,
      usage: TokenUsage(promptTokens: tokens, completionTokens: model.usualTokens, isEstimated: true))
  }

  private func run(_ idea: CharacterIdea, _ tell: (DrawingStep) -> Void) async throws {
    let request = try await request(for: idea)
    try await models.check(request.model)
    var (usage, isSent) = (TokenUsage?.none, false)
    let file: Result<[UInt8]?, any Error>
    do {
      file = .success(try await read(request.model.picture(of: request.words), &usage, &isSent, tell))
    } catch {
      file = .failure(error)
    }
    // A stopped picture may be charged. A refused one is not.
    let isCharged = isSent && ((try? file.get()) != nil || Task.isCancelled)
    if let usage = usage.map(request.completed) ?? (isCharged ? request.usage : nil) {
      await models.account(usage, of: request.model)
    }
    try Task.checkCancellation()
    guard let file = try file.get() else { throw ConversationFailure.noDrawing }
    tell(.finished(path: try await keep(file)))
  }

  private func read(
    _ events: AsyncThrowingStream<ImageEvent, any Error>, _ usage: inout TokenUsage?, _ isSent: inout Bool,
    _ tell: (DrawingStep) -> Void
  ) async throws -> [UInt8]? {
    for try await event in events {
      switch event {
      case .sent:
        isSent = true
        tell(.drawing)
      case .receiving(let bytes): tell(.receiving(bytes: bytes))
      case .usage(let reported): usage = reported
      case .finished(let file): return file
      }
    }
    return nil
  }
}
