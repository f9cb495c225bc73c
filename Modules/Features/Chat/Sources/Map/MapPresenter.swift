import Entities
import FeatureKit
import Observation

/// The branches of a chat, to choose one from.
@Observable @MainActor final class MapPresenter {
  /// The branches, from the beginning of the chat on, and the time of the load.
  let map: ContentLoader<(rows: [ChatMap.Row], now: Timestamp)>
  private let router: any MapRouter

  init(_ parameters: MapParameters, interactor: any MapInteractor, router: any MapRouter) {
    self.router = router
    map = ContentLoader { (try await interactor.chatMap(of: parameters.conversation).rows, interactor.now) }
  }

  /// Goes to a branch.
  func onRowPressed(_ row: ChatMap.Row) { router.finishMap(with: row.id) }

  /// Goes back without a choice.
  func onClosePressed() { router.dismissScreen() }
}
