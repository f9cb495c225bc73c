import FeatureKit
import TerminalTesting
import Testing

@MainActor struct DraftKeeperTests {
  @MainActor private final class Store {
    var kept: String?
    var writes: [String?] = []
    var isBroken = false
    let gate = Gate()
  }

  private struct Broken: Error {}

  private let store = Store()
  private let keeper = DraftKeeper<String>()

  private func load() async -> String? {
    await keeper.load { [store] in
      store.kept
    } storingWith: { [store] draft in
      await store.gate.pass()
      store.writes.append(draft)
      if store.isBroken { throw Broken() }
      store.kept = draft
    }
  }

  private func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  @Test func whatWasKeptIsFoundOnce() async {
    store.kept = "Old"
    #expect(await load() == "Old")
    #expect(await load() == nil)
    await settle()
    #expect(store.writes.isEmpty)
  }

  @Test func whatWasTypedMeanwhileIsNewer() async {
    store.kept = "Old"
    keeper.keep("New")
    #expect(await load() == nil)
    await settle()
    #expect(store.kept == "New")
  }

  @Test func oneWriteAtATimeAndTheNewestWins() async {
    _ = await load()
    store.gate.close()
    for text in ["a", "ab", "abc"] {
      keeper.keep(text)
      await settle()
    }
    store.gate.open()
    await settle()
    #expect(store.writes == ["a", "abc"])
  }

  @Test func whatIsForgottenIsGoneWhenThatReturns() async {
    _ = await load()
    keeper.keep("a")
    await keeper.forget()
    #expect(store.kept == nil)
  }

  @Test func aFailureIsTriedAgainWithTheNextChange() async {
    _ = await load()
    store.isBroken = true
    keeper.keep("a")
    await settle()
    #expect(store.writes == ["a"])
    store.isBroken = false
    keeper.keep("ab")
    await settle()
    #expect(store.kept == "ab")
  }

  /// Another keeper of the same draft has stored it.
  @Test func whatIsAdoptedIsNotWrittenAgain() async {
    _ = await load()
    keeper.keep("Old")
    await settle()
    keeper.adopt("New")
    keeper.keep("New")
    await settle()
    #expect(store.writes == ["Old"])
    keeper.keep(nil)
    await settle()
    #expect(store.writes == ["Old", nil])
  }
}
