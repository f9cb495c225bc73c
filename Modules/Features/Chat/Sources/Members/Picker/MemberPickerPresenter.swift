import Entities
import Observation

/// Finds the characters that can join a chat, by letters of their names.
@Observable @MainActor final class MemberPickerPresenter {
  /// The most characters that are shown. Further letters find the others.
  static let limit = 100

  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content, nothing
    case failed(LocalizedText)
  }

  /// What is to be found: another search begins when it changes.
  struct Request: Hashable {
    var text = ""
    var attempt = 0
  }

  private(set) var phase = Phase.loading
  /// The characters with the letters, the user's own first.
  private(set) var avatars: [Avatar] = []
  /// Whether further letters may find others.
  private(set) var hasMore = false
  private(set) var request = Request()
  private let parameters: MemberPickerParameters
  private let interactor: any MemberPickerInteractor
  private let router: any MemberPickerRouter

  init(
    _ parameters: MemberPickerParameters, interactor: any MemberPickerInteractor, router: any MemberPickerRouter
  ) {
    (self.parameters, self.interactor, self.router) = (parameters, interactor, router)
  }

  /// The typed letters.
  var text: String {
    get { request.text }
    set { request.text = newValue }
  }

  /// Finds the characters.
  func find() async {
    do {
      // Those that are in the chat already do not take the room of others.
      let limit = Self.limit + parameters.members.count
      let found = try await interactor.avatars(named: LetterPattern(text.trimmed), limit: limit)
      guard !Task.isCancelled else { return }
      let others = found.filter { !parameters.members.contains($0.id) }
      avatars = others.filter { $0.author != nil } + others.filter { $0.author == nil }
      hasMore = found.count >= limit
      phase = avatars.isEmpty ? .nothing : .content
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  /// Searches again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    request.attempt += 1
  }

  /// Chooses the first character, if there is one.
  func onSubmit() {
    if phase == .content, let first = avatars.first { onPressed(first) }
  }

  /// Chooses a character.
  func onPressed(_ avatar: Avatar) { router.finishMemberChoice(with: avatar.id) }

  /// Goes back without one.
  func onClosePressed() { router.dismissScreen() }
}
