import TerminalTesting
import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import Testing

@testable import Explore

@MainActor struct AvatarListTests {
  private let list = AvatarList()
  private let gate = Gate(isOpen: false)

  /// A fetch that waits at the gate, and then checks whether it was cancelled.
  private func fetch() async throws -> [Avatar] {
    await gate.pass()
    try Task.checkCancellation()
    return Avatar.samples
  }

  /// Lets other tasks run until the given number of fetches wait at the gate.
  private func arrivals(_ count: Int) async {
    while gate.arrivals < count { await Task.yield() }
  }

  @Test func aSecondTaskDoesNotFetchAgain() async {
    let first = Task { await list.load(fetch) }
    await arrivals(1)
    await list.load {
      Issue.record("fetched twice"); return []
    }
    gate.open()
    await first.value
    #expect(list.state == .loaded(Avatar.samples))
  }

  @Test func aScreenThatLeavesEndsItsLoad() async {
    let visit = Task { await list.load(fetch) }
    await arrivals(1)
    visit.cancel()
    gate.open()
    await visit.value
    #expect(list.state == .loading)
    #expect(list.failure == nil)
  }

  @Test func aScreenThatCameBackLoadsAnewAtOnce() async {
    let visit = Task { await list.load(fetch) }
    await arrivals(1)
    visit.cancel()
    // The first attempt still waits at the gate; the second one does not wait for it.
    await list.load { [.ada] }
    #expect(list.state == .loaded([.ada]))
    gate.open()
    await visit.value
    #expect(list.state == .loaded([.ada]))
  }

  @Test func whatHadNoContentIsLoadedAgain() async {
    await list.load { [] }
    #expect(list.state == .loaded([]))
    await list.load { [.rex] }
    #expect(list.avatars == [.rex])
  }

  @Test func onlyAFailureIsTriedAgain() async {
    list.tryAgain()
    #expect(list.attempt == 0)
    await list.load { throw OutOfReach() }
    list.tryAgain()
    #expect(list.attempt == 1)
    #expect(list.state == .loading)
  }
}

extension AvatarList {
  /// Loads without recording events.
  fileprivate func load(_ fetch: @escaping @MainActor () async throws -> [Avatar]) async {
    await load(EventFamily("Test", "Load"), log: { _ in }, fetch)
  }
}
