import Entities
import Observation

/// Has the model write the user's next message into the field. It is never sent by itself.
@Observable @MainActor final class SuggestionPresenter {
  /// Whether the model is writing.
  var isWriting: Bool { writing != nil }
  private var writing: Task<Void, Never>?
  /// Counts the messages that the model wrote here.
  @ObservationIgnored private var count = 0
  private let chat: OpenChat
  private let transcript: TranscriptPresenter
  private let draft: DraftPresenter
  private let editing: EditPresenter
  private let answering: AnsweringPresenter
  private let budget: BudgetPresenter
  private let actions: ActionRunner
  private let interactor: any SuggestionInteractor

  init(
    _ chat: OpenChat, _ transcript: TranscriptPresenter, _ draft: DraftPresenter, _ editing: EditPresenter,
    _ answering: AnsweringPresenter, _ budget: BudgetPresenter, _ actions: ActionRunner,
    interactor: any SuggestionInteractor
  ) {
    (self.chat, self.transcript, self.draft, self.editing) = (chat, transcript, draft, editing)
    (self.answering, self.budget, self.actions) = (answering, budget, actions)
    self.interactor = interactor
  }

  /// Whether the model can write now. Rules cannot.
  var canSuggest: Bool {
    chat.answerable != nil && !actions.isBusy && !isWriting && editing.message == nil && !answering.model.choice.isRules
      && transcript.newest?.state != .streaming
  }

  /// Whether the built-in rules answer, which cannot write.
  var hasRules: Bool { answering.model.choice.isRules }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.suggest: ComposerAction(onSuggestPressed)] }

  /// Begins to write after the text in the field, which stays.
  func onSuggestPressed() {
    guard let id = chat.answerable, canSuggest else { return }
    interactor.log(ChatEvent.suggest.start(.chat(id)))
    writing = Task { [weak self] in await self?.write(in: id) }
  }

  /// Stops writing. The text that was in the field before is there again, unless the user has typed meanwhile.
  func onStopPressed() { writing?.cancel() }

  private func write(in id: Conversation.ID) async {
    defer { writing = nil }
    await actions.run(ChatEvent.suggest) {
      let isWritten = try await budget.permit(in: id, isRetry: false, chooseModel: answering.onModelPressed) {
        try await read(interactor.suggestMessage(in: id), after: draft.text)
      }
      if isWritten, !Task.isCancelled { interactor.log(ChatEvent.suggest.success(.chat(id))) }
    }
  }

  /// Shows the message as it grows. After an error, what has come stays.
  private func read(_ message: AsyncThrowingStream<String, any Error>, after before: String) async throws {
    let start = before.isEmpty || before.last?.isWhitespace == true ? before : before + "\n"
    var last = before
    count += 1
    defer { if Task.isCancelled, draft.text == last { draft.text = before } }
    for try await text in message {
      // The user has typed: the text stays as it is then.
      guard draft.text == last else { return }
      if Task.isCancelled { return }
      last = start + text
      draft.write(last, number: count)
    }
  }
}
