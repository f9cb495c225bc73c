import Entities
import Foundation
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

/// Erased means that nothing is left, not in the free pages of the file either.
@Suite(.timeLimit(.minutes(1))) struct ErasureTests {
  private static let secrets = [
    "zanzibarword", "Quillonname", "quillon@example.org", "Vespertinename", "umbragesoul", "palimpsestnote",
    "ossuarychat",
  ]

  private func fill(_ directory: String) async throws {
    let stores = try Stores.open(directory: directory)
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    let author = UserProfile(
      id: UserProfile.ID(at: time), name: "Quillonname", email: "quillon@example.org", created: time)
    let other = UserProfile(id: UserProfile.ID(at: time), created: time)
    for profile in [author, other] { try await stores.profiles.save(profile) }
    let avatar = Avatar(
      id: Avatar.ID(at: time), name: "Vespertinename", character: .cat, action: .relaxing, location: .park,
      personality: "umbragesoul", author: author.id, created: time)
    try await stores.avatars.save(avatar)
    for profile in [author, other] {
      try await stores.notes.setNote("palimpsestnote", named: "draft", of: profile.id)
      let chat = Conversation(
        id: Conversation.ID(at: time), profile: profile.id, avatar: avatar.id, title: "ossuarychat", created: time,
        updated: time)
      try await stores.chats.create(chat)
      for number in 0..<50 {
        try await stores.chats.append(
          Message(
            id: Message.ID(at: time), chat: chat.id, parent: nil, role: .user, text: "zanzibarword \(number)",
            created: time))
      }
    }
    try await stores.profiles.setCurrentProfile(author.id)
    _ = try await stores.backUp()
    await stores.close()
  }

  /// Which secrets stand in some file of the folder.
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
    ProfileRegistry(
      profiles: RunProfiles(profiles), records: stores.records, now: { Timestamp(milliseconds: 1) },
      clearAside: { await stores.deleteCopies() },
      sweep: { try await stores.sweep() })
  }

  private func isErased(_ directory: String) throws {
    #expect(try found(in: directory) == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(!names.contains { $0.contains("copy") || $0.contains("backup") })
  }

  @Test func nothingIsLeft() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      // What is looked for can be found.
      #expect(try found(in: directory) == Set(Self.secrets))
      let stores = try Stores.open(directory: directory)
      let registry = registry(stores, stores.profiles)
      try await registry.eraseEverything()
      #expect(try await registry.currentProfile() == nil)
      #expect(try await stores.profiles.profiles() == [])
      // Also while the program goes on.
      try isErased(directory)
      // And it does: there is room for somebody new.
      _ = try await registry.ensureProfile()
      #expect(try await stores.profiles.profiles().count == 1)
      await stores.close()
      try isErased(directory)
    }
  }

  @Test func whatOneProfileDeletesLeavesTheCopies() async throws {
    try await withDirectory { directory in
      try await fill(directory)
      let stores = try Stores.open(directory: directory)
      try await registry(stores, stores.profiles).deleteAccount()
      #expect(try await stores.profiles.profiles().count == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).contains { $0.contains("copy") })
      await stores.close()
    }
  }

  /// A deletion that goes on at the next start takes no more than what was agreed to.
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

  #if os(Linux)
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
        let registry = ProfileRegistry(
          profiles: RunProfiles(store), records: stores.records, now: { Timestamp(milliseconds: 1) },
          clearAside: { await stores.deleteCopies() }, sweep: { try await stores.sweep() })
        try await registry.eraseEverything()
      }
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.profiles.profiles() == [])
      try await registry(stores, stores.profiles).finishDeletions()
      await stores.close()
      try isErased(directory)
    }
  }
  #endif
}
