import Entities

/// Who answers in this conversation.
extension ChatPresenter {
  /// Has the user choose who answers from now on. A reply that is arriving keeps its model.
  func onModelPressed() async {
    guard let id = conversation?.id, phase == .content, canBeAnswered else { return }
    do {
      guard let preference = await router.chooseModel(for: try await interactor.model(of: id)) else { return }
      try await interactor.chooseModel(preference, in: id)
      try await nameModel(in: id)
      findStatus()
      interactor.log(ChatEvent.chooseModel.success(.chat(id)))
    } catch {
      interactor.log(ChatEvent.chooseModel.fail(error))
      router.showAlert(for: error)
    }
  }

  /// Has the user say how the avatar is to answer. What is sent, and who answers, may have changed then.
  func onPresetPressed() async {
    guard let id = conversation?.id, let avatar, phase == .content, canBeAnswered else { return }
    await router.showPreset(of: avatar, in: id)
    do {
      try await nameModel(in: id)
    } catch {
      router.showAlert(for: error)
    }
    findCut()
    findStatus()
  }

  /// Names who answers: it may have been chosen elsewhere meanwhile.
  func nameModel(in id: Conversation.ID) async throws { answering = try await interactor.model(of: id).answering }
}
