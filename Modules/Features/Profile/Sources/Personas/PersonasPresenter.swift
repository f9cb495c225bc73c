import Entities
import Observation

/// Lists the user's personas, and deletes them with a way back.
@Observable @MainActor final class PersonasPresenter {
  /// The state of the screen. Its content stays while it is loaded again.
  enum Phase: Equatable {
    case loading, content
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private(set) var personas: [Persona] = []
  private(set) var bindings: [PersonaBinding] = []
  /// The persona that was deleted last, until another action; nil for none.
  private(set) var deleted: DeletedPersona?
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private let turn = WorkTurn()
  private let interactor: any PersonasInteractor
  private let router: any PersonasRouter

  init(interactor: any PersonasInteractor, router: any PersonasRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// The default persona; nil for none.
  var usual: Persona.ID? { bindings.first { $0.scope == .everywhere }?.persona }

  /// Loads everything, each time the screen appears.
  func load() async {
    do {
      try await read()
      if Task.isCancelled { return }
      phase = .content
      interactor.log(PersonaEvent.loadPersonas.success(.count("persona_count", personas.count)))
    } catch {
      if Task.isCancelled { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(PersonaEvent.loadPersonas.fail(error))
    }
  }

  private func read() async throws {
    let (personas, bindings) = (try await interactor.personas(), try await interactor.personaBindings())
    if !Task.isCancelled { (self.personas, self.bindings) = (personas, bindings) }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}

// MARK: - Events

extension PersonasPresenter {
  func onNewPressed() async {
    await turn.take {
      deleted = nil
      if await router.createPersona() != nil { await refresh() }
    }
  }

  func onPressed(_ persona: Persona) async {
    await turn.take {
      deleted = nil
      if await router.editPersona(persona) != nil { await refresh() }
    }
  }

  /// Makes a persona the default, or no longer.
  func onDefaultPressed(_ persona: Persona) async {
    await turn.take {
      interactor.log(PersonaEvent.defaultPressed)
      await reporting {
        try await interactor.usePersona(persona.id == usual ? nil : persona.id, in: .everywhere)
        try await read()
      }
    }
  }

  /// Deletes a persona at once; the next action can bring it back.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(_ persona: Persona) async -> Bool {
    await turn.take {
      await reporting {
        deleted = try await interactor.deletePersona(persona.id)
        interactor.log(PersonaEvent.deletePersona.success())
        try await read()
      }
    } ?? false
  }

  /// - Returns: Whether it is back.
  func onUndoPressed() async -> Bool {
    var isBack = false
    await turn.take {
      guard let deleted else { return }
      interactor.log(PersonaEvent.undoPressed)
      await reporting {
        _ = try await interactor.restorePersona(deleted)
        (self.deleted, isBack) = (nil, true)
        try await read()
      }
    }
    return isBack
  }

  private func refresh() async { await reporting { try await read() } }

  /// Does the work; an error is shown.
  /// - Returns: Whether it succeeded.
  @discardableResult private func reporting(_ work: () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
    return false
  }
}
