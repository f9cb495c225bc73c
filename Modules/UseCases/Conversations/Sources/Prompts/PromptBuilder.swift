import Entities
import LanguageModels

/// Chooses what is sent: the avatar's description, and what was said, as much as fits, from the newest backwards.
///
/// Whole messages only. The question is always in it; everything else stops at the first that has no room. The
/// greeting is the oldest message, and no exception. How other programs do it is in the character card ecosystem's
/// common practice: reserve the definitions first, then fill up with history.
struct PromptBuilder {
  /// Reads messages of the shown path, those before one, or the newest ones.
  typealias Pages = @Sendable (_ before: Message.ID?, _ limit: Int) async throws -> MessagePage

  /// How many messages are read at a time, and at most: failed replies cost no tokens, but time to pass over.
  static let page = 50, furthest = 5000

  let avatar: Avatar
  let model: ModelSelection
  /// What the provider wants before a conversation that the avatar begins.
  var opening: String?
  /// What is set for the reply, and what the provider makes of it.
  var presets = PresetStack(), remarks: [Preset.Field: LocalizedText] = [:]
  let budget: PromptBudget
  var estimate = TokenEstimate()
  let messages: Pages
  /// How many messages come before one.
  let depth: @Sendable (Message.ID) async throws -> Int
  /// What stands for messages without room; nil where nothing does. It is asked for only where some have none.
  var summary: (@Sendable () async throws -> ConversationSummary?)?

  /// What is sent when this is said next. A question without words leaves only what comes before it.
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

  /// What is sent to have the last question before a message answered; nil when there is none.
  /// - Parameter additions: What goes with it besides its text, which is the message's.
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
    filling.define(.avatar, AvatarIntroduction(avatar).text)
    if let instruction = presets.effective.instruction { filling.define(.preset, instruction) }
    if !instruction.isBlank { filling.define(.instruction, instruction) }
    return filling
  }

  private func report(_ start: PromptFilling, before: Message.ID?) async throws -> PromptReport {
    let (filling, leftOut) = try await filled(start, before: before)
    guard leftOut > 0, let summary = try await summary?() else { return report(filling, leftOut: leftOut) }
    // It takes the room of other messages.
    var other = start
    other.stand(summary, in: avatar)
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
    var leftOut = filling.leftOut
    if hasEarlier, let before { leftOut += try await depth(before) }
    return (filling, leftOut)
  }

  private func report(_ filling: PromptFilling, leftOut: Int, summary: ConversationSummary? = nil) -> PromptReport {
    var parts = filling.definitions + filling.newestFirst.reversed()
    if let opening, let first = parts.firstIndex(where: { $0.role != .system }), parts[first].role == .assistant {
      parts.insert(
        PromptReport.Part(source: .opening, role: .user, text: opening, tokens: estimate.tokens(of: opening)), at: first
      )
    }
    return PromptReport(
      model: model, parts: parts, leftOut: leftOut, rulesLeftOut: filling.rulesLeftOut, summary: summary,
      presets: presets,
      remarks: remarks, window: budget.isKnown ? budget.window : nil, reply: budget.reply)
  }
}

extension Message {
  /// Whether rules on this machine wrote it.
  var isOfRules: Bool { role == .assistant && model?.isRules == true }
}

/// The parts of a prompt while they are chosen, the newest first.
private struct PromptFilling {
  /// Whether what rules answered is sent: to rules alone. To a model it would be words that it never said.
  let sendsRules: Bool
  let estimate: TokenEstimate
  let limit: Int
  private(set) var definitions: [PromptReport.Part] = []
  private(set) var newestFirst: [PromptReport.Part] = []
  private(set) var leftOut = 0, rulesLeftOut = 0
  private var tokens = 0
  /// The pictures of the question that is still to be found; nil when nothing is looked for.
  var awaits: [UserTurn.Picture]?

  init(sendsRules: Bool, estimate: TokenEstimate, limit: Int) {
    self.sendsRules = sendsRules
    self.estimate = estimate
    self.limit = limit
  }

  var isFull: Bool { leftOut > 0 }

  /// What stands before everything, whatever it costs.
  mutating func define(_ source: PromptReport.Part.Source, _ text: String) {
    definitions.append(
      PromptReport.Part(source: source, role: .system, text: text, tokens: estimate.tokens(of: text)))
    tokens += estimate.tokens(of: text)
  }

  /// What stands for messages without room, before the others: as what the user says. It is made of what was said,
  /// so it may say no more to the model than that.
  mutating func stand(_ summary: ConversationSummary, in avatar: Avatar) {
    let text = SummaryPrompt(avatar).framed(summary.text)
    let part = PromptReport.Part(source: .summary, role: .user, text: text, tokens: estimate.tokens(of: text))
    definitions.append(part)
    tokens += part.tokens
  }

  /// What is to be answered, whatever it costs.
  mutating func ask(_ question: PromptReport.Part) {
    newestFirst.append(question)
    tokens += question.tokens
  }

  mutating func add(_ message: Message) {
    // What another program is still writing is not said yet. What was cut short was read, so it counts.
    guard message.state != .streaming else { return }
    // What a model thought is not sent back, nor a reply that is nothing else.
    let text = message.role == .assistant ? Prompt.spoken(in: message.text) : message.text
    guard !text.isBlank else { return }
    if let pictures = awaits {
      // An answer below the last question is what the prompt is to bring anew.
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
