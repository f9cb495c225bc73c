import Entities
import Observation

/// The branches of a chat, to choose one from.
@Observable @MainActor final class MapPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The branches, from the beginning of the chat on.
  private(set) var rows: [ChatMap.Row] = []
  /// The time of the load.
  private(set) var now = Timestamp(milliseconds: 0)
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  private let parameters: MapParameters
  private let interactor: any MapInteractor
  private let router: any MapRouter

  init(_ parameters: MapParameters, interactor: any MapInteractor, router: any MapRouter) {
    (self.parameters, self.interactor, self.router) = (parameters, interactor, router)
  }

  /// Reads the branches.
  func load() async {
    do {
      rows = try await interactor.chatMap(of: parameters.conversation).rows
      (now, phase) = (interactor.now, .content)
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Goes to a branch.
  func onRowPressed(_ row: ChatMap.Row) { router.finishMap(with: row.id) }

  /// Goes back without a choice.
  func onClosePressed() { router.dismissScreen() }
}
