import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalUI
import Testing

@testable import Explore

/// `avatars show`, `edit` and `delete`.
@MainActor struct AvatarEditTests {
  private let interactor = FakeExploreInteractor()
  private static let definition = CharacterDefinition(
    description: "Maps\u{1B}[31m the sea.", greeting: "Ahoy.", alternateGreetings: ["Hello."], tags: ["sea", "map"],
    talkativeness: 0.5, creator: "ada", lorebook: "{}")

  init() { interactor.definitions[interactor.avatars[1].id] = Self.definition }

  private func run(_ name: String, _ words: String..., io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(AvatarCommands(interactor: interactor).group.subcommands[name])
    let run = try #require(command.run)
    return try await run(Arguments(words, options: command.options), io)
  }

  @Test func showTellsEverything() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("show", "Rex", io: io) == .done)
    #expect(
      io.output == """
        Name\tRex
        ID\t\(interactor.avatars[1].id)
        Kind\tA dog that is \(interactor.avatars[1].action.rawValue) in the \(interactor.avatars[1].location.rawValue)
        In short\tKnows every tree by name
        Creator\tada
        Talkativeness\t0.5
        Tags\tsea, map

        [Description]
        Maps\u{1B}[31m the sea.

        [First message]
        Ahoy.

        [Greeting 2]
        Hello.

        [Lorebook]
        It cannot be read; --json has its text.

        """)
    // Every line is written as one whose control characters are removed.
    #expect(io.lines.count == io.writes.count)
  }

  @Test func theEntriesOfTheLorebookAreShownInALineEach() async throws {
    var harbour = LorebookEntry(keys: ["harbour", "port"])
    harbour.name = "The\nharbour"
    var tide = LorebookEntry()
    (tide.comment, tide.isConstant) = ("Tide", true)
    var storm = LorebookEntry(keys: ["폭풍"])
    storm.isEnabled = false
    interactor.lore["{}"] = [harbour, tide, storm, LorebookEntry(content: "Only a text.")]
    let io = RecordingCommandIO()
    #expect(try await run("show", "Rex", io: io) == .done)
    let lines = "The harbour: harbour, port\nTide (always)\n폭풍 (off)\nEntry without a name\n"
    #expect(io.output.hasSuffix("\n[Lorebook]\n" + lines))
    interactor.lore["{}"] = []
    let none = RecordingCommandIO(language: .korean)
    _ = try await run("show", "Rex", io: none)
    #expect(!none.output.contains("로어북"))
  }

  @Test func whatShowWritesCanBeReadAgain() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("show", "Rex", io: io) == .done)
    let file = try #require(io.values.first as? CharacterFile)
    #expect(file.isAssistant == false && file.id == interactor.avatars[1].id)
    var draft = AvatarDraft(
      name: "", picturePath: "", description: AvatarDescription(character: .man, action: .crying, location: .space))
    #expect(file.apply(to: &draft) == nil)
    #expect(draft == AvatarDraft(CharacterDetails(interactor.avatars[1], Self.definition)))
  }

  @Test func editChangesOnlyWhatIsSaid() async throws {
    interactor.avatars[1].author = UserProfile.ID(high: 0, low: 9)
    let io = RecordingCommandIO()
    let before = interactor.avatars[1]
    #expect(
      try await run("edit", "Rex", "--name", "Rexina", "--greeting", "Hi.", "--picture", "a.png", io: io) == .done)
    var expected = Self.definition
    (expected.greeting, expected.alternateGreetings) = ("Hi.", [])
    #expect(interactor.definitions[before.id] == expected)
    #expect(interactor.avatars[1].name == "Rexina" && interactor.avatars[1].character == before.character)
    #expect(interactor.pictureChanges == [.file("a.png")] && io.output == "")
    #expect(try await run("edit", "Rexina", "--tag", "", "--picture", "", io: io) == .done)
    #expect(interactor.definitions[before.id]?.tags == [] && interactor.pictureChanges.last == .removed)
    interactor.writer.drawn = [.drawing, .finished(path: "/d/1.png")]
    #expect(try await run("edit", "Rexina", "--draw", "a hat", io: io) == .done)
    #expect(interactor.pictureChanges.last == .file("/d/1.png"))
  }

  @Test(arguments: [[], ["Rex"], ["Rex", "Ada", "--name", "x"], ["Rex", "--look", "-1"]]) func wrongWordsChangeNothing(
    words: [String]
  ) async throws {
    let before = interactor.avatars
    let command = try #require(AvatarCommands(interactor: interactor).group.subcommands["edit"])
    let run = try #require(command.run)
    let failure = await #expect(throws: CommandFailure.self) {
      try await run(Arguments(words, options: command.options), RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage && interactor.avatars == before)
  }

  @Test func whatCameWithTheProgramStays() async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("delete", "Rex", "--yes", io: RecordingCommandIO())
    }
    #expect(failure?.code == .failed && failure?.words.english == "Rex came with the program, so it stays.")
    let edit = await #expect(throws: CommandFailure.self) {
      try await run("edit", "Rex", "--tag", "z", io: RecordingCommandIO())
    }
    #expect(
      edit?.code == .failed && edit?.words.english.contains("Rex came with the program and cannot be edited") == true)
    #expect(interactor.avatars.count == 4)
  }

  @Test func deleteAsksFirst() async throws {
    for index in interactor.avatars.indices { interactor.avatars[index].author = UserProfile.ID(high: 0, low: 9) }
    let io = RecordingCommandIO()
    io.answer = false
    #expect(try await run("delete", "Rex", io: io) == .failed)
    #expect(io.questions == ["Delete “Rex”? Its chats stay."] && interactor.avatars.count == 4)
    io.answer = true
    #expect(try await run("delete", "Rex", io: io) == .done)
    #expect(interactor.avatars.map(\.name) == ["Zed", "Ada", "보현"])
    #expect(try await run("delete", "Zed", "--yes", io: io) == .done)
    #expect(interactor.avatars.map(\.name) == ["Ada", "보현"])
  }
}
