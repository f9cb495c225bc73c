import Entities
import Observation

/// Has a model draw the character. The drawing becomes the picture of the form, like a file that the user names. The
/// picture that it replaces can be brought back.
@Observable @MainActor final class CharacterArtist {
  /// The form that the drawing is for.
  struct Form {
    /// The form as it is; nil when it is gone.
    let draft: @MainActor () -> AvatarDraft?
    /// Sets the path of the picture.
    let setPicture: @MainActor (String) -> Void
  }

  let request: ModelRequest
  /// The number of bytes of the picture that have come; nil before the first.
  private(set) var received: Int?
  /// The replaced paths, the latest last.
  private var replaced: [String] = []
  private let interactor: any CharacterArtistInteractor
  private let form: Form

  init(interactor: any CharacterArtistInteractor, form: Form) {
    (self.interactor, self.form) = (interactor, form)
    request = ModelRequest { words in
      guard let draft = form.draft() else { return nil }
      let plan = try await interactor.drawingPlan(for: CharacterIdea(words, for: draft))
      return ModelRequest.Offer(plan: plan, cost: try await interactor.expectedCost(of: plan.usage))
    }
  }
}

extension CharacterArtist {
  var isDrawing: Bool { request.isRunning }
  var canUndo: Bool { !replaced.isEmpty && !request.isRunning }

  func onDrawPressed() { request.start { [weak self] in try await self?.draw() } }

  /// Brings the path back that the last drawing replaced.
  func onUndoPressed() {
    guard canUndo, let path = replaced.popLast() else { return }
    form.setPicture(path)
  }

  private func draw() async throws {
    guard let draft = form.draft() else { return }
    received = nil
    interactor.log(CreateAvatarEvent.generateImage.start())
    do {
      for try await step in interactor.drawCharacter(CharacterIdea(request.words, for: draft)) {
        switch step {
        case .drawing: received = nil
        case .receiving(let bytes): received = bytes
        case .finished(let path):
          replaced.append(form.draft()?.picturePath ?? "")
          form.setPicture(path)
        }
      }
      try Task.checkCancellation()
      interactor.log(CreateAvatarEvent.generateImage.success(.count("byte_count", received ?? 0)))
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      interactor.log(CreateAvatarEvent.generateImage.fail(error))
      throw error
    }
  }
}
