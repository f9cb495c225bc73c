import Entities
import Foundation
import Storage
import Synchronization
import Testing

@testable import AccountLifecycle

/// Settings in another user's file do not decide where messages are sent.
@Suite(.timeLimit(.minutes(10))) struct ImportedSettingsTests {
  private let chat = Conversation.ID(high: 1, low: 1), other = Conversation.ID(high: 1, low: 2)
  private let juno = Avatar.ID(high: 2, low: 1)
  private let model = ModelSelection(
    choice: ModelChoice(provider: "openai", model: "qwen"), address: "http://10.0.0.5/v1")

  /// The notes of a profile that change settings, of every kind that exists or existed.
  private var settings: [String: String] {
    [
      PresetScope.chat(chat).noteName: Preset(model: model).note,
      PresetScope.chat(other).formerNoteName ?? "": "openai\nhttp://10.0.0.5/v1\nqwen",
      PresetScope.avatar(juno).noteName: Preset(model: model, instruction: "Lie.").note,
      PresetScope.chat(Conversation.ID(high: 1, low: 3)).noteName: Preset(instruction: "Lie.").note,
      PresetScope.chat(Conversation.ID(high: 1, low: 4)).noteName:
        Preset(model: ModelSelection(choice: ModelChoice(provider: "anthropic", model: "opus"))).note,
      "a-kind/of-later": "who knows",
    ]
  }

  /// The other notes, of every kind.
  private var content: [String: String] {
    var notes = ["saving-offer": "answered"]
    for kind in NoteKind.allCases where !kind.hasSettings { notes[kind.rawValue + "\(chat)"] = "of \(kind)" }
    // Of the notes of pictures only those that can be read are imported.
    notes[NoteKind.pictures.rawValue + "\(chat)"] = nil
    let message = Message.ID(high: 1, low: 9)
    notes[KeptPictures.notePrefix(of: chat) + "\(message)"] = KeptPictures(of: message, []).note
    return notes
  }

  /// A file with all of them, and the profile's id.
  private func archive(_ path: String) async throws -> UserProfile.ID {
    let registry = Registry()
    let ada = try await registry.createProfile(name: "Ada", color: .mint)
    for (name, text) in settings.merging(content, uniquingKeysWith: { one, _ in one }) {
      try await registry.stores.notes.setNote(text, named: name, of: ada.id)
    }
    _ = try await registry.exportProfile(ada.id, to: path, replacing: false) { _ in }
    return ada.id
  }

  private func notes(_ registry: Registry, of profile: UserProfile.ID) async throws -> [String: String] {
    var found: [String: String] = [:]
    for name in Array(settings.keys) + Array(content.keys) {
      found[name] = try await registry.stores.notes.note(name, of: profile)
    }
    return found
  }

  private func withArchive(_ body: (String, UserProfile.ID) async throws -> Void) async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      try await body(directory + "/file", try await archive(directory + "/file"))
    }
  }

  @Test func theyAreNamedAndStayOffUntilTheyAreTaken() async throws {
    try await withArchive { path, ada in
      let registry = Registry()
      let asked = Mutex<[ImportedSettings]>([])
      let summary = try await registry.importProfile(
        from: path,
        importingSettings: { settings in
          asked.withLock { $0.append(settings) }
          return false
        }
      ) { _ in }
      #expect(asked.withLock(\.self) == [try #require(summary.settings)] && !summary.importedSettings)
      let wishes = try #require(summary.settings?.wishes)
      let mine = wishes.filter { $0.model == model }
      #expect(mine.map(\.chats).reduce(0, +) == 2 && mine.map(\.characters).reduce(0, +) == 1)
      #expect(Set(wishes.map(\.model?.choice.model)) == ["qwen", "opus", nil])
      #expect(summary.settings?.unusable == ["a-kind/of-later"])
      #expect(try await notes(registry, of: ada) == content)

      // The same file with the user's permission: all settings are imported, and again changes nothing.
      let taken = try await registry.importProfile(from: path, importingSettings: { _ in true }) { _ in }
      #expect(taken.importedSettings && taken.settings == summary.settings)
      let known = settings.filter { $0.key != "a-kind/of-later" }
      #expect(try await notes(registry, of: ada) == known.merging(content) { one, _ in one })
      let again = try await registry.importProfile(
        from: path,
        importingSettings: { _ in
          Issue.record("asked of what is here")
          return true
        }
      ) { _ in }
      #expect(again.settings?.wishes == [] && again.settings?.unusable == ["a-kind/of-later"])
      #expect(again.notes.added == 0 && !again.importedSettings)
    }
  }

  @Test func whatIsSetHereStaysAsItIs() async throws {
    try await withArchive { path, ada in
      let registry = Registry()
      _ = try await registry.importProfile(from: path, importingSettings: { _ in false }) { _ in }
      let name = PresetScope.avatar(juno).noteName
      try await registry.stores.notes.setNote("effort high", named: name, of: ada)
      let summary = try await registry.importProfile(from: path, importingSettings: { _ in true }) { _ in }
      #expect(summary.settings?.wishes.allSatisfy { $0.characters == 0 } == true)
      #expect(try await registry.stores.notes.note(name, of: ada) == "effort high")
    }
  }

  /// Of crafted settings, only values that the app itself could have set are stored; the others are listed.
  @Test func whatTheAppCouldNotHaveSetIsNeverTaken() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let (path, one, two) = (directory + "/file", Registry(), Registry())
      let ada = try await one.createProfile(name: "Ada", color: .mint)
      let (hot, lost) = (PresetScope.chat(chat), PresetScope.chat(other))
      let garbage = ModelSelection(choice: ModelChoice(provider: "evil", model: "\u{1B}[31m"), address: "http://h")
      let crafted = [
        hot.noteName: "temperature 99\neffort high\nmodel nonsense", lost.noteName: Preset(model: garbage).note,
        "model": "openai\n\nm", "preset/profile": "effort high",
      ]
      for (name, text) in crafted { try await one.stores.notes.setNote(text, named: name, of: ada.id) }
      _ = try await one.exportProfile(ada.id, to: path, replacing: false) { _ in }
      let summary = try await two.importProfile(from: path, importingSettings: { _ in true }) { _ in }
      #expect(summary.importedSettings && summary.settings?.wishes.map(\.chats) == [1])
      let unusable = Set(summary.settings?.unusable ?? [])
      #expect(unusable.isSuperset(of: ["temperature 99", "model nonsense", "model", "preset/profile"]))
      #expect(unusable.count == 5 && unusable.contains { $0.hasPrefix("model evil") })
      for name in crafted.keys {
        let kept = try await two.stores.notes.note(name, of: ada.id)
        #expect(kept == (name == hot.noteName ? "effort high" : nil), "\(name)")
      }
    }
  }

  /// The settings that the user was asked about are imported, even if the file has changed since.
  @Test func anotherFileInItsPlaceIsNotTakenOnThatWord() async throws {
    try await withArchive { path, ada in
      let registry = Registry()
      let summary = try await registry.importProfile(
        from: path,
        importingSettings: { _ in
          let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
          let other = text.replacing("10.0.0.5", with: "evil.example")
          return (try? other.write(toFile: path, atomically: true, encoding: .utf8)) != nil
        }
      ) { _ in }
      #expect(summary.importedSettings)
      for (name, text) in try await notes(registry, of: ada) { #expect(!text.contains("evil"), "\(name)") }
      #expect(try await registry.stores.notes.note(PresetScope.chat(chat).noteName, of: ada) == nil)
    }
  }

  @Test func aFileWithoutSettingsAsksNothing() async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let one = Registry()
      let ada = try await one.createProfile(name: "Ada", color: .mint)
      _ = try await one.exportProfile(ada.id, to: directory + "/file", replacing: false) { _ in }
      let summary = try await Registry().importProfile(
        from: directory + "/file",
        importingSettings: { _ in
          Issue.record("asked")
          return true
        }
      ) { _ in }
      #expect(summary.settings == nil && !summary.importedSettings)
    }
  }

  /// Cancelling in the middle of storing undoes all of it.
  @Test(arguments: [false, true]) func aStoppedImportLeavesNothing(onDisk: Bool) async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let one = Registry()
      let profile = try await one.ensureProfile()
      _ = try await one.addChat(of: profile.id, messages: 3000)
      _ = try await one.exportProfile(nil, to: directory + "/file", replacing: false) { _ in }
      let two = Registry(onDisk ? try Stores.open(directory: directory + "/two") : .inMemory())
      let work = Mutex<Task<ImportSummary, any Error>?>(nil)
      let task = Task {
        while work.withLock({ $0 == nil }) { await Task.yield() }
        return try await two.importProfile(from: directory + "/file", importingSettings: { _ in false }) { step in
          if step.stage == .storing { work.withLock { $0?.cancel() } }
        }
      }
      work.withLock { $0 = task }
      await #expect(throws: CancellationError.self) { _ = try await task.value }
      #expect(try await two.profiles().isEmpty)
    }
  }
}
