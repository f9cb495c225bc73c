import Entities
import LanguageModels
import Lore

/// Chooses the parts of a prompt: what defines the character, the lore that fires, and as many messages as fit, from
/// the newest backwards; then as many examples of the character as still fit.
///
/// Messages are never cut. The question is always included; other messages end at the first one without room. The
/// greeting is treated like any other message: it is the oldest one. This follows the common practice of programs for
/// character cards: reserve the definitions first, then fill up with history.
struct PromptBuilder {
  typealias Pages = PromptHistory.Pages

  let speakers: Speakers
  let model: ModelSelection
  /// The user's turn that the provider requires before a conversation that the avatar begins.
  var opening: String?
  /// The presets of the reply, and the provider's remarks on them.
  var presets = PresetStack(), remarks: [Preset.Field: LocalizedText] = [:]
  /// The last text of the prompt: what is asked of the model besides an answer. Empty for an answer.
  var request = ""
  /// What the chat keeps for its prompts.
  var memory = ChatMemory()
  /// The lorebooks: the character's own, and the user's. With `reservesLore` they are not scanned: all of their share
  /// counts as used.
  var lorebooks: [LoreBook] = [], reservesLore = false
  /// The chat's own number for chances, the time, and the seconds ahead of UTC at it.
  var chatSeed: UInt64 = 0, now = Timestamp(milliseconds: 0), utcOffset = 0
  let budget: PromptBudget
  var estimate = TokenEstimate()
  let messages: Pages
  /// The kept pictures of the user's messages.
  var pictures = PromptPictures()
  /// The number of messages before one.
  let depth: @Sendable (Message.ID) async throws -> Int
  /// Reads the summary of messages without room; nil where there is none. It is called only if there are such messages.
  var summary: (@Sendable () async throws -> ConversationSummary?)?

  /// A prompt, and the state of the chat once its reply is generated.
  struct Built: Sendable {
    var report: PromptReport
    /// What the chat keeps; nil where nothing has changed.
    var state: ChatState?
  }

  /// The report of the prompt for a question. A question without text and pictures gives only the parts before it.
  func report(asking question: UserTurn) async throws -> PromptReport {
    var part: PromptReport.Part?
    if !question.text.isBlank || !question.pictures.isEmpty {
      let words = speakers.filled(question.text, now: (now, utcOffset), seeds: (chatSeed, chatSeed))
      let text = PromptReport.Part.line(words, of: userLabel)
      part = PromptReport.Part(
        source: .question, role: .user, text: text, pictures: question.pictures,
        tokens: estimate.tokens(of: text, pictures: question.pictures.count), speaker: userLabel)
    }
    let history = PromptHistory(
      messages, before: nil, asking: part, sendsRules: sendsRules, estimate: estimate, names: speakers.names,
      voices: speakers.voices, pictures: pictures)
    return try await build(history, question.instruction, seed: chatSeed).report
  }

  /// The prompt that answers the last question before a message; nil when there is none.
  /// - Parameter instruction: A further instruction for this reply; empty for none.
  func prompt(answeringBefore reply: Message.ID?, with instruction: String = "") async throws -> Built? {
    let history = PromptHistory.answering(
      messages, before: reply, sendsRules: sendsRules, estimate: estimate, names: speakers.names,
      voices: speakers.voices, pictures: pictures)
    let built = try await build(history, instruction, seed: reply?.seed ?? chatSeed)
    return built.report.parts.contains { $0.message != nil } ? built : nil
  }

  /// The prompt that requests more of an answer, in the words of `request`. The chat's state stays: the same turn is
  /// answered.
  func prompt(continuing answer: Message, before reply: Message.ID) async throws -> PromptReport {
    let history = PromptHistory.continuing(
      messages, answer, before: reply, sendsRules: sendsRules, estimate: estimate, names: speakers.names,
      voices: speakers.voices, pictures: pictures)
    return try await build(history, "", seed: reply.seed).report
  }

  /// Whether the model is rules. They would take instructions between messages for the user's words.
  private var sendsRules: Bool { model.choice.isRules }

  /// The name before the user's messages in a group, where a model gets them.
  private var userLabel: String? { sendsRules ? nil : speakers.voices?.userName }
}

extension PromptBuilder {
  private func build(_ start: PromptHistory, _ instruction: String, seed: UInt64) async throws -> Built {
    var history = start
    // The question that is about to be asked, and the message before it.
    try await history.read(2)
    let count = try await messageCount(history)
    var material = material(macros(history, seed), count)
    let lore = try await scan(&history, material.macros, count)
    if let lore { (material.lore, material.macros.variables) = (lore.activated, lore.variables) }
    let draft = PromptDraft(material, ownPrompts(instruction), origins: lore?.origins ?? [:], estimate: estimate)
    let reserved = draft.tokens + (reservesLore ? mostLore : 0)
    let limit = budget.prompt - (opening.map { estimate.tokens(of: $0) } ?? 0) - reserved

    var (room, summary) = (limit, ConversationSummary?.none)
    var chosen = try await choose(from: &history, room)
    var before: [PromptReport.Part] = []
    if try await leftOut(history, chosen.count) > 0, let found = try await self.summary?() {
      // The summary takes room from other messages.
      let part = part(of: found)
      (summary, before, room) = (found, [part], limit - part.tokens)
      chosen = try await choose(from: &history, room)
    }
    let examples = draft.examples(in: room - chosen.tokens)
    let messages = before + history.parts.prefix(chosen.count).reversed()
    let unsent = draft.unsent(sending: examples)
    var report = PromptReport(
      model: model, parts: opened(draft.parts(saying: messages, examples: examples)),
      leftOut: try await leftOut(history, chosen.count), rulesLeftOut: history.rulesLeftOut,
      examplesLeftOut: unsent.examples, hidden: history.hidden,
      lore: lore.map { LoreSummary($0, unsent: unsent.lore) }, summary: summary,
      presets: presets, remarks: remarks, window: budget.isKnown ? budget.window : nil, reply: budget.reply)
    if !draft.reached.isEmpty { report.lore = report.lore ?? LoreSummary(budget: loreBudget) }
    if !draft.reached.isEmpty { report.lore?.remarks.append(.macrosCut) }
    let end = PromptState(
      variables: draft.variables, effects: lore?.effects ?? memory.start(of: history.turn).effects)
    return Built(report: report, state: memory.next(history.turn, after: end))
  }

  /// Chooses messages from the newest backwards, up to the first one without room.
  private func choose(from history: inout PromptHistory, _ limit: Int) async throws -> (count: Int, tokens: Int) {
    var (count, tokens) = (0, 0)
    while true {
      for part in history.parts.dropFirst(count) {
        guard tokens + part.tokens <= limit || count == 0 && history.hasQuestion else { return (count, tokens) }
        count += 1
        tokens += part.tokens
      }
      guard !history.isExhausted else { return (count, tokens) }
      try await history.read(count + 1)
    }
  }

  private func leftOut(_ history: PromptHistory, _ chosen: Int) async throws -> Int {
    let read = history.parts.count - chosen
    guard history.isCut, let earliest = history.earliest else { return read }
    return read + (try await depth(earliest))
  }

  /// A summary has the user's role: it is made of chat messages, and must have no more authority than they have.
  private func part(of summary: ConversationSummary) -> PromptReport.Part {
    let text = SummaryPrompt(speakers).framed(summary.text)
    return PromptReport.Part(source: .summary, role: .user, text: text, tokens: estimate.tokens(of: text))
  }

  private func opened(_ parts: [PromptReport.Part]) -> [PromptReport.Part] {
    guard let opening, let first = parts.firstIndex(where: { $0.role != .system }), parts[first].role == .assistant
    else { return parts }
    var parts = parts
    parts.insert(
      PromptReport.Part(source: .opening, role: .user, text: opening, tokens: estimate.tokens(of: opening)), at: first)
    return parts
  }
}

/// What the prompt is made of besides messages.
extension PromptBuilder {
  private func macros(_ history: PromptHistory, _ seed: UInt64) -> MacroContext {
    var context = speakers.macros
    (context.now, context.utcOffset, context.chatSeed, context.seed) = (now, utcOffset, chatSeed, seed)
    context.variables = memory.start(of: history.turn).variables
    context.chat.lastMessage = history.parts.first?.words ?? ""
    context.chat.lastUserMessage = history.parts.first { $0.role == .user && $0.author ?? .user == .user }?.words ?? ""
    context.chat.lastCharacterMessage = history.parts.first { $0.role == .assistant }?.words ?? ""
    // A question that is about to be asked has no time yet.
    context.chat.lastUserMessageTime =
      history.parts.first?.source == .question ? history.userTimes.first : history.userTimes.dropFirst().first
    context.request.model = model.choice.model
    if budget.isKnown {
      (context.request.contextTokens, context.request.responseTokens) = (budget.window, budget.reply)
      context.request.promptTokens = budget.prompt
    }
    return context
  }

  private func material(_ context: MacroContext, _ count: Int) -> PromptMaterial {
    var material = PromptMaterial(macros: context)
    material.limits = .ofChats
    material.formats.examples = .text
    if speakers.avatar.isAssistant {
      // What the user writes is sent as it is. The persona's description is a text with macros in every chat.
      material.expandsMacros = false
      let expansion = MacroExpander(limits: material.limits).expand(context.fields.persona, in: context)
      (material.macros.fields.persona, material.macros.variables) = (expansion.text, expansion.variables)
    } else {
      material.mainPrompt = speakers.instruction(in: context.language)
      let note = speakers.definition.note
      (material.depthPromptDepth, material.depthPromptRole) = (note.depth, note.role)
    }
    if sendsRules {
      (material.macros.fields.postHistoryInstructions, material.macros.fields.depthPrompt) = ("", "")
    } else {
      material.note = memory.authorsNote
    }
    // The last request may be for words of the user. Rules would answer the group's last line.
    if sendsRules || !request.isEmpty { material.formats.groupNudge = "" }
    material.controlPrompt = request
    // The user and the character take turns.
    material.userMessageCount = (count + 1) / 2
    return material
  }

  private func ownPrompts(_ instruction: String) -> [PromptDraft.OwnPrompt] {
    [(.preset, presets.effective.instruction ?? ""), (.instruction, instruction)].filter { !$0.text.isBlank }
  }

  /// The number of messages up to the question, that included. Where nothing depends on it, it only tells whether a
  /// question is about to be asked: 1 or 0.
  private func messageCount(_ history: PromptHistory) async throws -> Int {
    let isAsking = history.parts.first?.source == .question
    guard !lorebooks.isEmpty || memory.authorsNote.interval > 1, let newest = history.newest else {
      return isAsking ? 1 : 0
    }
    return try await depth(newest) + (isAsking ? 2 : 1)
  }
}

/// The lore.
extension PromptBuilder {
  /// The window that decides the room for lore if the model's window is unknown.
  private static let assumedWindow = 32_768

  /// The tokens for lore: a share of the prompt.
  private var loreBudget: Int {
    LoreSettings().budget(window: budget.isKnown ? budget.prompt : min(budget.prompt, Self.assumedWindow))
  }

  /// The most tokens of all lore: some entries may ignore the budget, up to its double.
  private var mostLore: Int {
    guard !lorebooks.isEmpty else { return 0 }
    let canExceed = lorebooks.contains { $0.entries.contains { $0.isEnabled && $0.ignoresBudget } }
    return canExceed ? loreBudget * 2 : loreBudget
  }

  private func scan(
    _ history: inout PromptHistory, _ context: MacroContext, _ count: Int
  ) async throws -> LoreReport? {
    guard !lorebooks.isEmpty, !sendsRules, !reservesLore else { return nil }
    let needed = LoreScan.depthNeeded(by: lorebooks, LoreSettings())
    try await history.read(needed)
    let names = context.names
    var scan = LoreScan(
      books: lorebooks,
      messages: history.parts.prefix(needed).reversed().map {
        LoreScan.Message(name: $0.speaker ?? ($0.role == .user ? names.user : names.character), text: $0.words)
      }, messageCount: count, budget: loreBudget, tokens: { [estimate] in estimate.tokens(of: $0) })
    scan.mostTokens = mostLore
    scan.replyCount = count / 2
    scan.sources = [
      .persona: context.fields.persona, .description: context.fields.description,
      .personality: context.fields.personality, .scenario: context.fields.scenario,
      .depthPrompt: context.fields.depthPrompt, .creatorNotes: context.fields.creatorNotes,
    ]
    (scan.character, scan.tags) = (names.character, Set(speakers.definition.tags))
    (scan.macros, scan.effects) = (context, memory.start(of: history.turn).effects)
    scan.limits.macros = .ofChats
    return scan.report()
  }
}
