import Entities
import Observation

/// The persona of the user in the conversation.
@Observable @MainActor final class PersonaPresenter {
  /// The persona that counts, and the scope that chose it; nil for none.
  private(set) var inUse: PersonaInUse?
  /// The names under which the messages were said.
  private(set) var names = SpokenNames()
  /// The latest time of a message of the user for which the names were read.
  private var latest: Timestamp?
  /// The last message of the user for which the names were read, or are being read.
  @ObservationIgnored private var awaited: Message.ID?
  private let chat: OpenChat
  private let notices: ChatNotices
  private let cut: PromptCutPresenter
  private let interactor: any PersonaInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ cut: PromptCutPresenter, interactor: any PersonaInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.notices, self.cut, self.interactor, self.router) = (chat, notices, cut, interactor, router)
  }

  /// The name of the user in the conversation; nil without a persona.
  var name: String? { inUse?.persona.name }

  /// The persona that counts in a conversation.
  func read(in conversation: Conversation) async throws -> PersonaInUse? {
    try await interactor.personaInUse(in: conversation.id, with: conversation.avatar)
  }

  /// The names in a conversation. Names that cannot be read are no reason to leave out the messages.
  func readNames(in id: Conversation.ID) async -> SpokenNames {
    (try? await interactor.spokenNames(in: id)) ?? names
  }

  /// Shows the persona and the names that were read.
  func show(_ persona: PersonaInUse?, _ names: SpokenNames) { (inUse, self.names) = (persona, names) }

  /// The name of the user at a message; nil without a persona.
  func name(at message: Message) -> String? {
    if let latest, message.created > latest { return name }
    return names.userName(of: message, now: name)
  }

  /// Reads the names again when the user has said something, here or elsewhere.
  func refresh(after messages: [Message]) async {
    let own = messages.filter { $0.role == .user }
    guard let id = chat.shown, let last = own.last?.id, last != awaited else { return }
    awaited = last
    names = await readNames(in: id)
    latest = own.map(\.created).max()
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions {
    [
      .persona: ComposerAction(named: { [self] name in
        if let name { return await choose(named: name) }
        await onPersonaPressed()
        return true
      })
    ]
  }

  /// Lets the user choose the persona of the conversation. Messages that were sent stay as they are.
  func onPersonaPressed() async {
    guard chat.answerable != nil else { return }
    await reporting {
      switch await router.choosePersona(now: inUse) {
      case nil: break
      case .inherited?: try await use(nil)
      case .persona(let id)?: try await use(id)
      }
    }
  }

  /// Chooses the persona of the conversation by its name.
  /// - Returns: Whether it was found and chosen.
  func choose(named name: String) async -> Bool {
    guard chat.answerable != nil else { return false }
    return await reporting { try await use(try await interactor.persona(named: name).id) }
  }

  private func use(_ id: Persona.ID?) async throws {
    guard let conversation = chat.conversation else { return }
    try await interactor.usePersona(id, in: .chat(conversation.id))
    let names = await readNames(in: conversation.id)
    show(try await read(in: conversation), names)
    try await interactor.renewGreetings(in: conversation.id)
    interactor.log(ChatEvent.choosePersona.success(.chat(conversation.id)))
    notices.show(.persona(inUse?.persona.name))
    cut.refresh()
  }

  /// Does the work; an error is logged and shown.
  /// - Returns: Whether it succeeded.
  @discardableResult private func reporting(_ work: () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(ChatEvent.choosePersona.fail(error))
      router.showAlert(for: error)
    }
    return false
  }
}
