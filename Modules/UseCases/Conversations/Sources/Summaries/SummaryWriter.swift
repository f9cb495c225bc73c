import Entities
import LanguageModels
import Storage

/// Chooses the messages to summarize, and has the conversation's own model write the summary.
struct SummaryWriter: Sendable {
  let chats: any MessageStore
  let access: ConversationAccess
  let reader: ConversationReader
  let prompts: Prompts
  let knowledge: ModelKnowledge
  let notes: SummaryNotes
  let budget: BudgetGate

  /// A planned summary.
  struct Plan: Sendable {
    let conversation: Conversation
    let answering: ResolvedModel
    let prompt: Prompt
    /// The estimated tokens of the messages.
    let tokens: Int
    /// The last message, and the number of messages that the summary will cover.
    let last: Message.ID, count: Int
    /// The number of messages up to the last one.
    let length: Int
    /// The number of messages without room.
    let fallen: Int
  }

  /// The plan for a summary after a reply; nil if there is nothing to summarize, or it is over the budget.
  func plan(in id: Conversation.ID, after reply: Message.ID) async throws -> Plan? {
    let context = try await access.context(of: id)
    guard let answering = try await prompts.summarizingModel(in: context),
      let ended = try await chats.message(reply)?.state, ended == .complete || ended == .cutOff
    else { return nil }
    if case .reached = try await budget.status(of: answering.model, for: context.chat.profile) { return nil }
    let report = try await prompts.builder(for: answering, in: context.chat).report(asking: UserTurn(""))
    return try await plan(report, for: answering, in: context.chat)
  }

  /// The messages since the last summary, together with the older half of the messages that are still sent, if one
  /// prompt has room for both. It therefore takes some time until a message is again neither sent nor summarized. If
  /// they do not fit into one prompt, the newest are taken.
  private func plan(
    _ report: PromptReport, for answering: ResolvedModel, in conversation: Conversation
  ) async throws -> Plan? {
    let sent = report.parts.compactMap(\.message)
    guard let cut = report.cut, let ahead = sent.dropFirst(sent.count / 2).first else { return nil }
    let earlier = try await notes.summary(in: conversation)
    let fallen = try await chats.depth(of: cut.first)
    if let earlier, try await chats.depth(of: earlier.last) + 1 >= fallen { return nil }
    let words = SummaryPrompt(answering.speakers)
    let estimate = knowledge.estimate(for: answering.model.selection)
    let budget = knowledge.budget(of: answering.model, with: answering.presets.effective.sampling)
    let room = budget.prompt - estimate.tokens(of: words.task) - (earlier.map { estimate.tokens(of: $0.text) } ?? 0)
    let none = SummaryMaterial(words: words, estimate: estimate, room: room)
    var found = none
    for boundary in [ahead, cut.first] where !found.isWhole {
      found = try await material(none, since: earlier?.last, before: boundary, in: conversation.id)
    }
    guard let last = found.last else { return nil }
    // The window stays unchanged: a server that keeps the model loaded would otherwise load it again.
    let options = SamplingOptions(contextWindow: answering.presets.effective.sampling.contextWindow)
    let text = words.material(after: earlier?.text, found.newestFirst.reversed())
    return Plan(
      conversation: conversation, answering: answering,
      prompt: Prompt(
        avatar: answering.avatar.id, avatarName: answering.avatar.name, system: words.task,
        turns: [Prompt.Turn(role: .user, text: text)], options: options),
      tokens: estimate.tokens(of: words.task) + estimate.tokens(of: text), last: last,
      count: found.count + (earlier.map { $0.count - $0.deleted } ?? 0),
      length: try await chats.depth(of: last) + 1, fallen: fallen)
  }

  private func material(
    _ none: SummaryMaterial, since earlier: Message.ID?, before boundary: Message.ID, in id: Conversation.ID
  ) async throws -> SummaryMaterial {
    var (material, before, hasEarlier) = (none, boundary, true)
    while hasEarlier {
      let page = try await reader.messages(of: id, before: before, limit: PromptHistory.page)
      for message in page.messages.reversed() {
        if message.id == earlier { hasEarlier = false }
        if !hasEarlier || !material.add(message) { return material }
      }
      hasEarlier = page.hasEarlier
      before = page.messages.first?.id ?? before
    }
    return material
  }

  /// The model's summary; throws if it is incomplete. Its cost is stored in any case.
  func words(of plan: Plan) async throws -> String {
    let model = plan.answering.model
    var (text, thoughts, meter) = ("", "", UsageMeter(promptTokens: plan.tokens))
    let end: Result<FinishReason?, any Error>
    do {
      end = .success(try await read(model.reply(to: plan.prompt), into: &text, &thoughts, &meter))
    } catch {
      end = .failure(error)
    }
    if let usage = meter.tokens(for: [text, thoughts], isStopped: Task.isCancelled) {
      // A stopped summary still has a cost.
      await Task { try? await budget.account(usage, of: model, in: plan.conversation.id) }.value
    }
    text = Prompt.spoken(in: text).trimmed
    guard try end.get() == .stop, !text.isEmpty else { throw ConversationFailure.emptyText }
    return text
  }

  private func read(
    _ stream: AsyncThrowingStream<ReplyEvent, any Error>, into text: inout String, _ thoughts: inout String,
    _ meter: inout UsageMeter
  ) async throws -> FinishReason? {
    let longestThoughts = ConversationService.longestText
    for try await event in stream {
      meter.record(event)
      switch event {
      case .text(let piece) where text.utf8.count + piece.utf8.count <= ConversationSummary.longest: text += piece
      case .reasoning(let piece) where thoughts.utf8.count + piece.utf8.count <= longestThoughts: thoughts += piece
      case .text, .reasoning: throw ConversationFailure.longSummary
      case .finished(let reason): return reason
      case .sent, .usage, .waiting, .omitted: break
      }
    }
    return nil
  }
}
