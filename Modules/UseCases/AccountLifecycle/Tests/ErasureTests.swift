import Entities
import Foundation
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

/// After an erasure nothing is left, not in the free pages of the file either.
@Suite(.timeLimit(.minutes(10))) struct ErasureTests {
  /// Texts in the author's data only, and in the other's only. An avatar that the author made and the other talks with
  /// belongs to both.
  private static let authors: Set = [
    "zanzibarword", "caravanserai", "Quillonname", "quillon@example.org", "palimpsestnote", "ossuarychat",
    "cartularyword", "vellumcard",
  ]
  private static let others: Set = ["kilimanword", "marginalnote", "belfrychat"]
  private static let shared: Set = ["Vespertinename", "umbragesoul"]
  private static let secrets = authors.union(others).union(shared)

  /// A home with the profile in use, which made an avatar, another profile that talks with it, and a copy of
  /// everything.
  private func fill(_ directory: String) async throws {
    let stores = try Stores.open(directory: directory)
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    let author = UserProfile(
      id: UserProfile.ID(at: time), name: "Quillonname", email: "quillon@example.org", created: time)
    let other = UserProfile(id: UserProfile.ID(at: time), created: time)
    for profile in [author, other] { try await stores.profiles.save(profile) }
    let avatar = Avatar(
      id: Avatar.ID(at: time), name: "Vespertinename", character: .cat, action: .relaxing, location: .park,
      author: author.id, created: time)
    for personality in ["cartularyword", "umbragesoul"] {
      let details = CharacterDetails(avatar, CharacterDefinition(personality: personality))
      try await stores.avatars.save(CharacterChange(details, card: Array("vellumcard".utf8), at: time))
    }
    try await write(
      ("zanzibarword", "palimpsestnote", "ossuarychat"), of: author.id, with: avatar.id, in: stores, at: time)
    try await write(("kilimanword", "marginalnote", "belfrychat"), of: other.id, with: avatar.id, in: stores, at: time)
    try await stores.profiles.setCurrentProfile(author.id)
    _ = try await stores.backUp()
    await stores.close()
  }

  /// Fifty messages, and for the author a reply that grew, and was then replaced.
  private func write(
    _ words: (text: String, note: String, title: String), of profile: UserProfile.ID, with avatar: Avatar.ID,
    in stores: Stores, at time: Timestamp
  ) async throws {
    try await stores.notes.setNote(words.note, named: "draft", of: profile)
    let chat = Conversation(
      id: Conversation.ID(at: time), profile: profile, avatar: avatar, title: words.title, created: time,
      updated: time)
    try await stores.chats.create(chat)
    func add(_ text: String, _ role: Message.Role, _ state: Message.State) async throws -> Message.ID {
      let id = Message.ID(at: time)
      try await stores.chats.append(
        Message(id: id, chat: chat.id, parent: nil, role: role, text: text, state: state, created: time))
      return id
    }
    for number in 0..<50 { _ = try await add("\(words.text) \(number)", .user, .complete) }
    guard words.text == "zanzibarword" else { return }
    let reply = try await add("", .assistant, .streaming)
    for size in 1..<40 {
      try await stores.chats.update(reply, text: String(repeating: "caravanserai ", count: 50 * size))
    }
    try await stores.chats.finish(reply, text: "short", state: .complete)
  }

  /// The secrets that occur in some file of the folder.
  private func found(in directory: String) throws -> Set<String> {
    var found: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
      let url = URL(fileURLWithPath: directory + "/" + name)
      guard let data = try? Data(contentsOf: url) else { continue }
      for secret in Self.secrets where data.range(of: Data(secret.utf8)) != nil { found.insert(secret) }
    }
    return found
  }

  private func registry(_ stores: Stores, _ profiles: any ProfileStore) -> ProfileRegistry {
    var dependencies = ProfileDependencies(stores, profiles: profiles).erasing(stores)
    dependencies.settle = { try await stores.settle() }
    return ProfileRegistry(dependencies)
  }

  private func isErased(_ directory: String) throws {
    #expect(try found(in: directory) == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(!names.contains { $0.contains("copy") || $0.contains("backup") })
  }

  @Test func nothingIsLeft() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      // The search finds what is there; a replaced text is already gone.
      #expect(try found(in: directory) == Self.secrets.subtracting(["caravanserai"]))
      let stores = try Stores.open(directory: directory)
      let registry = registry(stores, stores.profiles)
      try await registry.eraseEverything()
      #expect(try await registry.currentProfile() == nil)
      #expect(try await stores.profiles.profiles() == [])
      // Also while the program is still running.
      try isErased(directory)
      // The program goes on: it can make a new profile.
      _ = try await registry.ensureProfile()
      #expect(try await stores.profiles.profiles().count == 1)
      await stores.close()
      try isErased(directory)
    }
  }

  /// Bytes that a reader keeps would stay: the erasure fails with that reason, and nothing is half done.
  @Test func aReaderOfTheFileStopsTheErasureBeforeItBegins() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      let stores = try Stores.open(directory: directory)
      let before = try found(in: directory)
      var dependencies = ProfileDependencies(stores).erasing(stores)
      dependencies.settle = { throw StorageError.busy(path: "somewhere") }
      let registry = ProfileRegistry(dependencies)
      await #expect(throws: StorageError.busy(path: "somewhere")) { try await registry.eraseEverything() }
      #expect(try await stores.profiles.profiles().count == 2)
      #expect(try await stores.profiles.unfinishedDeletions().isEmpty)
      #expect(try found(in: directory) == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).contains { $0.contains("copy") })
      await stores.close()
    }
  }

  /// One profile is deleted and another stays: no byte is left, not in the index and not of earlier forms of a reply.
  @Test func whatOneDeletesIsInNoFile() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      let stores = try Stores.open(directory: directory)
      let registry = registry(stores, stores.profiles)
      try await registry.deleteAccount(copies: .deleted)
      #expect(try await stores.profiles.profiles().count == 1)
      #expect(try found(in: directory) == Self.others.union(Self.shared))
      #expect(try await stores.chats.search("kilimanword", of: stores.profiles.profiles()[0].id, limit: 99).count == 50)
      // The deletion of the last profile leaves nothing at all.
      try await registry.deleteProfile(stores.profiles.profiles()[0].id, copies: .kept)
      #expect(try found(in: directory) == [])
      await stores.close()
      try isErased(directory)
    }
  }

  @Test func theCopiesStayWhereTheyAreWanted() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      let stores = try Stores.open(directory: directory)
      try await registry(stores, stores.profiles).deleteAccount(copies: .kept)
      #expect(try await stores.profiles.profiles().count == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).contains { $0.contains("copy") })
      await stores.close()
    }
  }

  /// A deletion that continues at the next start deletes no more than the user agreed to.
  @Test func whatGoesOnLaterLeavesTheCopiesToo() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      let stores = try Stores.open(directory: directory)
      for profile in try await stores.profiles.profiles() { try await stores.profiles.beginDeletion(of: profile.id) }
      try await registry(stores, stores.profiles).finishDeletions()
      #expect(try await stores.profiles.unfinishedDeletions().isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).contains { $0.contains("copy") })
      await stores.close()
    }
  }

  /// The same for one of two profiles.
  @Test(arguments: ProfilePart.allCases) func aKillInTheMiddleOfOne(part: ProfilePart) async throws {
    try await withDirectory { directory in
      try await fill(directory)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          part = part.rawValue as String, directory = directory as String
        ] in
        let stores = try Stores.open(directory: directory)
        let store = WatchedProfileStore(stores.profiles) { if $0 == part { kill(getpid(), SIGKILL) } }
        let registry = ProfileRegistry(ProfileDependencies(stores, profiles: store).erasing(stores))
        try await registry.deleteAccount(copies: .deleted)
      }
      let stores = try Stores.open(directory: directory)
      try await registry(stores, stores.profiles).finishDeletions()
      await stores.close()
      #expect(try found(in: directory) == Self.others.union(Self.shared))
    }
  }

  /// The program is killed in each part; the next start finishes it.
  @Test(arguments: ProfilePart.allCases) func aKillInTheMiddle(part: ProfilePart) async throws {
    try await withDirectory { directory in
      try await fill(directory)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          part = part.rawValue as String, directory = directory as String
        ] in
        let stores = try Stores.open(directory: directory)
        let store = WatchedProfileStore(stores.profiles) { if $0 == part { kill(getpid(), SIGKILL) } }
        let registry = ProfileRegistry(ProfileDependencies(stores, profiles: store).erasing(stores))
        try await registry.eraseEverything()
      }
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.profiles.profiles() == [])
      try await registry(stores, stores.profiles).finishDeletions()
      await stores.close()
      try isErased(directory)
    }
  }
}
