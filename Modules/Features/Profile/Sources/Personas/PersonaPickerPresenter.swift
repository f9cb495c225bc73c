import Entities
import FeatureKit
import Observation

/// Lists the user's personas, and ends with the one that the user chooses for a chat.
@Observable @MainActor final class PersonaPickerPresenter {
  let personas: ContentLoader<[Persona]>
  private let turn = WorkTurn()
  private let parameters: PersonaPickerParameters
  private let interactor: any PersonaPickerInteractor
  private let router: any PersonaPickerRouter

  init(
    _ parameters: PersonaPickerParameters, interactor: any PersonaPickerInteractor, router: any PersonaPickerRouter
  ) {
    (self.parameters, self.interactor, self.router) = (parameters, interactor, router)
    personas = ContentLoader { try await interactor.personas() }
  }

  /// The persona that the user chose for this chat; nil where another scope decides.
  var chosen: Persona.ID? {
    guard let now = parameters.now, case .chat = now.scope else { return nil }
    return now.persona.id
  }

  /// The persona that another scope gives this chat. Nil where no scope does, and where the chat has a choice of its
  /// own.
  var inherited: Persona? { chosen == nil ? parameters.now?.persona : nil }

  func onPressed(_ choice: PersonaChoice) { router.finishChoice(with: choice) }

  /// Makes a persona, which is chosen then.
  func onNewPressed() async {
    await turn.take {
      if let persona = await router.createPersona() { router.finishChoice(with: .persona(persona.id)) }
    }
  }

  func onClosePressed() { router.dismissScreen() }
}
