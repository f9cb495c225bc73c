public import Entities
import LanguageModels
import Storage

/// What stands for messages that have no room any more: a note of the profile, `summary/ID`.
///
/// It counts only as long as the last message that it stands for is on the shown path: another branch has another past.
extension ConversationService {
  /// What is kept for a conversation, if it counts.
  func summary(in conversation: Conversation) async throws -> ConversationSummary? {
    let note = try await notes.note(Self.summaryName(conversation.id), of: conversation.profile)
    guard let summary = note.flatMap({ ConversationSummary(note: $0) }),
      try await chats.shownMessage(nearest: summary.last, in: conversation.id) == summary.last
    else { return nil }
    return summary
  }

  /// Changes the words of the summary that goes up to a message; blank ones take it away.
  /// - Throws: `ConversationFailure.longSummary`; `.otherSummary` where there is another by now, or none.
  public func saveSummary(_ text: String, upTo last: Message.ID, in id: Conversation.ID) async throws {
    guard text.utf8.count <= ConversationSummary.longest else { throw ConversationFailure.longSummary }
    let conversation = try await own(id)
    // One that is being made does not know of the change.
    stopSummary(in: id)
    guard var summary = try await summary(in: conversation), summary.last == last else {
      throw ConversationFailure.otherSummary
    }
    guard summary.text != text else { return }
    (summary.text, summary.model) = (text, nil)
    try await save(text.isBlank ? nil : summary, in: conversation)
  }

  private func save(_ summary: ConversationSummary?, in conversation: Conversation) async throws {
    try await notes.setNote(summary?.note, named: Self.summaryName(conversation.id), of: conversation.profile)
  }

  /// The name of the note that holds a summary.
  static func summaryName(_ id: Conversation.ID) -> String { ConversationSummary.notePrefix + "\(id)" }
}

extension ConversationService {
  /// Sums up what has no room any more, after a reply, where that is wanted. Nobody waits for it, and nobody learns of
  /// its failure: the next reply brings the next attempt, until there were too many.
  func beginSummary(in id: Conversation.ID, after reply: Message.ID) {
    guard summaries[id] == nil, slots[id] == nil, !leaving.contains(id) else { return }
    summaries[id] = Task {
      try? await makeSummary(in: id, after: reply)
      if !Task.isCancelled { summaries[id] = nil }
    }
  }

  /// Ends the summary that is being made.
  /// - Returns: Its task, which ends when what it did cost is kept.
  @discardableResult func stopSummary(in id: Conversation.ID) -> Task<Void, Never>? {
    let summary = summaries.removeValue(forKey: id)
    summary?.cancel()
    return summary
  }

  private func makeSummary(in id: Conversation.ID, after reply: Message.ID) async throws {
    let conversation = try await own(id)
    let presets = try await presets(in: conversation)
    guard presets.effective.summarizes == true, let ended = try await chats.message(reply)?.state,
      ended == .complete || ended == .cutOff
    else { return }
    let resolvedModel = try await resolvedModel(in: conversation)
    guard resolvedModel.summarizes else { return }
    // It is no reply that somebody waits for: it stops with the budget.
    if case .reached = try await status(of: resolvedModel.model) { return }
    let report = try await builder(for: resolvedModel, in: conversation).report(asking: UserTurn(""))
    guard let plan = try await plan(report, for: resolvedModel, in: conversation) else { return }
    let model = resolvedModel.model.choice
    guard summaryFailures[id]?.holdsBack(model, fallen: plan.fallen) != true else { return }
    let text: String
    do {
      text = try await words(of: plan, by: resolvedModel, in: id)
    } catch {
      // Who stops one says nothing of the model.
      try Task.checkCancellation()
      summaryFailures[id, default: SummaryFailures()].add(by: model, fallen: plan.fallen)
      throw error
    }
    try Task.checkCancellation()
    summaryFailures[id] = nil
    try await save(
      ConversationSummary(text: text, last: plan.last, count: plan.count, model: resolvedModel.model.choice),
      in: conversation)
    // Whoever shows the conversation looks again at what is sent of it.
    if let message = try await chats.message(reply) { board.post(message) }
  }

  /// What is to be summed up.
  private struct SummaryPlan {
    var prompt: Prompt
    /// About how many tokens that has.
    var tokens: Int
    /// The last message of it, and for how many the summary will stand.
    var last: Message.ID, count: Int
    /// How many messages have no room any more.
    var fallen: Int
  }

  /// The messages since the last summary, and with them the older half of what is still sent, where one prompt has room
  /// for both: so it is long until some are neither sent nor in a summary again. Of more than one prompt holds, the
  /// newest.
  private func plan(
    _ report: PromptReport, for resolvedModel: ResolvedModel, in conversation: Conversation
  ) async throws -> SummaryPlan? {
    let sent = report.parts.compactMap(\.message)
    guard let cut = report.cut, let ahead = sent.dropFirst(sent.count / 2).first else { return nil }
    let earlier = try await summary(in: conversation)
    let fallen = try await chats.depth(of: cut.first)
    if let earlier, try await chats.depth(of: earlier.last) + 1 >= fallen { return nil }
    let words = SummaryPrompt(resolvedModel.avatar)
    let estimate = estimates[resolvedModel.model.selection] ?? TokenEstimate()
    let budget = knownBudget(of: resolvedModel.model, with: resolvedModel.presets.effective.sampling)
    let room = budget.prompt - estimate.tokens(of: words.task) - (earlier.map { estimate.tokens(of: $0.text) } ?? 0)
    var found = SummaryMaterial(words: words, estimate: estimate, room: room)
    for boundary in [ahead, cut.first] where !found.isWhole {
      found = try await material(
        of: SummaryMaterial(words: words, estimate: estimate, room: room), since: earlier?.last, before: boundary,
        in: conversation.id)
    }
    guard let last = found.last else { return nil }
    // The window stays as it is: a server that keeps the model ready would have to load it anew.
    let options = SamplingOptions(contextWindow: resolvedModel.presets.effective.sampling.contextWindow)
    let text = words.material(after: earlier?.text, found.newestFirst.reversed())
    return SummaryPlan(
      prompt: Prompt(
        avatar: resolvedModel.avatar.id, avatarName: resolvedModel.avatar.name, system: words.task,
        turns: [Prompt.Turn(role: .user, text: text)], options: options),
      tokens: estimate.tokens(of: words.task) + estimate.tokens(of: text), last: last,
      count: found.count + (earlier?.count ?? 0), fallen: fallen)
  }

  private func material(
    of start: SummaryMaterial, since earlier: Message.ID?, before boundary: Message.ID, in id: Conversation.ID
  ) async throws -> SummaryMaterial {
    var (material, before, hasEarlier) = (start, boundary, true)
    while hasEarlier {
      let page = try await messages(of: id, before: before, limit: PromptBuilder.page)
      for message in page.messages.reversed() {
        if message.id == earlier { hasEarlier = false }
        if !hasEarlier || !material.add(message) { return material }
      }
      hasEarlier = page.hasEarlier
      before = page.messages.first?.id ?? before
    }
    return material
  }

  /// What the model writes; throws where that is no whole summary. What it did cost is kept in any case.
  private func words(of plan: SummaryPlan, by resolvedModel: ResolvedModel, in id: Conversation.ID) async throws
    -> String
  {
    var (text, thoughts, meter) = ("", "", UsageMeter(promptTokens: plan.tokens))
    let end: Result<FinishReason?, any Error>
    do {
      end = .success(try await read(resolvedModel.model.reply(to: plan.prompt), into: &text, &thoughts, &meter))
    } catch {
      end = .failure(error)
    }
    if let usage = meter.tokens(for: [text, thoughts], isStopped: Task.isCancelled) {
      // Who ended it did not end the account of it.
      await Task { try? await account(usage, of: resolvedModel.model, in: id) }.value
    }
    text = Prompt.spoken(in: text).trimmed
    guard try end.get() == .stop, !text.isEmpty else { throw ConversationFailure.emptyText }
    return text
  }

  private func read(
    _ stream: AsyncThrowingStream<ReplyEvent, any Error>, into text: inout String, _ thoughts: inout String,
    _ meter: inout UsageMeter
  ) async throws -> FinishReason? {
    for try await event in stream {
      meter.record(event)
      switch event {
      case .text(let piece) where text.utf8.count + piece.utf8.count <= ConversationSummary.longest: text += piece
      case .reasoning(let piece) where thoughts.utf8.count + piece.utf8.count <= Self.longestText: thoughts += piece
      case .text, .reasoning: throw ConversationFailure.longSummary
      case .finished(let reason): return reason
      case .sent, .usage, .waiting, .omitted: break
      }
    }
    return nil
  }
}

/// The messages that are summed up, while they are chosen.
private struct SummaryMaterial {
  let words: SummaryPrompt
  let estimate: TokenEstimate
  /// How many tokens there is room for.
  var room: Int
  private(set) var newestFirst: [String] = []
  /// The newest of them, and how many there are, those included in which there is nothing to read.
  private(set) var last: Message.ID?, count = 0
  /// Whether there was room for all so far.
  private(set) var isWhole = false

  init(words: SummaryPrompt, estimate: TokenEstimate, room: Int) {
    self.words = words
    self.estimate = estimate
    self.room = room
  }

  /// - Returns: Whether there was room.
  mutating func add(_ message: Message) -> Bool {
    if message.isOfRules {
      last = last ?? message.id
      count += 1
      return true
    }
    if let line = words.line(of: message) {
      room -= estimate.tokens(of: line)
      isWhole = room >= 0
      guard isWhole else { return false }
      newestFirst.append(line)
    }
    last = last ?? message.id
    count += 1
    return true
  }
}
