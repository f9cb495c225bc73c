import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalUI
import Testing

@testable import Explore

@MainActor struct AvatarCreateTests {
  private let interactor = FakeExploreInteractor()

  private func create(_ words: String..., io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(AvatarCommands(interactor: interactor).group.subcommands.first { $0.name == "create" })
    let run = try #require(command.run)
    return try await run(Arguments(words, options: command.options), io)
  }

  @Test func itSaysTheId() async throws {
    let io = RecordingCommandIO()
    #expect(try await create("Sun Dew", io: io) == .done)
    let avatar = try #require(interactor.avatars.last)
    #expect(io.output == "\(avatar.id)\n")
    #expect(avatar.name == "Sun Dew" && avatar.character == .man && avatar.picture == nil)
    #expect(avatar.action == .smiling && avatar.location == .park)
  }

  @Test func everythingCanBeSaid() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    let code = try await create(
      "Zo", "--kind", "Alien", "--action=crying", "--location", "space", "--picture", "zo.png", io: io)
    #expect(code == .done)
    let avatar = try #require(interactor.avatars.last)
    #expect((avatar.character, avatar.action, avatar.location) == (.alien, .crying, .space))
    #expect(avatar.picture == AvatarPicture.ID(high: 0, low: 6))
    let entry = try #require(io.values.first as? AvatarEntry)
    #expect(entry == AvatarEntry(avatar, in: .english) && entry.hasPicture && !entry.isBuiltIn)
  }

  @Test(arguments: [
    [], ["Two", "names"], ["A", "--kind", "robot"], ["A", "--action", "flying"], ["A", "--location", ""],
    ["A", "--look", "12"], ["A", "--talkativeness", "much"],
  ])
  func wrongWordsMakeNothing(words: [String]) async throws {
    let count = interactor.avatars.count
    let command = try #require(AvatarCommands(interactor: interactor).group.subcommands.first { $0.name == "create" })
    let run = try #require(command.run)
    let failure = await #expect(throws: CommandFailure.self) {
      try await run(Arguments(words, options: command.options), RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage)
    #expect(interactor.avatars.count == count)
  }

  @Test func everyFieldCanBeSaid() async throws {
    let io = RecordingCommandIO()
    let code = try await create(
      "Mira", "--tagline", "Maps", "--look", "3", "--nickname", "Mi", "--description", "D", "--personality", "P",
      "--scenario", "S", "--example-dialogue", "E", "--system-prompt", "Y", "--post-history-instructions", "H",
      "--note", "O", "--note-depth", "2", "--note-role", "user", "--creator-notes", "N", "--talkativeness", "0.5",
      "--creator", "C", "--character-version", "V", "--greeting",
      "One",
      "--greeting", "Two", "--tag", "sea, map", io: io)
    #expect(code == .done)
    let avatar = try #require(interactor.avatars.last)
    #expect(avatar.tagline == "Maps" && avatar.look == 3)
    #expect(
      interactor.definitions[avatar.id]
        == CharacterDefinition(
          nickname: "Mi", description: "D", personality: "P", scenario: "S", greeting: "One",
          alternateGreetings: ["Two"],
          exampleDialogue: "E", systemPrompt: "Y", postHistoryInstructions: "H",
          note: CharacterNote(text: "O", depth: 2, role: .user), creatorNotes: "N",
          tags: ["sea", "map"],
          talkativeness: 0.5, creator: "C", version: "V"))
  }

  @Test func aFileGivesTheFieldsAndOptionsComeFirst() async throws {
    let io = RecordingCommandIO()
    var file = CharacterFile()
    (file.name, file.kind, file.greeting, file.scenario, file.lorebook) = ("Filed", .cat, "From the file", "S", "{}")
    io.valuesOfFiles["c.json"] = file
    #expect(try await create("--file", "c.json", "--greeting", "Said", io: io) == .done)
    let avatar = try #require(interactor.avatars.last)
    #expect(avatar.name == "Filed" && avatar.character == .cat)
    #expect(
      interactor.definitions[avatar.id] == CharacterDefinition(scenario: "S", greeting: "Said", lorebook: "{}"))
    file.talkativeness = 7
    io.valuesOfFiles["c.json"] = file
    let failure = await #expect(throws: CommandFailure.self) { try await create("--file", "c.json", io: io) }
    #expect(failure?.description == "c.json: the value of “talkativeness” is invalid.")
  }

  @Test func aModelWritesItAndOptionsComeFirst() async throws {
    interactor.writer.fields = [
      WrittenField(.name, "Mar"), WrittenField(.name, "Mara"), WrittenField(.greeting, "Ahoy."),
      WrittenField(.tags, "sea, maps"), WrittenField(.scenario, "Written."),
    ]
    let io = RecordingCommandIO()
    #expect(try await create("--write", "a cartographer", "--scenario", "Said.", io: io) == .done)
    let avatar = try #require(interactor.avatars.last)
    #expect(avatar.name == "Mara")
    #expect(
      interactor.definitions[avatar.id]
        == CharacterDefinition(scenario: "Said.", greeting: "Ahoy.", tags: ["sea", "maps"]))
    #expect(
      interactor.writer.ideas.map(\.words) == ["a cartographer"]
        && interactor.writer.ideas[0].draft.definition.scenario == "Said.")
    #expect(io.warnings == ["Written by fake · one: ~300 sent, 900 received, $0.01."])
  }

  @Test func aCharacterThatIsNotWrittenToItsEndIsNotMade() async throws {
    interactor.writer.fields = [WrittenField(.name, "Mara")]
    interactor.writer.end = OutOfReach()
    let count = interactor.avatars.count
    await #expect(throws: OutOfReach.self) { try await create("--write", "x", io: RecordingCommandIO()) }
    let failure = await #expect(throws: CommandFailure.self) {
      try await create("A", "--write", " ", io: RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage && interactor.avatars.count == count)
  }

  @Test func aModelDrawsIt() async throws {
    interactor.writer.drawn = [.drawing, .receiving(bytes: 9), .finished(path: "/d/1.png")]
    let io = RecordingCommandIO()
    #expect(try await create("Zed", "--draw", "a hat", "--kind", "alien", io: io) == .done)
    #expect(interactor.avatars.last?.picture == AvatarPicture.ID(high: 0, low: 8))
    #expect(
      interactor.writer.ideas.map(\.words) == ["a hat"]
        && interactor.writer.ideas[0].draft.description.character == .alien)
    #expect(io.warnings == ["Drawn by fake · painter: ~100 sent, 1.1K received, $0.01."])
  }

  @Test func withoutAPictureThereIsNoCharacter() async throws {
    interactor.writer.end = OutOfReach()
    let count = interactor.avatars.count
    await #expect(throws: OutOfReach.self) { try await create("A", "--draw", "", io: RecordingCommandIO()) }
    let failure = await #expect(throws: CommandFailure.self) {
      try await create("A", "--draw", "", "--picture", "a.png", io: RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage && interactor.avatars.count == count)
  }

  @Test func aFailureComesThrough() async throws {
    interactor.error = OutOfReach()
    await #expect(throws: OutOfReach.self) { try await create("A", io: RecordingCommandIO()) }
  }
}
