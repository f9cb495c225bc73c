import Entities
import Foundation
import FeatureKit
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

@MainActor struct ProfileCommandsTests {
  private let interactor = FakeOnboardingInteractor(.typical)

  private func run(_ words: String..., io: RecordingCommandIO) async throws -> ExitCode {
    try await run(words, io: io)
  }

  private func run(_ words: [String], io: RecordingCommandIO) async throws -> ExitCode {
    let group = ProfileCommands(interactor: interactor).group
    let command = try #require(group.subcommands.first { $0.name == words[0] })
    let body = try #require(command.run)
    return try await body(Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  @Test func `list, for scripts and for people`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    let ids = interactor.profiles.map(\.id)
    #expect(
      io.output
        == "*\t(anonymous)\t\(ids[0])\t0 chats, 1 character\n\tAda\t\(ids[1])\t1 chat, 1 character\n"
        + "\t지우\t\(ids[2])\t2 chats, 1 character\n")
    let terminal = RecordingCommandIO(isTerminal: true)
    #expect(try await run("list", io: terminal) == .done)
    #expect(
      ids.allSatisfy { terminal.output.contains("  \($0.shortForm(among: ids))  ") && $0.description.count == 36 })
    #expect(!ids.contains { terminal.output.contains("\($0)") })
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: json) == .done)
    let entries = try #require(json.values.first as? [ProfileEntry])
    #expect(
      entries.map(\.summary.profile.name) == [nil, "Ada", "지우"]
        && entries.map(\.summary.isInUse) == [true, false, false])
  }

  @Test func `create prints the id`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("create", "Bo", "--tint", "MINT", io: io) == .done)
    let made = try #require(interactor.profiles.last?.profile)
    #expect(io.output == "\(made.id)\n" && made.name == "Bo" && made.color == .mint)
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("create", "Cy", io: json) == .done)
    #expect((json.values.first as? ProfileEntry)?.summary.profile.name == "Cy" && json.output.isEmpty)
  }

  @Test func `show describes a named profile, or the profile in use`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("show", "Ada", io: io) == .done)
    #expect(io.output.contains("Name\tAda\n") && io.output.contains("Holds\t1 chat, 1 character\n"))
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("show", io: json) == .done)
    #expect((json.values.first as? ProfileEntry)?.summary.id == interactor.profiles[0].id)
    interactor.profiles = []
    let failure = await #expect(throws: CommandFailure.self) { try await run("show", io: io) }
    #expect(failure?.code == .missing)
  }

  @Test func `rename gives another name`() async throws {
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("rename", "Ada", "Eve", io: json) == .done)
    #expect(interactor.profiles[1].profile.name == "Eve")
    #expect((json.values.first as? ProfileEntry)?.summary.profile.name == "Eve")
  }

  @Test func `An empty list says so on a terminal, and to no script`() async throws {
    interactor.profiles = []
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(io.output.isEmpty && io.warnings.count == 1)
  }

  @Test func `switch says what comes before it`() async throws {
    interactor.configurationEntries = [ConfigurationEntry(key: "profile", value: "지우", source: "config.json")]
    interactor.profiles[0].contents = ProfileContents()
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("switch", "Ada", io: io) == .done)
    #expect(io.warnings.count == 1 && io.warnings[0].contains("config.json"))
    let entry = try #require(io.values.first as? ProfileEntry)
    #expect(entry.summary.profile.name == "Ada" && entry.summary.isInUse)
    let quiet = RecordingCommandIO()
    interactor.configurationEntries = [ConfigurationEntry(key: "profile", value: "지우", source: "config.json")]
    #expect(try await run("switch", "지우", io: quiet) == .done)
    #expect(quiet.warnings.isEmpty)
  }

  @Test func `switch warns of an anonymous profile that is left`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("switch", "Ada", io: io) == .done)
    #expect(interactor.calls == [.switching(interactor.profiles[1].id)])
    #expect(io.warnings.count == 1 && io.warnings[0].contains("aichat profiles switch \(interactor.profiles[0].id)"))
    let quiet = RecordingCommandIO()
    #expect(try await run("switch", "지우", io: quiet) == .done)
    #expect(quiet.warnings.isEmpty)
  }

  @Test func `delete asks, or takes its answer from an option`() async throws {
    let no = RecordingCommandIO(isTerminal: true)
    no.answer = false
    #expect(try await run("delete", "Ada", io: no) == .failed)
    #expect(no.questions == ["Delete “Ada” with 1 chat, 1 character? This cannot be undone."])
    #expect(interactor.calls.isEmpty)
    let yes = RecordingCommandIO(isTerminal: true)
    yes.answer = true
    let ada = interactor.profiles[1].id
    #expect(try await run("delete", "Ada", io: yes) == .done)
    #expect(try await run("delete", "지우", "--yes", io: RecordingCommandIO()) == .done)
    #expect(interactor.calls.count == 2 && interactor.calls.first == .deletion(ada, .kept))
  }

  /// The output names the copies that still hold the profile, unless they are deleted too.
  @Test func `delete speaks of the copies`() async throws {
    let ids = interactor.profiles.map(\.id)
    interactor.backups = zip(["a", "b"], [ids, [ids[0]]]).map { name, profiles in
      DataCopy(name: name + ".sqlite", size: 4_096, written: Timestamp(milliseconds: 0), profiles: profiles)
    }
    let io = RecordingCommandIO()
    #expect(try await run("delete", "Ada", "--yes", io: io) == .done)
    let warning = try #require(io.warnings.first)
    #expect(warning.contains(interactor.dataDirectory) && warning.contains("--copies"))
    #expect(warning.contains("a.sqlite") && !warning.contains("b.sqlite") && warning.contains("safety copies"))
    let thorough = RecordingCommandIO()
    #expect(try await run("delete", "지우", "--yes", "--copies", io: thorough) == .done)
    #expect(thorough.warnings.isEmpty && interactor.backups.map(\.name) == ["b.sqlite"])
    #expect(interactor.calls.last == .deletion(ids[2], .deleted))
  }

  @Test func `export and import say how much`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("export", "/tmp/f", io: io) == .done)
    #expect(try await run("export", "Ada", "/tmp/f", "--force", io: io) == .done)
    for words in [["export", "Ada", "-o", "/tmp/g"], ["export", "--output=/tmp/h"]] {
      #expect(try await run(words, io: io) == .done)
    }
    #expect(
      interactor.calls == [
        .exporting(interactor.profiles[0].id, "/tmp/f", isReplacing: false),
        .exporting(interactor.profiles[1].id, "/tmp/f", isReplacing: true),
        .exporting(interactor.profiles[1].id, "/tmp/g", isReplacing: false),
        .exporting(interactor.profiles[0].id, "/tmp/h", isReplacing: false),
      ])
    (interactor.found.chats.added, interactor.found.lorebooks.added) = (2, 1)
    #expect(try await run("import", "/tmp/f", io: io) == .done)
    #expect(io.output.contains("Exported (anonymous) to /tmp/f: 0 chats, 0 messages, 1 character."))
    #expect(io.output.contains("New here: 2 chats, 0 messages, 0 characters, 1 lorebook. Here already: 0 chats,"))
  }

  @Test func `Pictures are counted, and missing ones told`() async throws {
    (interactor.pictures, interactor.missingPictures) = (3, 1)
    (interactor.found.pictures.added, interactor.found.missingPictures) = (3, 2)
    let io = RecordingCommandIO()
    #expect(try await run("export", "/tmp/f", io: io) == .done)
    #expect(try await run("import", "/tmp/f", io: io) == .done)
    for words in [
      "1 character, 3 pictures. Missing or damaged, so only named in the file: 1 picture.",
      "0 characters, 3 pictures. Here already:",
      "Missing here: 2 pictures,",
    ] { #expect(io.output.contains(words), "\(io.output)") }
  }

  /// The settings in a file are listed, and left out without the flag.
  @Test(arguments: Language.allCases, [false, true])
  func `import takes settings only with its option`(language: Language, takesSettings: Bool) async throws {
    interactor.found.settings = .sample
    let io = RecordingCommandIO(language: language)
    #expect(try await run(["import", "/tmp/f"] + (takesSettings ? ["--take-settings"] : []), io: io) == .done)
    #expect(interactor.found.importedSettings == takesSettings)
    for words in ImportedSettings.words(language) { #expect(io.output.contains(words), "\(io.output)") }
    #expect(io.output.contains(language("Not imported:", "가져오지 않은 설정:")) == !takesSettings)
    #expect(io.output.contains("--take-settings") == !takesSettings)
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("import", "/tmp/f", io: json) == .done)
    #expect((json.values.first as? ImportSummary)?.settings == .sample && !interactor.found.importedSettings)
  }

  /// Settings that are never imported are listed, with the flag too.
  @Test(arguments: Language.allCases, [false, true])
  func `import names what it cannot use`(language: Language, takesSettings: Bool) async throws {
    var settings = ImportedSettings()
    settings.addUnusable("temperature 99")
    settings.addUnusable("preset/profile")
    interactor.found.settings = settings
    let io = RecordingCommandIO(language: language)
    #expect(try await run(["import", "/tmp/f"] + (takesSettings ? ["--take-settings"] : []), io: io) == .done)
    let words = language(
      "Left out, since this version cannot use them: “temperature 99”, “preset/profile”.",
      "이 버전에서 쓸 수 없어 제외한 것: “temperature 99”, “preset/profile”.")
    #expect(io.lines.last == words && !io.output.contains("--take-settings"), "\(io.output)")
    // A name from a file is never written unchanged.
    #expect(io.writes == io.lines.map { $0 + "\n" })
  }

  /// If no profile was in use, the import puts its profile in use, and reports it, to scripts too.
  @Test(arguments: Language.allCases, [false, true])
  func `import says which profile is in use`(language: Language, isInUse: Bool) async throws {
    interactor.found.profile = interactor.profiles[1].profile
    interactor.found.isInUse = isInUse
    let io = RecordingCommandIO(language: language)
    #expect(try await run("import", "/tmp/f", io: io) == .done)
    #expect(io.output.contains(language("Ada is now in use.", "이제 Ada 프로필을 사용합니다.")) == isInUse)
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("import", "/tmp/f", io: json) == .done)
    #expect((json.values.first as? ImportSummary)?.isInUse == isInUse)
  }

  @Test func `A dash is standard output and input, with nothing but the data in it`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("export", "Ada", "-", io: io) == .done)
    #expect(try await run("import", "-", io: RecordingCommandIO()) == .done)
    #expect(
      interactor.calls == [
        .exporting(interactor.profiles[1].id, "/dev/stdout", isReplacing: false), .importing("/dev/stdin"),
      ])
    #expect(io.output.isEmpty && io.warnings.count == 1 && io.warnings[0].contains("Exported Ada to standard output"))
  }

  @Test func `A name alone is no file`() async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("export", "Ada", io: RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage && "\(String(describing: failure))".contains("./Ada"))
    #expect(interactor.calls.isEmpty)
    // The JSON contains the owner too.
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("export", "./Ada", io: json) == .done)
    #expect((json.values.first as? ExportEntry)?.profile.id == interactor.profiles[0].id)
  }

  @Test(arguments: [
    (["import", "/tmp/f"], "The import was stopped. Nothing was changed."),
    (["export", "Ada", "/tmp/f"], "The export was stopped. No file was written."),
    (["export", "Ada", "-"], "The export was stopped. The output is not whole."),
  ])
  func `Ctrl-C stops the running work, and one line says so`(words: [String], said: String) async throws {
    let io = RecordingCommandIO()
    interactor.gate.close()
    let work = Task { try await run(words, io: io) }
    while interactor.calls.isEmpty { await Task.yield() }
    io.pressControlC()
    interactor.gate.open()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(io.warnings == [said] && io.output.isEmpty)
  }

  @Test(arguments: [
    ["create"], ["create", "a", "b"], ["show", "a", "b"], ["rename", "a"], ["create", "a", "--tint", "plaid"],
    ["switch"], ["delete"], ["export"],
    ["export", "a", "b", "c"], ["import"], ["import", "a", "b"],
  ])
  func `Wrong words change nothing`(words: [String]) async throws {
    let failure = await #expect(throws: CommandFailure.self) { try await run(words, io: RecordingCommandIO()) }
    #expect(failure?.code == .wrongUsage)
    #expect(interactor.calls.isEmpty && interactor.profiles.count == 3)
  }
}

extension ImportedSettings {
  /// A file's settings for two models, and for none.
  static var sample: ImportedSettings {
    var settings = ImportedSettings()
    let far = ModelSelection(
      choice: ModelChoice(provider: "openai", model: "qwen"), address: "http://10.0.0.5/v1")
    for number in [1, 2, 3] as [UInt64] {
      settings.add(Preset(model: far), for: .chat(Conversation.ID(high: 1, low: number)))
    }
    settings.add(Preset(model: far), for: .avatar(Avatar.ID(high: 1, low: 1)))
    let own = ModelSelection(choice: ModelChoice(provider: "anthropic", model: "opus"))
    settings.add(Preset(model: own), for: .chat(Conversation.ID(high: 1, low: 4)))
    settings.add(Preset(instruction: "Lie."), for: .avatar(Avatar.ID(high: 1, low: 2)))
    return settings
  }

  /// Their description.
  @MainActor static func words(_ language: Language) -> [String] {
    [
      language(
        "3 chats and 1 character want to be answered by qwen at http://10.0.0.5/v1.",
        "대화 3개와 캐릭터 1개는 qwen(http://10.0.0.5/v1) 모델이 답하도록 설정되어 있습니다."),
      language(
        "1 chat wants to be answered by opus (anthropic).", "대화 1개는 opus (anthropic) 모델이 답하도록 설정되어 있습니다."),
      language("1 character wants instructions or sampling of its own.", "캐릭터 1개에 따로 정한 지시나 샘플링 설정이 있습니다."),
    ]
  }
}

/// The JSON of a profile, in a list and after an export.
struct ProfileEntryTests {
  private func members(_ value: some Encodable) throws -> [String: Bool] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any]
    return try #require(object).mapValues { $0 is NSNull }
  }

  @Test func `Both have every member, null for none, and the same counts`() throws {
    let profile = UserProfile(id: UserProfile.ID(high: 1, low: 2), created: Timestamp(milliseconds: 3))
    let contents = ProfileContents(chats: 3, messages: 120, avatars: 1, drafts: 0)
    let summary = ProfileSummary(profile: profile, contents: contents, isInUse: true)
    let listed = try members(ProfileEntry(summary: summary))
    #expect(
      listed == [
        "id": false, "name": true, "email": true, "color": true, "isInUse": false, "chats": false, "messages": false,
        "avatars": false, "drafts": false, "personas": false, "lorebooks": false, "createdMs": false,
      ])
    let exported = try members(ExportEntry(profile: profile, export: ProfileExport(contents: contents)))
    #expect(
      exported == [
        "id": false, "name": true, "chats": false, "messages": false, "avatars": false, "drafts": false,
        "personas": false, "lorebooks": false, "pictures": false, "missingPictures": false,
      ])
  }
}
