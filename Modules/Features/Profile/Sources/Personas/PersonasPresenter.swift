import Entities
import FeatureKit
import Observation

/// Lists the user's personas, and deletes them with a way back.
@Observable @MainActor final class PersonasPresenter {
  let list: DeletableList<(personas: [Persona], bindings: [PersonaBinding]), DeletedPersona>
  private let interactor: any PersonasInteractor
  private let router: any PersonasRouter

  init(interactor: any PersonasInteractor, router: any PersonasRouter) {
    (self.interactor, self.router) = (interactor, router)
    list = DeletableList(([], [])) {
      (try await interactor.personas(), try await interactor.personaBindings())
    } onError: {
      router.showAlert(for: $0)
    }
  }

  var personas: [Persona] { list.content.personas }
  var bindings: [PersonaBinding] { list.content.bindings }

  /// The default persona; nil for none.
  var usual: Persona.ID? { bindings.first { $0.scope == .everywhere }?.persona }

  /// Loads everything, each time the screen appears.
  func load() async {
    switch await list.loader.load() {
    case .success?: interactor.log(PersonaEvent.loadPersonas.success(.count("persona_count", personas.count)))
    case .failure(let error)?: interactor.log(PersonaEvent.loadPersonas.fail(error))
    case nil: break
    }
  }
}

// MARK: - Events

extension PersonasPresenter {
  func onNewPressed() async {
    await list.act {
      if await router.createPersona() == nil { throw CancellationError() }
      try await list.loader.read()
    }
  }

  func onPressed(_ persona: Persona) async {
    await list.act {
      if await router.editPersona(persona) == nil { throw CancellationError() }
      try await list.loader.read()
    }
  }

  /// Makes a persona the default, or no longer.
  func onDefaultPressed(_ persona: Persona) async {
    await list.act {
      interactor.log(PersonaEvent.defaultPressed)
      try await interactor.usePersona(persona.id == usual ? nil : persona.id, in: .everywhere)
      try await list.loader.read()
    }
  }

  /// Deletes a persona after a question; the next action can bring it back.
  /// - Returns: Whether it is deleted.
  func onDeletePressed(_ persona: Persona) async -> Bool {
    await list.delete {
      guard await router.confirm(.deletion(of: persona)) else { throw CancellationError() }
      let deleted = try await interactor.deletePersona(persona.id)
      interactor.log(PersonaEvent.deletePersona.success())
      return deleted
    }
  }

  /// - Returns: Whether it is back.
  func onUndoPressed() async -> Bool {
    await list.undo {
      interactor.log(PersonaEvent.undoPressed)
      _ = try await interactor.restorePersona($0)
    }
  }
}
