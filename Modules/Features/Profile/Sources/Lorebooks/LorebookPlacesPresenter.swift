import Entities
import Observation

/// Chooses where a lorebook counts: in all chats, in those with characters, in single ones.
@Observable @MainActor final class LorebookPlacesPresenter {
  /// The most characters, and the most chats, that are shown to choose from.
  static let most = 20

  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  /// A place in the list.
  struct Place: Hashable, Identifiable {
    let scope: ChatScope
    /// The name. A chat without a title has that of its character. Empty for all chats, and where no name is known.
    let name: String
    var id: ChatScope { scope }
  }

  private(set) var phase = Phase.loading
  /// The typed letters of a character or of a chat.
  var text = ""
  /// Where the lorebook counts.
  private(set) var chosen: Set<ChatScope> = []
  /// All chats; while no letters are typed, the places that were chosen when the screen opened; and what the letters
  /// find.
  private(set) var places: [Place] = []
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  /// The places that were chosen when the screen opened, with their names.
  private var kept: [Place] = []
  let lorebook: Lorebook
  private let turn = WorkTurn()
  private let interactor: any LorebookPlacesInteractor
  private let router: any LorebookPlacesRouter

  init(_ lorebook: Lorebook, interactor: any LorebookPlacesInteractor, router: any LorebookPlacesRouter) {
    (self.lorebook, self.interactor, self.router) = (lorebook, interactor, router)
  }

  func load() async {
    do {
      let scopes = try await interactor.lorebookAssignments().filter { $0.lorebook == lorebook.id }.map(\.scope)
      var kept: [Place] = []
      for scope in scopes where scope != .everywhere {
        kept.append(Place(scope: scope, name: try await name(of: scope)))
      }
      kept.sort { ($0.name, "\($0.scope)") < ($1.name, "\($1.scope)") }
      if Task.isCancelled { return }
      (chosen, self.kept) = (Set(scopes), kept)
      try await find()
      if !Task.isCancelled { phase = .content }
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  private func name(of scope: ChatScope) async throws -> String {
    switch scope {
    case .everywhere: return ""
    case .character(let id): return try await interactor.character(id)?.avatar.name ?? ""
    case .chat(let id):
      guard let chat = try await interactor.conversation(named: "\(id)") else { return "" }
      if let title = chat.title { return title }
      return try await interactor.character(chat.avatar)?.avatar.name ?? ""
    }
  }

  /// Finds the characters and the chats with the typed letters.
  func onTextChanged() async {
    guard phase == .content else { return }
    do {
      try await find()
    } catch is CancellationError {
      // Further letters were typed, or the screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }

  private func find() async throws {
    let letters = LetterPattern(text)
    let avatars = try await interactor.avatars(named: letters, limit: Self.most)
    let chats = try await interactor.conversations(named: letters, limit: Self.most)
    try Task.checkCancellation()
    let found =
      avatars.map { Place(scope: .character($0.id), name: $0.name) }
      + chats.map { Place(scope: .chat($0.id), name: $0.chat.title ?? $0.avatarName ?? "") }
    let first = [Place(scope: .everywhere, name: "")] + (letters.isEmpty ? kept : [])
    let known = Set(first.map(\.scope))
    places = first + found.filter { !known.contains($0.scope) }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Lets the lorebook count in a place, or no longer. It is stored at once.
  func onPressed(_ place: Place) async {
    await turn.take {
      let next = chosen.symmetricDifference([place.scope])
      do {
        try await interactor.assignLorebook(lorebook.id, to: next)
        chosen = next
        interactor.log(LorebookEvent.assign.success(.count("place_count", next.count)))
      } catch is CancellationError {
        // The screen has gone.
      } catch {
        router.showAlert(for: error)
      }
    }
  }

  func onClosePressed() { router.dismissScreen() }
}
