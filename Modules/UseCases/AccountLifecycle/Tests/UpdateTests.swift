import Entities
import Storage
import Testing

@testable import AccountLifecycle

@Suite(.timeLimit(.minutes(10))) struct UpdateTests {
  @Test func theFirstValueIsWhatIsNow() async throws {
    let registry = Registry()
    var early = registry.profileUpdates.makeAsyncIterator()
    #expect(await early.next() == .some(nil))
    let profile = try await registry.ensureProfile()
    var late = registry.profileUpdates.makeAsyncIterator()
    #expect(await late.next() == profile)
    #expect(await early.next() == profile)
  }

  @Test func everyListenerHearsOfEveryChange() async throws {
    let registry = Registry()
    var (one, two) = (registry.profileUpdates.makeAsyncIterator(), registry.profileUpdates.makeAsyncIterator())
    #expect(await one.next() == .some(nil))
    #expect(await two.next() == .some(nil))
    let profile = try await registry.ensureProfile()
    #expect(await one.next() == profile)
    #expect(await two.next() == profile)
    try await registry.completeOnboarding(color: .red)
    #expect(await one.next()??.color == .red)
    #expect(await two.next()??.didCompleteOnboarding == true)
    try await registry.signOut()
    #expect(await one.next() == .some(nil))
    try await registry.completeOnboarding(color: .blue)
    // A slow reader gets the newest value.
    #expect(await two.next()??.color == .blue)
    try await registry.deleteAccount()
    #expect(await two.next() == .some(nil))
  }

  @Test func aChangeBeforeTheFirstReadingIsNotMissed() async throws {
    let registry = Registry()
    var updates = registry.profileUpdates.makeAsyncIterator()
    let profile = try await registry.ensureProfile()
    #expect(await updates.next() == profile)
    try await registry.signOut()
    #expect(await updates.next() == .some(nil))
  }

  @Test func aFailedChangeIsNotNotified() async throws {
    let registry = Registry()
    let profile = try await registry.ensureProfile()
    var updates = registry.profileUpdates.makeAsyncIterator()
    #expect(await updates.next() == profile)
    registry.store.fail("save", with: .full(path: "/disk"))
    await #expect(throws: StorageError.full(path: "/disk")) { try await registry.completeOnboarding(color: .red) }
    registry.store.fail("set", with: .full(path: "/disk"))
    await #expect(throws: StorageError.full(path: "/disk")) { try await registry.signOut() }
    registry.store.fail("save", with: nil)
    try await registry.completeOnboarding(color: .green)
    #expect(await updates.next()??.color == .green)
  }

  @Test func aStoreThatCannotBeReadGivesItsFirstValueLater() async throws {
    let registry = Registry()
    _ = try await registry.ensureProfile()
    var updates = registry.profileUpdates.makeAsyncIterator()
    registry.store.fail("current", with: .busy(path: "/disk"))
    async let first = updates.next()
    try await registry.signOut()
    #expect(await first == .some(nil))
  }

  @Test func aReaderThatIsCancelledEnds() async throws {
    let registry = Registry()
    let reader = Task { [updates = registry.profileUpdates] in
      var count = 0
      for await _ in updates { count += 1 }
      return count
    }
    reader.cancel()
    #expect(await reader.value <= 1)
    _ = try await registry.ensureProfile()
  }
}
