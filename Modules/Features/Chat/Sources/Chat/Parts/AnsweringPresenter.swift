import Entities
import Observation

/// The model that answers, and the settings of its replies.
@Observable @MainActor final class AnsweringPresenter {
  /// The model that answers from now on: the usual one until the conversation is loaded.
  private(set) var model: ModelSelection
  private let chat: OpenChat
  private let notices: ChatNotices
  private let cut: PromptCutPresenter
  private let budget: BudgetPresenter
  private let interactor: any AnsweringInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ cut: PromptCutPresenter, _ budget: BudgetPresenter,
    interactor: any AnsweringInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.cut, self.budget) = (chat, notices, cut, budget)
    (self.interactor, self.router) = (interactor, router)
    model = interactor.usualModel
  }

  /// The model of a conversation.
  func read(in id: Conversation.ID) async throws -> ModelSelection { try await interactor.model(of: id).answering }

  /// Shows the model that was read.
  func show(_ model: ModelSelection) { self.model = model }

  /// Shows the current model of a conversation, which may have been chosen elsewhere.
  func refresh(in id: Conversation.ID) async throws { model = try await read(in: id) }

  /// Lets the user choose the model from now on. An arriving reply keeps its own.
  func onModelPressed() async {
    guard let id = chat.answerable else { return }
    do {
      guard let preference = await router.chooseModel(for: try await interactor.model(of: id)) else { return }
      try await interactor.chooseModel(preference, in: id)
      try await refresh(in: id)
      budget.refresh()
      interactor.log(ChatEvent.chooseModel.success(.chat(id)))
    } catch {
      interactor.log(ChatEvent.chooseModel.fail(error))
      router.showAlert(for: error)
    }
  }

  /// The commands that this part adds to the field.
  var commands: ComposerActions {
    [
      .note: ComposerAction(named: { [self] text in
        if let text { return await saveNote(text) }
        await onNotePressed()
        return true
      }),
      .preset: ComposerAction(onPresetPressed),
    ]
  }

  /// Gives the author's note another text. Its other values stay.
  /// - Returns: Whether it is saved.
  private func saveNote(_ text: String) async -> Bool {
    guard let id = chat.answerable else { return false }
    do {
      var note = try await interactor.authorsNote(in: id)
      note.text = text
      try await interactor.saveAuthorsNote(note, in: id)
      notices.show(.noteSaved)
      cut.refresh()
      return true
    } catch {
      router.showAlert(for: error)
      return false
    }
  }

  /// Shows the author's note, which takes room in the prompt.
  func onNotePressed() async {
    guard let id = chat.answerable else { return }
    interactor.log(ChatEvent.notePressed)
    await router.showNote(in: id)
    cut.refresh()
  }

  /// Shows the settings of replies. They may change the model and the prompt.
  func onPresetPressed() async {
    guard let id = chat.answerable, let avatar = chat.avatar else { return }
    interactor.log(ChatEvent.settingsPressed)
    await router.showPreset(of: avatar, in: id)
    do {
      try await refresh(in: id)
    } catch {
      router.showAlert(for: error)
    }
    cut.refresh()
    budget.refresh()
  }
}
