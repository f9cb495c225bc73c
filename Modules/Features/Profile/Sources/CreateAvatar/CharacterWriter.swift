import Entities
import Observation

/// Has a model write the character, or one field of it, into the form. What it replaces can be brought back.
@Observable @MainActor final class CharacterWriter {
  /// The form that is written into.
  struct Form {
    /// The form as it is; nil when it is gone.
    let draft: @MainActor () -> AvatarDraft?
    /// The text of a field, and a way to set it.
    let text: @MainActor (CharacterField) -> String
    let type: @MainActor (CharacterField, String) -> Void
  }

  let request: ModelRequest
  /// The replaced texts of each writing, the latest last.
  private var replaced: [[CharacterField: String]] = []
  private let interactor: any CharacterWriterInteractor
  private let form: Form

  init(interactor: any CharacterWriterInteractor, form: Form) {
    (self.interactor, self.form) = (interactor, form)
    request = ModelRequest { words in
      guard let draft = form.draft() else { return nil }
      let plan = try await interactor.writingPlan(for: CharacterIdea(words, for: draft))
      return ModelRequest.Offer(plan: plan, cost: try await interactor.expectedCost(of: plan.usage))
    }
  }
}

extension CharacterWriter {
  var isWriting: Bool { request.isRunning }
  var canUndo: Bool { !replaced.isEmpty && !request.isRunning }

  /// The action that has a field written again. Nil if models do not write this field, while the panel is closed, and
  /// while no request can start.
  func rewriting(_ field: CharacterField) -> (@MainActor () -> Void)? {
    guard request.isOpen, request.canStart, CharacterIdea.fields.contains(field) else { return nil }
    return { self.onRewritePressed(field) }
  }

  /// Writes all fields.
  func onWritePressed() { request.start { [weak self] in try await self?.write(nil) } }

  /// Writes one field anew.
  func onRewritePressed(_ field: CharacterField) { request.start { [weak self] in try await self?.write(field) } }

  /// Brings the texts back that the last writing replaced.
  func onUndoPressed() {
    guard canUndo, let texts = replaced.popLast() else { return }
    for (field, text) in texts { form.type(field, text) }
  }

  private func write(_ field: CharacterField?) async throws {
    guard let draft = form.draft() else { return }
    let idea = CharacterIdea(request.words, only: field, for: draft)
    var before: [CharacterField: String] = [:]
    defer { if !before.isEmpty { replaced.append(before) } }
    interactor.log(CreateAvatarEvent.writeCharacter.start())
    do {
      for try await written in interactor.writeCharacter(idea) {
        if before[written.field] == nil { before[written.field] = form.text(written.field) }
        form.type(written.field, written.text)
      }
      interactor.log(CreateAvatarEvent.writeCharacter.success(.count("field_count", before.count)))
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      interactor.log(CreateAvatarEvent.writeCharacter.fail(error))
      throw error
    }
  }
}
