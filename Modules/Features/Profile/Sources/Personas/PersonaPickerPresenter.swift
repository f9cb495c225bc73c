import Entities
import Observation

/// Lists the user's personas, and ends with the one that the user chooses for a chat.
@Observable @MainActor final class PersonaPickerPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private(set) var personas: [Persona] = []
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private let turn = WorkTurn()
  private let parameters: PersonaPickerParameters
  private let interactor: any PersonaPickerInteractor
  private let router: any PersonaPickerRouter

  init(
    _ parameters: PersonaPickerParameters, interactor: any PersonaPickerInteractor, router: any PersonaPickerRouter
  ) {
    (self.parameters, self.interactor, self.router) = (parameters, interactor, router)
  }

  /// The persona that was chosen for this chat; nil where another scope decides.
  var chosen: Persona.ID? {
    guard let now = parameters.now, case .chat = now.scope else { return nil }
    return now.persona.id
  }

  /// The persona that is used without a choice for this chat; nil when it is unknown.
  var inherited: Persona? { chosen == nil ? parameters.now?.persona : nil }

  func load() async {
    do {
      let found = try await interactor.personas()
      if !Task.isCancelled { (personas, phase) = (found, .content) }
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  func onPressed(_ choice: PersonaChoice) { router.finishChoice(with: choice) }

  /// Makes a persona, which is chosen then.
  func onNewPressed() async {
    await turn.take {
      if let persona = await router.createPersona() { router.finishChoice(with: .persona(persona.id)) }
    }
  }

  func onClosePressed() { router.dismissScreen() }
}
