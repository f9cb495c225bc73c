public import Entities

/// The prompt: the avatar's description and the messages, each part counted as ten tokens.
extension FakeChatInteractor {
  /// The avatar's description, the path without its first `unsent` messages, then the question.
  public func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport {
    try await enter(.prompt)
    let path = (paths[conversation] ?? []).filter { $0.state != .streaming && !$0.text.isEmpty }
    var report = report(of: question, after: path)
    let settings = try await presetReport(for: .chat(conversation))
    (report.presets, report.remarks) = (settings.presets, settings.remarks)
    report.summary = report.leftOut > 0 ? settings.summary : nil
    return report
  }

  /// The place after the first `unsent` messages of the path.
  public func promptCut(in conversation: Conversation.ID) async throws -> PromptCut? {
    try await promptReport(of: UserTurn(""), in: conversation).cut
  }

  /// The avatar's description, then the question.
  public func promptReport(of question: UserTurn, toBeginWith avatar: Avatar.ID) async throws -> PromptReport {
    try await enter(.prompt)
    return report(of: question, after: [])
  }

  /// The conversation with the avatar that changed last.
  public func latestConversation(with avatar: Avatar.ID) async throws -> Conversation? {
    summaries.first { $0.chat.avatar == avatar }?.chat
  }

  /// The conversation that changed last; of several, the first of the list.
  public func latestConversation() async throws -> Conversation? {
    try await enter(.list)
    return summaries.reversed().max { $0.chat.updated < $1.chat.updated }?.chat
  }

  /// Records the question, and sends its text.
  public func ask(_ question: UserTurn, in conversation: Conversation.ID) async throws {
    questions.append(question)
    _ = try await send(question, in: conversation, after: paths[conversation]?.last)
  }

  private func report(of question: UserTurn, after path: [Message]) -> PromptReport {
    var parts = [PromptReport.Part(source: .description, role: .system, text: "You are Nova.", tokens: 10)]
    if !question.instruction.isEmpty {
      parts.append(PromptReport.Part(source: .instruction, role: .system, text: question.instruction, tokens: 10))
    }
    parts += path.dropFirst(unsent).map { message in
      PromptReport.Part(
        source: .message, role: message.role == .user ? .user : .assistant, message: message.id, text: message.text,
        tokens: 10)
    }
    if !question.text.isEmpty {
      parts.append(
        PromptReport.Part(
          source: .question, role: .user, text: question.text, pictures: question.pictures, tokens: 10))
    }
    return PromptReport(
      model: usualModel, parts: parts, leftOut: min(unsent, path.count), rulesLeftOut: rulesUnsent, window: window,
      reply: 1024)
  }
}
