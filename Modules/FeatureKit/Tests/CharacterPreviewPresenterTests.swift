import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import Testing

@MainActor struct CharacterPreviewPresenterTests {
  /// The characters that can be read.
  @MainActor private final class Shelf {
    var characters: [CharacterDetails] = []
    var error: (any Error)?
    let gate = Gate()
  }

  private let shelf = Shelf()
  private let presenter: CharacterPreviewPresenter
  private let zed = CharacterDetails(
    Avatar(
      id: Avatar.ID(high: 1, low: 1), name: "Zed", character: .alien, action: .eating, location: .space,
      created: Timestamp(milliseconds: 0)))

  init() {
    shelf.characters = [zed]
    presenter = CharacterPreviewPresenter { [shelf] id in
      await shelf.gate.pass()
      if let error = shelf.error { throw error }
      return shelf.characters.first { $0.avatar.id == id }
    }
  }

  @Test func `The first one is read without a rest`() async {
    #expect(presenter.phase == .nothing && presenter.rest == 0)
    await presenter.show(zed.avatar.id)
    #expect(presenter.phase == .content(zed) && presenter.rest == CharacterPreviewPresenter.rest)
    presenter.clear()
    #expect(presenter.phase == .nothing && presenter.rest == 0)
  }

  @Test func `One that is gone, or cannot be read, is not shown`() async {
    await presenter.show(Avatar.ID(high: 1, low: 2))
    #expect(presenter.phase == .nothing)
    shelf.error = OutOfReach()
    await presenter.show(zed.avatar.id)
    #expect(presenter.phase == .failed(LocalizedText(explaining: OutOfReach())))
  }

  @Test func `A selection that has moved on changes nothing`() async {
    shelf.gate.close()
    let reading = Task { await presenter.show(zed.avatar.id) }
    while shelf.gate.arrivals == 0 { await Task.yield() }
    reading.cancel()
    shelf.gate.open()
    await reading.value
    #expect(presenter.phase == .nothing)
  }
}
