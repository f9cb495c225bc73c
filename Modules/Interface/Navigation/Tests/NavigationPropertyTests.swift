import RandomTesting
import Navigation
import TerminalUI
import Testing

/// Any requests in any order: every screen goes once, and the state stays valid.
@MainActor struct NavigationPropertyTests {
  @MainActor final class Book {
    var routers: [Router] = []
    var shown = 0
    var gone: [Int: Int] = [:]

    func route(_ segue: Segue, _ name: String) -> Route {
      shown += 1
      let number = shown
      return Route(segue, name: name, onDismiss: { self.gone[number, default: 0] += 1 }) { router in
        self.routers.append(router)
        return Text(name)
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func everyShownScreenGoesOnce(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let book = Book()
    let navigator = Navigator(tabs: ["one", "two"].map { ($0, { _ in AnyView(Text("root")) }) })
    for _ in 0..<200 {
      let roots = ["one", "two"].compactMap(navigator.root(of:))
      guard let router = (roots + book.routers).randomElement(using: &dice) else { continue }
      perform(&dice, router, navigator, book)
      let state = navigator.state
      #expect(state.tabs.allSatisfy { $0.screens.first?.segue == .root }, "seed \(seed)")
      #expect(state.tabs.allSatisfy { tab in tab.screens.dropFirst().allSatisfy { $0.segue != .root } }, "seed \(seed)")
      let ids = state.tabs.flatMap { $0.screens.map(\.id) } + state.modals.map(\.id)
      #expect(Set(ids).count == ids.count, "seed \(seed)")
      #expect(state.modals.allSatisfy { ids.contains($0.owner) }, "seed \(seed)")
      let standing = ids.count - 2 + state.queue.count
      #expect(book.shown - book.gone.count == standing, "seed \(seed)")
    }
    navigator.dismantle()
    #expect(book.gone.count == book.shown, "seed \(seed)")
    #expect(book.gone.values.allSatisfy { $0 == 1 }, "seed \(seed)")
  }

  private func perform(_ dice: inout SeededGenerator, _ router: Router, _ navigator: Navigator, _ book: Book) {
    let name = ["a", "b", "c"].randomElement(using: &dice) ?? "a"
    let segue = [Segue.push, .push, .sheet, .fullScreenCover].randomElement(using: &dice) ?? .push
    switch Int.random(in: 0..<18, using: &dice) {
    case 0...3: router.show(book.route(segue, name))
    case 4: router.show(book.route(segue, name), at: .onTop)
    case 5: router.show(book.route(segue, name), at: .after(name))
    case 6: router.showScreens([book.route(segue, name), book.route(.push, "c")])
    case 7: router.replaceScreen(by: book.route(segue, name))
    case 8: router.dismissScreen()
    case 9: router.dismissScreen(named: name)
    case 10: router.dismissScreens(count: Int.random(in: -1..<4, using: &dice))
    case 11: router.dismissLayer()
    case 12: router.dismissPushStack()
    case 13: router.popToScreen(named: name)
    case 14: navigator.select(Bool.random(using: &dice) ? "one" : "two")
    case 15: router.queueScreens([book.route(segue, name)])
    case 16: router.showNextScreenOrDismissLayer()
    default: showModal(&dice, router, book)
    }
  }

  private func showModal(_ dice: inout SeededGenerator, _ router: Router, _ book: Book) {
    guard Bool.random(using: &dice) else { return router.dismissModals(count: 1) }
    book.shown += 1
    let number = book.shown
    router.showModal(name: "m", onDismiss: { book.gone[number, default: 0] += 1 }) { _ in Text("modal") }
  }
}
