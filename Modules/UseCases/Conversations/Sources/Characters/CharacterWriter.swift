import Entities
import LanguageModels
import Storage

/// Has the usual model write a character. Nothing is stored but its cost.
struct CharacterWriter: Sendable {
  /// The longest answer in bytes of UTF-8: 128 KiB.
  static let longest = 128 << 10
  /// The usual tokens of an answer with all fields, and of one with a single field.
  private static let usualTokens = (all: 900, one: 250)
  /// The number of new bytes after which the texts are passed on, so that a long answer costs little.
  private static let piece = 24

  let models: CharacterModels
  let knowledge: ModelKnowledge

  /// The model that writes, with the prompt for it.
  private struct Request {
    let model: any LanguageModel
    let prompt: Prompt
    let promptTokens: Int
  }

  func plan(for idea: CharacterIdea) async throws -> WritingPlan {
    let request = try await request(for: idea)
    let model = request.model
    let usual = idea.field == nil ? Self.usualTokens.all : Self.usualTokens.one
    return WritingPlan(
      model: model.selection,
      usage: UsageSum(
        model: model.choice, isLocal: model.site == .local, estimates: 1, promptTokens: request.promptTokens,
        completionTokens: usual), budget: try await models.status(of: model))
  }

  /// The fields as they are written. When the reader stops, so does the request.
  func write(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    AsyncThrowingStream(telling: { try await run(idea, $0) })
  }
}

extension CharacterWriter {
  private func request(for idea: CharacterIdea) async throws -> Request {
    let (model, stack) = try await models.model(for: idea)
    if model.choice.isRules { throw ConversationFailure.rulesCannotWrite }
    let words = CharacterPrompt(idea)
    // The window stays unchanged: a server that keeps the model loaded would otherwise load it again.
    let options = SamplingOptions(contextWindow: stack.effective.sampling.contextWindow)
    let prompt = Prompt(
      avatar: Avatar.assistantID, avatarName: "", system: words.task,
      turns: [Prompt.Turn(role: .user, text: words.material)], options: options)
    if let fault = model.fault(in: prompt) { throw fault }
    let estimate = knowledge.estimate(for: model.selection)
    return Request(
      model: model, prompt: prompt,
      promptTokens: estimate.tokens(of: words.task) + estimate.tokens(of: words.material))
  }

  private func run(_ idea: CharacterIdea, _ tell: (WrittenField) -> Void) async throws {
    let request = try await request(for: idea)
    try await models.check(request.model)
    var (parser, meter, text) = (SectionParser(only: idea.field), UsageMeter(promptTokens: request.promptTokens), "")
    let end: Result<FinishReason?, any Error>
    do {
      end = .success(
        try await read(request.model.reply(to: request.prompt), &parser, &meter, &text, tell))
    } catch {
      end = .failure(error)
    }
    if let usage = meter.tokens(for: [text], isStopped: Task.isCancelled) {
      await models.account(usage, of: request.model)
    }
    let fields = CharacterIdea.fields.filter { idea.field == nil || $0 == idea.field }
    let written = fields.map { WrittenField($0, parser.finalText(of: $0)) }.filter { !$0.text.isEmpty }
    for field in written { tell(field) }
    switch try end.get() {
    case .stop?: if written.isEmpty { throw ConversationFailure.noCharacter }
    case .contentFilter?: throw ModelFailure(.refused, Reason.filtered)
    default: throw ConversationFailure.cutCharacter
    }
  }

  private func read(
    _ stream: AsyncThrowingStream<ReplyEvent, any Error>, _ parser: inout SectionParser, _ meter: inout UsageMeter,
    _ text: inout String, _ tell: (WrittenField) -> Void
  ) async throws -> FinishReason? {
    var (changed, waiting): (Set<CharacterField>, Int) = ([], 0)
    for try await event in stream {
      meter.record(event)
      switch event {
      case .text(let piece):
        guard text.utf8.count + piece.utf8.count <= Self.longest else { throw ConversationFailure.cutCharacter }
        text += piece
        changed.formUnion(parser.consume(piece))
        waiting += piece.utf8.count
        guard waiting >= Self.piece else { continue }
        for field in CharacterIdea.fields where changed.contains(field) {
          tell(WrittenField(field, parser.text(of: field)))
        }
        (changed, waiting) = ([], 0)
      case .finished(let reason): return reason
      case .reasoning, .sent, .usage, .waiting, .omitted: break
      }
    }
    return nil
  }
}
