import Entities
import LanguageModels

/// Chooses the parts of a prompt: what defines the character, and as many messages as fit, from the newest backwards;
/// then as many examples of the character as still fit.
///
/// Messages are never cut. The question is always included; other messages end at the first one without room. The
/// greeting is the oldest message, without exception. This follows the common practice of programs for character cards:
/// reserve the definitions first, then fill up with history.
struct PromptBuilder {
  /// Reads messages of the shown path, those before one, or the newest ones.
  typealias Pages = @Sendable (_ before: Message.ID?, _ limit: Int) async throws -> MessagePage

  /// The number of messages read at a time, and at most: failed replies cost no tokens, but time to skip.
  static let page = 50, furthest = 5000

  let speakers: Speakers
  let model: ModelSelection
  /// The user's turn that the provider requires before a conversation that the avatar begins.
  var opening: String?
  /// The presets of the reply, and the provider's remarks on them.
  var presets = PresetStack(), remarks: [Preset.Field: LocalizedText] = [:]
  let budget: PromptBudget
  var estimate = TokenEstimate()
  let messages: Pages
  /// The number of messages before one.
  let depth: @Sendable (Message.ID) async throws -> Int
  /// Reads the summary of messages without room; nil where there is none. It is called only if some messages have no
  /// room.
  var summary: (@Sendable () async throws -> ConversationSummary?)?

  /// The report of the prompt for a question. A question without text gives only the parts before it.
  func report(asking question: UserTurn) async throws -> PromptReport {
    var filling = filling(instruction: question.instruction)
    if !question.text.isBlank || !question.pictures.isEmpty {
      filling.ask(
        PromptReport.Part(
          source: .question, role: .user, text: question.text, pictures: question.pictures,
          tokens: estimate.tokens(of: question.text, pictures: question.pictures.count)))
    }
    return try await report(filling, before: nil)
  }

  /// The report of the prompt that answers the last question before a message; nil when there is none.
  /// - Parameter additions: The instruction and pictures; the text is that of the message.
  func report(answeringBefore reply: Message.ID?, with additions: UserTurn = UserTurn("")) async throws -> PromptReport?
  {
    var filling = filling(instruction: additions.instruction)
    filling.awaits = additions.pictures
    let report = try await report(filling, before: reply)
    return report.parts.contains { $0.message != nil } ? report : nil
  }

  private func filling(instruction: String) -> PromptFilling {
    var filling = PromptFilling(
      sendsRules: model.choice.isRules, estimate: estimate,
      limit: budget.prompt - (opening.map { estimate.tokens(of: $0) } ?? 0))
    let character = CharacterPrompt(speakers)
    for section in character.definitions { filling.define(section.source, section.text) }
    if let instruction = presets.effective.instruction { filling.define(.preset, instruction) }
    if !instruction.isBlank { filling.define(.instruction, instruction) }
    filling.examples = character.examples
    // Rules would take the instruction for the user's words.
    if !model.choice.isRules { filling.conclude(character.postHistory) }
    return filling
  }

  private func report(_ start: PromptFilling, before: Message.ID?) async throws -> PromptReport {
    let (filling, leftOut) = try await filled(start, before: before)
    guard leftOut > 0, let summary = try await summary?() else { return report(filling, leftOut: leftOut) }
    // The summary takes room from other messages.
    var other = start
    other.addSummary(summary, between: speakers)
    let (refilling, others) = try await filled(other, before: before)
    return report(refilling, leftOut: others, summary: summary)
  }

  private func filled(_ start: PromptFilling, before: Message.ID?) async throws -> (PromptFilling, leftOut: Int) {
    var (filling, before, read, hasEarlier) = (start, before, 0, true)
    while hasEarlier, !filling.isFull, read < Self.furthest {
      let page = try await messages(before, Self.page)
      for message in page.messages.reversed() { filling.add(message) }
      read += page.messages.count
      before = page.messages.first?.id
      hasEarlier = page.hasEarlier && before != nil
    }
    filling.fillWithExamples()
    var leftOut = filling.leftOut
    if hasEarlier, let before { leftOut += try await depth(before) }
    return (filling, leftOut)
  }

  private func report(_ filling: PromptFilling, leftOut: Int, summary: ConversationSummary? = nil) -> PromptReport {
    var parts = filling.parts
    if let opening, let first = parts.firstIndex(where: { $0.role != .system }), parts[first].role == .assistant {
      parts.insert(
        PromptReport.Part(source: .opening, role: .user, text: opening, tokens: estimate.tokens(of: opening)), at: first
      )
    }
    return PromptReport(
      model: model, parts: parts, leftOut: leftOut, rulesLeftOut: filling.rulesLeftOut,
      examplesLeftOut: filling.examples.count, summary: summary, presets: presets,
      remarks: remarks, window: budget.isKnown ? budget.window : nil, reply: budget.reply)
  }
}

extension Message {
  /// Whether rules on this machine wrote it.
  var isOfRules: Bool { role == .assistant && model?.isRules == true }
}

/// The parts of a prompt while they are chosen, the newest first.
private struct PromptFilling {
  /// Whether answers of rules are sent: to rules only. A model would take them for its own words.
  let sendsRules: Bool
  let estimate: TokenEstimate
  let limit: Int
  private var definitions: [PromptReport.Part] = [], chosenExamples: [PromptReport.Part] = []
  private var newestFirst: [PromptReport.Part] = []
  private var summary: PromptReport.Part?, conclusion: PromptReport.Part?
  /// The examples that are not chosen yet.
  var examples: [String] = []
  private(set) var leftOut = 0, rulesLeftOut = 0
  private var tokens = 0
  /// The pictures for the question that was not reached yet; nil when it was.
  var awaits: [UserTurn.Picture]?

  init(sendsRules: Bool, estimate: TokenEstimate, limit: Int) {
    self.sendsRules = sendsRules
    self.estimate = estimate
    self.limit = limit
  }

  var isFull: Bool { leftOut > 0 }

  /// All parts in the order of sending.
  var parts: [PromptReport.Part] {
    definitions + chosenExamples + [summary].compactMap(\.self) + newestFirst.reversed()
      + [conclusion].compactMap(\.self)
  }

  /// Adds a part before everything else, whatever it costs.
  mutating func define(_ source: PromptReport.Part.Source, _ text: String) {
    definitions.append(
      PromptReport.Part(source: source, role: .system, text: text, tokens: estimate.tokens(of: text)))
    tokens += estimate.tokens(of: text)
  }

  /// Adds the summary of messages without room, before the others and with the user's role: it is made of chat
  /// messages, and must have no more authority than they have.
  mutating func addSummary(_ summary: ConversationSummary, between speakers: Speakers) {
    let text = SummaryPrompt(speakers).framed(summary.text)
    let part = PromptReport.Part(source: .summary, role: .user, text: text, tokens: estimate.tokens(of: text))
    self.summary = part
    tokens += part.tokens
  }

  /// Adds an instruction after everything else, whatever it costs. Many models accept no system text there, so it is
  /// sent with the user's turn.
  mutating func conclude(_ text: String) {
    guard !text.isEmpty else { return }
    let part = PromptReport.Part(source: .postHistory, role: .user, text: text, tokens: estimate.tokens(of: text))
    conclusion = part
    tokens += part.tokens
  }

  /// Adds examples up to the first one without room.
  mutating func fillWithExamples() {
    while let text = examples.first {
      let part = PromptReport.Part(source: .example, role: .system, text: text, tokens: estimate.tokens(of: text))
      guard tokens + part.tokens <= limit else { return }
      examples.removeFirst()
      chosenExamples.append(part)
      tokens += part.tokens
    }
  }

  /// Adds the question, whatever it costs.
  mutating func ask(_ question: PromptReport.Part) {
    newestFirst.append(question)
    tokens += question.tokens
  }

  mutating func add(_ message: Message) {
    // A message that another program is still writing is left out. A reply that was cut short was read, so it is
    // included.
    guard message.state != .streaming else { return }
    // A model's thoughts are not sent back, nor a reply that consists of thoughts.
    let text = message.role == .assistant ? Prompt.spoken(in: message.text) : message.text
    guard !text.isBlank else { return }
    if let pictures = awaits {
      // An answer below the last question is the one to be replaced.
      guard message.role == .user else { return }
      awaits = nil
      return ask(part(of: message, text, pictures))
    }
    guard sendsRules || !message.isOfRules else {
      rulesLeftOut += 1
      return
    }
    let part = part(of: message, text, [])
    guard !isFull, tokens + part.tokens <= limit else {
      leftOut += 1
      return
    }
    ask(part)
  }

  private func part(of message: Message, _ text: String, _ pictures: [UserTurn.Picture]) -> PromptReport.Part {
    PromptReport.Part(
      source: message.parent == nil && message.role == .assistant ? .greeting : .message,
      role: message.role == .user ? .user : .assistant, message: message.id, text: text, pictures: pictures,
      tokens: estimate.tokens(of: text, pictures: pictures.count))
  }
}
