import Entities
import Foundation
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

@Suite(.timeLimit(.minutes(10))) struct DeletionTests {
  /// The store fails at each step in turn. The next start finishes the deletion.
  @Test(arguments: ["mark"] + ProfilePart.allCases.map(\.rawValue))
  func whatFailedGoesOnAtTheNextStart(step: String) async throws {
    let registry = Registry()
    let profile = try await registry.ensureProfile()
    let stays = UserProfile(id: UserProfile.ID(high: 5, low: 5), name: "Ada", created: Timestamp(milliseconds: 1))
    try await registry.stores.profiles.save(stays)
    registry.store.fail(step, with: .busy(path: "/disk"))
    await #expect(throws: StorageError.busy(path: "/disk")) { try await registry.deleteAccount() }
    // Before the mark nothing has happened; after it the profile is invisible.
    #expect(try await registry.currentProfile() == (step == "mark" ? profile : nil))
    #expect(try await registry.profiles() == (step == "mark" ? [stays, profile] : [stays]))

    let next = Registry(registry.stores)
    try await next.profileRegistry.finishDeletions()
    if step == "mark" { try await next.deleteAccount() }
    #expect(try await next.profiles() == [stays])
    #expect(try await next.stores.profiles.unfinishedDeletions().isEmpty)
    // The same call again is no failure.
    try await next.deleteProfile(profile.id)
    try await next.deleteAccount()
    #expect(try await next.profiles() == [stays])
  }

  /// A disk that is full at the first start: unreadable data is no unfinished deletion.
  @Test func whatCannotBeReadIsNoUnfinishedDeletion() async throws {
    let registry = Registry()
    let profile = try await registry.ensureProfile()
    registry.store.fail("unfinished", with: .full(path: "/disk"))
    try await registry.profileRegistry.finishDeletions()
    // A known deletion that cannot continue is reported.
    registry.store.fail("unfinished", with: nil)
    try await registry.stores.profiles.beginDeletion(of: profile.id)
    registry.store.fail(ProfilePart.chats.rawValue, with: .full(path: "/disk"))
    await #expect(throws: StorageError.full(path: "/disk")) { try await registry.profileRegistry.finishDeletions() }
  }

  /// The reference app's defect 14.
  @Test func theStepsAreInTheirOrder() async throws {
    let order = Mutex<[String]>([])
    let stores = Stores.inMemory()
    let watched = Mutex<WatchedProfileStore?>(nil)
    let registry = Registry(stores) { _ in
      let before = watched.withLock { $0?.calls ?? [] }
      order.withLock { $0 = before.suffix(1) + ["work"] }
    } afterUse: { _ in
      order.withLock { $0 += ["leave"] }
    }
    watched.withLock { $0 = registry.store }
    _ = try await registry.ensureProfile()
    try await registry.deleteAccount()
    // Nothing new can begin between the mark and the end of the running work.
    #expect(order.withLock(\.self) == ["mark", "work", "leave"])
    #expect(
      registry.store.calls.suffix(ProfilePart.allCases.count + 1) == ["mark"] + ProfilePart.allCases.map(\.rawValue))
    #expect(DeletionStep.allCases.first == .mark && DeletionStep.allCases.last == .part(.profile))
  }

  /// A log that cannot be deleted, or a disk too full for a sweep: the mark stays, and the deletion is tried again
  /// later.
  @Test(arguments: ["sweep", "traces"]) func whatIsBesideTheProfileGoesBeforeItsMark(failing: String) async throws {
    struct Refused: Error {}
    let refuses = Mutex(true)
    let done = Mutex<[String]>([])
    @Sendable func take(_ name: String) throws {
      if name == failing, refuses.withLock(\.self) { throw Refused() }
      done.withLock { $0.append(name) }
    }
    let registry = Registry(sweep: { try take("sweep") }, clearTraces: { try take("traces") })
    let profile = try await registry.ensureProfile()
    await #expect(throws: Refused.self) { try await registry.deleteAccount() }
    #expect(try await registry.currentProfile() == nil)
    #expect(try await registry.stores.profiles.unfinishedDeletions() == [profile.id])
    refuses.withLock { $0 = false }
    try await registry.profileRegistry.finishDeletions()
    #expect(done.withLock { $0.suffix(2) } == ["sweep", "traces"])
    #expect(try await registry.stores.profiles.unfinishedDeletions().isEmpty)
  }

  /// The deleted bytes are cleared where another profile stays too, without rewriting its file.
  @Test func aSweepIsForTheLast() async throws {
    let sweeps = Mutex(0)
    let registry = Registry(sweep: { sweeps.withLock { $0 += 1 } })
    let first = try await registry.ensureProfile()
    let ada = try await registry.createProfile(name: "Ada", color: .red)
    try await registry.deleteProfile(ada.id)
    #expect(sweeps.withLock(\.self) == 0)
    try await registry.deleteProfile(first.id)
    #expect(sweeps.withLock(\.self) == 1)
  }

  @Test func aStartWithoutAnythingToFinishWritesNothing() async throws {
    let registry = Registry()
    _ = try await registry.ensureProfile()
    let calls = registry.store.calls
    try await registry.profileRegistry.finishDeletions()
    #expect(registry.store.calls == calls)
  }

  @Test func whatAnotherProgramDeletedIsDeleted() async throws {
    let registry = Registry()
    _ = try await registry.ensureProfile()
    registry.store.fail("mark", with: .missing(LocalizedText(untranslated: "It is gone.")))
    try await registry.deleteAccount()
  }

  /// A real `kill -9` after each step, and the next start.
  @Test(arguments: 0..<DeletionStep.allCases.count) func aKillAfterEachStep(number: Int) async throws {
    try await withDirectory { directory in
      let (gone, stays) = try await fill(directory)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          number = number as Int, directory = directory as String, gone = gone.description as String
        ] in
        let stores = try Stores.open(directory: directory)
        let id = try #require(UserProfile.ID(gone))
        for step in DeletionStep.allCases.prefix(number + 1) {
          try await step.run(on: stores.profiles, of: id, ending: { _ in }, leaving: { _ in })
        }
        kill(getpid(), SIGKILL)
      }
      try await isGone(gone, not: stays, in: directory)
    }
  }

  /// The program is killed while the registry is working: inside a step, or between two.
  @Test(arguments: ProfilePart.allCases) func aKillInTheMiddle(part: ProfilePart) async throws {
    try await withDirectory { directory in
      let (gone, stays) = try await fill(directory)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          part = part.rawValue as String, directory = directory as String
        ] in
        let stores = try Stores.open(directory: directory)
        let store = WatchedProfileStore(stores.profiles) { if $0 == part { kill(getpid(), SIGKILL) } }
        let registry = ProfileRegistry(ProfileDependencies(stores, profiles: store))
        try await registry.deleteAccount(copies: .kept)
      }
      try await isGone(gone, not: stays, in: directory)
    }
  }

  /// The next start: nothing of the deleted profile is left, and everything of the other.
  private func isGone(_ gone: UserProfile.ID, not stays: UserProfile.ID, in directory: String) async throws {
    let stores = try Stores.open(directory: directory)
    let left = Mutex<[UserProfile.ID]>([])
    let registry = Registry(stores) { _ in
    } afterUse: { id in
      left.withLock { $0.append(id) }
    }
    // The profile is invisible, however far the deletion has come.
    #expect(try await registry.profiles().map(\.id) == [stays])
    let isUnfinished = try await !stores.profiles.unfinishedDeletions().isEmpty
    try await registry.profileRegistry.finishDeletions()
    // Its timer is removed too, whether or not it was removed before; and no other timer.
    #expect(left.withLock(\.self) == (isUnfinished ? [gone] : []))
    #expect(try await registry.profiles().map(\.id) == [stays])
    #expect(try await stores.profiles.unfinishedDeletions().isEmpty)
    #expect(try await stores.profiles.contents(of: gone) == ProfileContents())
    #expect(try await stores.chats.search("hello", of: stays, limit: 9).map(\.message.text) == ["hello there"])
    #expect(try await stores.chats.search("secret", of: gone, limit: 9).isEmpty)
    await #expect(throws: StorageError.self) { try await stores.records.records(of: gone) { _ in } }
    #expect(try await stores.notes.note("draft", of: gone) == nil)
    #expect(try await stores.notes.note("draft", of: stays) == "kept")
    await stores.close()
  }

  private func fill(_ directory: String) async throws -> (gone: UserProfile.ID, stays: UserProfile.ID) {
    let stores = try Stores.open(directory: directory)
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    var made: [UserProfile.ID] = []
    for text in ["secret words", "hello there"] {
      let profile = UserProfile(id: UserProfile.ID(at: time), created: time)
      try await stores.profiles.save(profile)
      try await stores.notes.setNote("kept", named: "draft", of: profile.id)
      let chat = Conversation(
        id: Conversation.ID(at: time), profile: profile.id, avatar: Avatar.ID(at: time), created: time, updated: time)
      try await stores.chats.create(chat)
      try await stores.chats.append(
        Message(id: Message.ID(at: time), chat: chat.id, parent: nil, role: .user, text: text, created: time))
      made.append(profile.id)
    }
    try await stores.profiles.setCurrentProfile(made[0])
    await stores.close()
    return (made[0], made[1])
  }
}
