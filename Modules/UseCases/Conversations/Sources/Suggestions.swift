import Entities
import LanguageModels
import Storage

/// Has a model write the user's next message, as a draft. Only its usage is stored.
struct Suggestions: Sendable {
  let access: ConversationAccess
  let slots: ReplySlots
  let prompts: Prompts
  let budget: BudgetGate
  let summaries: Summaries

  /// The message as it grows. When the reader stops, so does the request.
  func message(in id: Conversation.ID) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let writing = Task {
        do {
          try await write(in: id) { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in writing.cancel() }
    }
  }

  private func write(in id: Conversation.ID, _ show: @Sendable (String) -> Void) async throws {
    guard !slots.isTaken(id) else { throw ConversationFailure.replyInFlight(id) }
    let context = try await access.context(of: id)
    let answering = try await prompts.resolvedModel(in: context)
    guard !answering.model.choice.isRules else { throw ConversationFailure.rulesCannot }
    try await budget.check(answering.model, in: context.chat)
    // A summary in progress never delays the user.
    await summaries.stop(id)
    let request = PromptRequest(answering.speakers)
    let (stream, unused) = try await prompts.askForSuggestion(answering, in: context.chat)
    var (text, thoughts, meter) = ("", "", unused)
    let end: Result<Void, any Error>
    do {
      end = .success(try await read(stream, into: &text, &thoughts, &meter) { show(request.message(in: $0)) })
    } catch {
      end = .failure(error)
    }
    if let usage = meter.tokens(for: [text, thoughts], isStopped: Task.isCancelled) {
      // A stopped request still has a cost.
      await Task { try? await budget.account(usage, of: answering.model, in: id) }.value
    }
    try end.get()
  }

  private func read(
    _ stream: AsyncThrowingStream<ReplyEvent, any Error>, into text: inout String, _ thoughts: inout String,
    _ meter: inout UsageMeter, _ show: (String) -> Void
  ) async throws {
    let longest = ConversationService.longestText
    for try await event in stream {
      meter.record(event)
      switch event {
      case .text(let piece) where text.utf8.count + piece.utf8.count <= longest:
        text += piece
        show(text)
      case .reasoning(let piece) where thoughts.utf8.count + piece.utf8.count <= longest: thoughts += piece
      case .text, .reasoning: throw ConversationFailure.longText(bytes: longest)
      case .sent, .usage, .waiting, .omitted, .finished: break
      }
    }
  }
}
