import FeatureKit
import TerminalTesting
import Testing

@MainActor struct DraftAutosaverTests {
  @MainActor private final class Store {
    var kept: String?
    var writes: [String?] = []
    var isBroken = false
    let gate = Gate()
  }

  private struct Broken: Error {}

  private let store = Store()
  private let autosaver = DraftAutosaver<String>()

  private func load() async -> String? {
    await autosaver.load { [store] in
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

  @Test func aSavedDraftIsFoundOnce() async {
    store.kept = "Old"
    #expect(await load() == "Old")
    #expect(await load() == nil)
    await settle()
    #expect(store.writes.isEmpty)
  }

  @Test func whatWasTypedMeanwhileIsNewer() async {
    store.kept = "Old"
    autosaver.save("New")
    #expect(await load() == nil)
    await settle()
    #expect(store.kept == "New")
  }

  @Test func oneWriteAtATimeAndTheNewestWins() async {
    _ = await load()
    store.gate.close()
    for text in ["a", "ab", "abc"] {
      autosaver.save(text)
      await settle()
    }
    store.gate.open()
    await settle()
    #expect(store.writes == ["a", "abc"])
  }

  /// What was stored before does not come back: the chat of the draft is gone.
  @Test func afterAStopNothingIsWritten() async {
    store.kept = "Old"
    _ = await load()
    store.gate.close()
    autosaver.save("New")
    await settle()
    autosaver.stop()
    store.gate.open()
    await settle()
    #expect(store.writes == ["New"])
    autosaver.save("Newer")
    await settle()
    #expect(store.kept == "Newer")
  }

  @Test func whatIsForgottenIsGoneWhenThatReturns() async {
    _ = await load()
    autosaver.save("a")
    await autosaver.forget()
    #expect(store.kept == nil)
  }

  @Test func aFailureIsTriedAgainWithTheNextChange() async {
    _ = await load()
    store.isBroken = true
    autosaver.save("a")
    await settle()
    #expect(store.writes == ["a"])
    store.isBroken = false
    autosaver.save("ab")
    await settle()
    #expect(store.kept == "ab")
  }

  /// Another autosaver of the same draft has stored it.
  @Test func whatIsAdoptedIsNotWrittenAgain() async {
    _ = await load()
    autosaver.save("Old")
    await settle()
    autosaver.adopt("New")
    autosaver.save("New")
    await settle()
    #expect(store.writes == ["Old"])
    autosaver.save(nil)
    await settle()
    #expect(store.writes == ["Old", nil])
  }
}
