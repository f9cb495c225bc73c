public import Entities

// MARK: - Models and presets

extension Conversing {
  /// The model that answers where no other one is chosen.
  public var usualModel: ModelSelection { conversationService.presets.usualModel }

  /// Whether a model was chosen for a chat, or for a new one with an avatar. Otherwise the rules on this machine
  /// answer. Choosing the rules is a choice.
  /// - Throws: A `ModelFailure` where the usual model would answer and cannot be used.
  public func isModelChosen(for scope: PresetScope) async throws -> Bool {
    try await conversationService.presets.isModelChosen(for: scope)
  }

  /// The model that answers in a conversation from now on.
  public func model(of conversation: Conversation.ID) async throws -> ConversationModel {
    try await conversationService.presets.model(of: conversation)
  }

  /// Chooses the model of every reply that begins in a conversation from now on, also after a restart.
  public func chooseModel(_ preference: ModelPreference, in conversation: Conversation.ID) async throws {
    try await conversationService.presets.choose(preference, in: conversation)
  }

  /// The presets that apply to the replies in a chat, or with an avatar, and the model's remarks on them.
  public func presetReport(for scope: PresetScope) async throws -> PresetReport {
    try await conversationService.presetReport(for: scope)
  }

  /// Sets how an avatar answers, in a chat or in all of its chats, for every reply that begins from now on, also after
  /// a restart.
  public func savePreset(_ preset: Preset, for scope: PresetScope) async throws {
    try await conversationService.presets.save(preset, for: scope)
  }

  /// Changes the text of the summary that ends with a message; a blank text removes it.
  /// - Throws: `ConversationFailure.longSummary`; `.otherSummary` when there is another one by now, or none.
  public func saveSummary(_ text: String, upTo last: Message.ID, in conversation: Conversation.ID) async throws {
    try await conversationService.summaries.save(text, upTo: last, in: conversation)
  }

  /// The author's note of a conversation; one without text where there is none.
  public func authorsNote(in conversation: Conversation.ID) async throws -> AuthorsNote {
    try await conversationService.memories.authorsNote(in: conversation)
  }

  /// Saves the author's note of a conversation, for every reply that begins from now on. A note that equals
  /// `AuthorsNote()` removes it.
  /// - Throws: `ConversationFailure.longNote`.
  public func saveAuthorsNote(_ note: AuthorsNote, in conversation: Conversation.ID) async throws {
    try await conversationService.memories.save(note, in: conversation)
  }

  /// The budget's status for the next reply in a conversation, or for the first one of a new conversation with an
  /// avatar. Nil without a budget, when the reply is free, or when its model cannot be used.
  public func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus? {
    try await conversationService.budgetStatus(for: scope)
  }

  /// Permits the next reply in a conversation to begin over the budget.
  public func passBudget(in conversation: Conversation.ID) async {
    conversationService.budget.pass(conversation)
  }
}

// MARK: - The prompt

extension Conversing {
  /// The prompt of a question in a conversation. Nothing is sent or stored; the provider may be asked for the model's
  /// context window. A question without text and pictures gives only the parts before it.
  /// - Throws: A `ModelFailure` when the model would not accept it.
  public func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport {
    try await conversationService.prompts.report(of: question, in: conversation)
  }

  /// The same for a question that would begin a new conversation with an avatar.
  public func promptReport(of question: UserTurn, toBeginWith avatar: Avatar.ID) async throws -> PromptReport {
    try await conversationService.prompts.report(of: question, toBeginWith: avatar)
  }

  /// The part of a conversation that is no longer sent, as far as that is known without asking the provider; nil when
  /// everything is sent.
  public func promptCut(in conversation: Conversation.ID) async throws -> PromptCut? {
    try await conversationService.prompts.cut(in: conversation)
  }
}

extension Conversing {
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  public func estimatedTokens(of text: String) -> Int {
    text.isBlank ? 0 : TokenEstimate().tokens(of: text)
  }

  /// The context window, in tokens, of the model that would answer in a new conversation with an avatar; with a nil
  /// avatar, one that is not saved yet. Nil where the window is not known without asking the model's server.
  public func contextWindow(for avatar: Avatar.ID?) async throws -> Int? {
    try await conversationService.prompts.window(for: avatar)
  }
}
