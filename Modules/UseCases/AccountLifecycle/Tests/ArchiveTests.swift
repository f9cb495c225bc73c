import RandomTesting
import Entities
import Foundation
import ProfileArchives
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

@Suite(.timeLimit(.minutes(10))) struct ArchiveTests {
  private let taking: @Sendable (ImportedSettings) async -> Bool = { _ in true }

  /// Export, import into an empty store, export: the same bytes.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func theSameBytesComeBack(seed: UInt64) async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let one = Registry(try Stores.open(directory: directory + "/one"))
      let profile = try await one.fill(seed: seed)
      let contents = try await one.exportProfile(nil, to: directory + "/first", replacing: false) { _ in }.contents
      #expect(try await contents == one.profileContents(), "seed \(seed)")
      for stores in [Stores.inMemory(), try Stores.open(directory: directory + "/two")] {
        let two = Registry(stores)
        let summary = try await two.importProfile(from: directory + "/first", importingSettings: taking) { _ in }
        #expect(summary.isNewProfile && summary.messages.added == contents.messages)
        // No profile was in use there.
        #expect(try await two.currentProfile() == one.currentProfile() && summary.isInUse)
        _ = try await two.exportProfile(profile, to: directory + "/second", replacing: true) { _ in }
        #expect(try file(directory + "/second") == file(directory + "/first"), "seed \(seed)")
        // Importing again changes nothing, and does not switch profiles.
        let again = try await two.importProfile(from: directory + "/first", importingSettings: taking) { _ in }
        #expect(!again.isNewProfile && again.messages.added == 0 && again.messages.present == contents.messages)
        _ = try await two.exportProfile(profile, to: directory + "/second", replacing: true) { _ in }
        #expect(try file(directory + "/second") == file(directory + "/first"), "seed \(seed)")
      }
    }
  }

  /// The names are distinct, so each profile can be chosen by its name.
  @Test func aNameThatIsTakenGetsANumber() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let (one, two) = (Registry(), Registry())
      let ada = try await one.createProfile(name: "Ada", color: .mint)
      _ = try await one.exportProfile(ada.id, to: directory + "/file", replacing: false) { _ in }
      _ = try await two.createProfile(name: "ADA", color: nil)
      _ = try await two.createProfile(name: "Ada 2", color: nil)
      for isNew in [true, false] {
        let summary = try await two.importProfile(from: directory + "/file", importingSettings: taking) { _ in }
        #expect(summary.profile?.name == "Ada 3" && summary.profile?.id == ada.id && summary.isNewProfile == isNew)
      }
      #expect(try await two.profile(named: "ada").name == "ADA")
      #expect(try await two.profile(named: "Ada 3").id == ada.id)
    }
  }

  /// The profile in use stays in use, and the summary says so.
  @Test func anImportTellsWhetherItIsInUse() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let (one, two) = (Registry(), Registry())
      let ada = try await one.createProfile(name: "Ada", color: .mint)
      _ = try await one.exportProfile(ada.id, to: directory + "/file", replacing: false) { _ in }
      let other = try await two.ensureProfile()
      #expect(try await !two.importProfile(from: directory + "/file", importingSettings: taking) { _ in }.isInUse)
      #expect(try await two.currentProfile() == other)
      try await two.switchProfile(to: ada.id)
      #expect(try await two.importProfile(from: directory + "/file", importingSettings: taking) { _ in }.isInUse)
      try await two.signOut()
      #expect(try await two.importProfile(from: directory + "/file", importingSettings: taking) { _ in }.isInUse)
      #expect(try await two.currentProfile()?.id == ada.id)
      #expect(try await Registry(two.stores).currentProfile()?.id == ada.id)
    }
  }

  /// A permission given on one machine does not apply on another, also if another program wrote the file.
  @Test func whatIsAboutThisMachineStaysHere() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let (one, two) = (Registry(), Registry())
      let ada = try await one.createProfile(name: "Ada", color: .mint)
      for name in ["permission", "place"] { try await one.stores.notes.setNote("yes", named: name, of: ada.id) }
      _ = try await one.exportProfile(ada.id, to: directory + "/file", replacing: false) { _ in }
      let text = String(decoding: try file(directory + "/file"), as: UTF8.self)
      #expect(text.contains(#""place""#) && !text.contains(#""permission""#))
      // A file written by hand, or by a program that did not know this.
      let other = text.replacingOccurrences(of: #""place""#, with: #""permission""#)
      try Data(other.utf8).write(to: URL(fileURLWithPath: directory + "/other"))
      let summary = try await two.importProfile(from: directory + "/other", importingSettings: taking) { _ in }
      #expect(summary.isNewProfile && summary.notes.added == 0)
      #expect(try await two.stores.notes.note("permission", of: ada.id) == nil)
    }
  }

  /// An invalid address in a profile does not prevent renaming it.
  @Test func aProfileWithAnInvalidAddressCanBeRenamed() async throws {
    let registry = Registry()
    var ada = try await registry.createProfile(name: "Ada", color: .mint)
    ada.email = "nobody"
    try await registry.stores.profiles.save(ada)
    try await registry.profileRegistry.renameProfile(ada.id, to: "Bo")
    #expect(try await registry.profile(named: "Bo").email == "nobody")
  }

  @Test func aNameWithANumberIsNotTooLong() {
    let long = String(repeating: "가", count: ProfileRegistry.longestName)
    #expect(ProfileRules.free(long, among: [long]) == String(long.dropLast(2)) + " 2")
    #expect(ProfileRules.free("Ada", among: ["Bo"]) == "Ada")
  }

  @Test func aBrokenFileChangesNothing() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let one = Registry()
      _ = try await one.fill(seed: 9)
      let path = directory + "/file"
      _ = try await one.exportProfile(nil, to: path, replacing: false) { _ in }
      let whole = try file(path)
      for share in 1...9 {
        try whole.prefix(whole.count * share / 10).write(to: URL(fileURLWithPath: path))
        let two = Registry(try Stores.open(directory: directory + "/two"))
        await #expect(throws: ArchiveFailure.self) {
          _ = try await two.importProfile(from: path, importingSettings: taking) { _ in }
        }
        #expect(try await two.profiles().isEmpty)
      }
    }
  }

  /// The file is valid, but not for this store: nothing of it is imported, and the error names the line.
  @Test func aLineOfAnotherProfileIsNamed() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let path = directory + "/file"
      let one = Registry()
      let profile = try await one.fill(seed: 2)
      _ = try await one.exportProfile(nil, to: path, replacing: false) { _ in }
      let thief = UserProfile.ID(high: 3, low: 3)
      let text = String(decoding: try file(path), as: UTF8.self).replacing("\(profile)", with: "\(thief)")
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let failure = await #expect(throws: ArchiveFailure.self) {
        _ = try await one.importProfile(from: path, importingSettings: taking) { _ in }
      }
      guard case .refused(let line, _)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(line > 2)
      #expect(try await one.profiles().map(\.id) == [profile])
    }
  }

  @Test func progressIsReported() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let (one, two) = (Registry(), Registry())
      let profile = try await one.ensureProfile()
      let chat = try await one.addChat(of: profile.id, messages: 2500)
      let steps = Mutex<[ArchiveProgress]>([])
      _ = try await one.exportProfile(nil, to: directory + "/file", replacing: false) { step in
        steps.withLock { $0.append(step) }
      }
      _ = try await two.importProfile(from: directory + "/file", importingSettings: taking) { step in
        steps.withLock { $0.append(step) }
      }
      let stages: [ArchiveProgress.Stage] = [.writing, .checking, .storing]
      #expect(
        steps.withLock(\.self) == stages.flatMap { stage in [1000, 2000].map { ArchiveProgress(stage, messages: $0) } })
      #expect(try await two.stores.chats.messages(of: chat, before: nil, limit: 1).messages.first?.text == "2499")
    }
  }

  @Test func withoutAProfileThereIsNothingToExport() async throws {
    let registry = Registry()
    await #expect(throws: ProfileFailure.noProfile) {
      _ = try await registry.exportProfile(nil, to: "/nowhere/file", replacing: false) { _ in }
    }
    await #expect(throws: ArchiveFailure.self) {
      _ = try await registry.importProfile(from: "/nowhere/file", importingSettings: taking) { _ in }
    }
  }

  @Test func aStoppedExportLeavesNothing() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let registry = Registry()
      let profile = try await registry.ensureProfile()
      _ = try await registry.addChat(of: profile.id, messages: 1500)
      let export = Task {
        try await registry.exportProfile(nil, to: directory + "/file", replacing: false) { _ in
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { _ = try await export.value }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)
    }
  }

  private func file(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
}

/// Runs a test with the name of a directory that does not exist yet, and deletes it afterwards.
func withDirectory(_ body: (String) async throws -> Void) async throws {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("aichat-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: directory) }
  try await body(directory.path)
}

extension Registry {
  /// A chat with one path of numbered messages.
  func addChat(of profile: UserProfile.ID, messages: Int) async throws -> Conversation.ID {
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    let chat = Conversation(
      id: Conversation.ID(at: time), profile: profile, avatar: Avatar.ID(at: time), created: time, updated: time)
    try await stores.chats.create(chat)
    var last: Message.ID?
    for number in 0..<messages {
      let message = Message(
        id: Message.ID(at: time), chat: chat.id, parent: last, role: .assistant, text: "\(number)", created: time)
      try await stores.chats.append(message)
      last = message.id
    }
    return chat.id
  }

  /// Makes the profile in use, with random content of every kind.
  func fill(seed: UInt64) async throws -> UserProfile.ID {
    var random = SeededGenerator(seed: seed)
    var clock: Int64 = 1_700_000_000_000
    func id<Entity>() -> Identifier<Entity> {
      clock += .random(in: 0...2000, using: &random)
      return Identifier(at: Timestamp(milliseconds: clock), using: &random)
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func picture() -> AvatarPicture {
      AvatarPicture(id: id(), file: signature + (0..<50).map { _ in .random(in: 0...255, using: &random) })
    }
    let words = ["fox", "바다낚시를", "\"", "\\", "\u{0}\u{1F}", "\u{2028}", "👩‍👩‍👧", "a\r\nb", "\u{202E}", "😀"]
    func text() -> String {
      (0..<Int.random(in: 0..<12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    var profile = UserProfile(id: id(), name: "지우 \(seed)", created: Timestamp(milliseconds: clock))
    profile.color = ProfileColor.allCases.randomElement(using: &random)
    profile.didCompleteOnboarding = .random(using: &random)
    if Bool.random(using: &random) {
      try await stores.profiles.save(profile, with: picture())
    } else {
      try await stores.profiles.save(profile)
    }
    try await stores.profiles.setCurrentProfile(profile.id)
    var avatars: [Avatar] = []
    for number in 0..<5 {
      let avatar = Avatar(
        id: id(), name: "A\(number)", character: .alien, action: .crying, location: .mall, tagline: text(),
        look: Avatar.looks.randomElement(using: &random), author: profile.id, created: Timestamp(milliseconds: clock))
      var details = CharacterDetails(avatar)
      for edit in 0..<3 {
        details.definition = CharacterDefinition(
          description: text(), personality: text(), greeting: text(), alternateGreetings: [text(), text()],
          tags: [text()], talkativeness: .random(in: 0...1, using: &random), lorebook: text())
        let time = Timestamp(milliseconds: clock + Int64(edit))
        try await stores.avatars.save(
          CharacterChange(details, with: picture(), card: Array(text().utf8), at: time, as: id()))
      }
      if Bool.random(using: &random) { try await stores.avatars.deleteAvatar(avatar.id) }
      avatars.append(avatar)
    }
    for name in ["saving-offer", "draft/x"] { try await stores.notes.setNote(text(), named: name, of: profile.id) }
    let preset = Preset(instruction: "Be " + text())
    try await stores.notes.setNote(preset.note, named: PresetScope.chat(id()).noteName, of: profile.id)
    for _ in 0..<6 {
      let time = Timestamp(milliseconds: clock)
      let chat = Conversation(
        id: id(), profile: profile.id, avatar: avatars.randomElement(using: &random)?.id ?? id(), created: time,
        updated: time)
      try await stores.chats.create(chat)
      try await stores.avatars.recordOpening(of: chat.avatar, by: profile.id, at: time)
      if Bool.random(using: &random) { try await stores.chats.rename(chat.id, to: "T " + text()) }
      var all: [Message.ID] = []
      for _ in 0..<Int.random(in: 0..<30, using: &random) {
        let states: [Message.State] = [.complete, .cutOff, .cancelled, .interrupted, .failed(text()), .streaming]
        let isReply = Bool.random(using: &random)
        let message = Message(
          id: id(), chat: chat.id, parent: all.suffix(4).randomElement(using: &random),
          role: isReply ? .assistant : .user, text: text(), reasoning: isReply ? text() : "",
          state: isReply ? states.randomElement(using: &random) ?? .complete : .complete,
          model: isReply ? ModelChoice(provider: "p", model: text()) : nil, created: Timestamp(milliseconds: clock))
        try await stores.chats.append(message)
        all.append(message.id)
        if Int.random(in: 0..<5, using: &random) == 0, let any = all.randomElement(using: &random) {
          try await stores.chats.show(pathTo: any, in: chat.id)
        }
        if Int.random(in: 0..<9, using: &random) == 0 { try await stores.chats.markSeen(chat.id) }
      }
    }
    return profile.id
  }
}
