import Entities
import LanguageModels

/// Makes a prompt of who the avatar is and what was said, as much as fits, from the newest backwards.
///
/// Whole messages only. The last question is always in it; everything else stops at the first that has no room. The
/// greeting is the oldest message, and no exception. How other programs do it is in the character card ecosystem's
/// common practice: reserve the definitions first, then fill up with history.
struct PromptBuilder {
  /// How many messages are read at a time, and at most: failed replies cost no tokens, but time to pass over.
  static let page = 50, furthest = 5000

  let avatar: Avatar
  let budget: PromptBudget
  let messages: @Sendable (_ before: Message.ID?, _ limit: Int) async throws -> MessagePage

  /// The prompt that ends with the last question before a message; nil when there is no question.
  func prompt(before: Message.ID?) async throws -> ConversationPrompt? {
    let system = AvatarIntroduction(avatar).text
    var filling = PromptFilling(tokens: PromptBudget.tokens(of: system), limit: budget.prompt)
    var before = before
    var read = 0
    var hasEarlier = true
    while hasEarlier, !filling.isFull, read < Self.furthest {
      let page = try await messages(before, Self.page)
      for message in page.messages.reversed() { filling.add(message) }
      read += page.messages.count
      before = page.messages.first?.id
      hasEarlier = page.hasEarlier && before != nil
    }
    guard !filling.newestFirst.isEmpty else { return nil }
    return ConversationPrompt(
      prompt: Prompt(
        avatar: avatar.id, avatarName: avatar.name, system: system, turns: filling.newestFirst.reversed()),
      estimatedTokens: filling.tokens, leftOut: filling.leftOut, leavesOutEarlier: hasEarlier)
  }
}

/// The turns of a prompt while they are chosen, the newest first.
private struct PromptFilling {
  private(set) var tokens: Int
  let limit: Int
  private(set) var newestFirst: [Prompt.Turn] = []
  private(set) var leftOut = 0

  init(tokens: Int, limit: Int) {
    self.tokens = tokens
    self.limit = limit
  }

  var isFull: Bool { leftOut > 0 }

  mutating func add(_ message: Message) {
    // What another program is still writing is not said yet. What was cut short was read, so it counts.
    guard message.state != .streaming else { return }
    // What a model thought is not sent back, nor a reply that is nothing else.
    let text = message.role == .assistant ? Prompt.spoken(in: message.text) : message.text
    guard !text.isBlank else { return }
    let isQuestion = newestFirst.isEmpty
    // An answer below the last question is what the prompt is to bring anew.
    if isQuestion, message.role != .user { return }
    let cost = PromptBudget.tokens(of: text)
    guard isQuestion || (!isFull && tokens + cost <= limit) else {
      leftOut += 1
      return
    }
    tokens += cost
    newestFirst.append(Prompt.Turn(role: message.role, text: text))
  }
}
