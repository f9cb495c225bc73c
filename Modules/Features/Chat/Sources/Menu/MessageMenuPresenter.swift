import Entities
import Observation

/// The actions for one message of a chat. Keys lead to the messages before and after it.
@Observable @MainActor final class MessageMenuPresenter {
  private var place: Int
  private let menu: MessageMenu
  private let router: any MessageMenuRouter

  init(_ parameters: MessageMenuParameters, router: any MessageMenuRouter) {
    (menu, self.router) = (parameters.menu, router)
    place = menu.items.firstIndex { $0.message.id == parameters.menu.first } ?? max(0, menu.items.count - 1)
  }

  /// The message; nil where there is none.
  var message: Message? { item?.message }
  /// Its actions.
  var verbs: [MessageVerb] { item?.verbs ?? [] }
  /// The name of its author; nil for a name that the screen has words for.
  var author: String? { item?.speaker ?? (message?.role == .user ? nil : menu.characterName) }
  /// Whether there is one before it, and one after it.
  var hasEarlier: Bool { place > 0 }
  var hasLater: Bool { place + 1 < menu.items.count }

  private var item: MessageMenu.Item? { menu.items.indices.contains(place) ? menu.items[place] : nil }

  func onEarlierPressed() { if hasEarlier { place -= 1 } }

  func onLaterPressed() { if hasLater { place += 1 } }

  func onPressed(_ verb: MessageVerb) {
    if let message { router.finishMenu(with: MessageChoice(message.id, verb)) }
  }

  func onClosePressed() { router.dismissScreen() }
}
