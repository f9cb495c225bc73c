import Entities
import FeatureKit
import FeatureKitTestSupport
import Foundation
import ProfileTestSupport
import Testing

@testable import Profile

@MainActor struct PersonaCommandsTests {
  private let interactor = FakeProfileInteractor()

  private func run(_ words: String..., io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    try await run(words, io)
  }

  private func run(_ words: [String], _ io: RecordingCommandIO) async throws -> ExitCode {
    let group = PersonaCommands(interactor: interactor).group
    let command = try #require(group.subcommands[words.first])
    let run = try #require(command.run)
    return try await run(Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  @Test func theListSaysWhereEachCounts() async throws {
    interactor.personaList = Persona.samples
    interactor.bindings = [
      PersonaBinding(Persona.mina.id, in: .everywhere),
      PersonaBinding(Persona.captain.id, in: .character(Avatar.juno.id)),
    ]
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(
      io.lines == [
        "선장 미나\tcharacters: 1\tTall, patient, and never lost.\t\(Persona.captain.id)",
        "Mina\tdefault\t\t\(Persona.mina.id)",
      ])
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: json) == .done)
    let entries = try #require(json.values.first as? [PersonaEntry])
    #expect(entries.map(\.isDefault) == [false, true] && entries[0].characters == [Avatar.juno.id])
  }

  @Test func oneIsMadeAndChanged() async throws {
    let io = RecordingCommandIO()
    #expect(
      try await run("create", "Ada", "--description", "D", "--message-color", "Teal", "--picture", "a.png", io: io)
        == .done)
    let made = try #require(interactor.personaList.first)
    #expect(io.output == "\(made.id)\n")
    #expect((made.name, made.description, made.color) == ("Ada", "D", .teal) && made.picture != nil)
    #expect(try await run("edit", "Ada", "--name", "Eva", "--message-color", "none", "--picture", "") == .done)
    let changed = try #require(interactor.personaList.first)
    #expect((changed.name, changed.description, changed.color) == ("Eva", "D", nil))
    #expect(interactor.pictureChanges == [.removed])
  }

  @Test(arguments: [
    ["create"], ["create", "Two", "names"], ["create", "A", "--message-color", "grey"], ["edit", "Mina"], ["delete"],
    ["use", "Mina"], ["use", "--default"], ["use", "Mina", "--default", "--character", "Juno"],
    ["use", "Mina", "--none", "--default"], ["import"],
  ])
  func wrongWordsChangeNothing(words: [String]) async throws {
    interactor.personaList = Persona.samples
    let failure = await #expect(throws: CommandFailure.self) { try await run(words, RecordingCommandIO()) }
    #expect(failure?.code == .wrongUsage)
    #expect(interactor.personaList == Persona.samples && interactor.bindings.isEmpty)
  }

  @Test func aDeletionIsConfirmed() async throws {
    interactor.personaList = Persona.samples
    let io = RecordingCommandIO()
    io.answer = false
    #expect(try await run("delete", "Mina", io: io) == .failed)
    #expect(io.questions.count == 1 && interactor.personaList.count == 2)
    #expect(try await run("delete", "Mina", "--yes") == .done)
    #expect(interactor.personaList == [.captain])
  }

  @Test func aScopeIsChosen() async throws {
    interactor.personaList = Persona.samples
    let chat = Conversation(
      id: Conversation.ID(high: 6, low: 6), profile: UserProfile.mina.id, avatar: Avatar.juno.id,
      created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
    interactor.chats = [chat]
    for words in [["--default"], ["--character", "Juno"], ["--chat", "\(chat.id)"]] {
      #expect(try await run(["use", "Mina"] + words, RecordingCommandIO()) == .done)
    }
    #expect(interactor.bindings.map(\.scope) == [.everywhere, .character(Avatar.juno.id), .chat(chat.id)])
    #expect(try await run("use", "--none", "--default") == .done)
    #expect(interactor.bindings.count == 2)
    let failure = await #expect(throws: CommandFailure.self) { try await run("use", "Mina", "--chat", "none") }
    #expect(failure?.code == .missing)
  }

  @Test func anExportIsImportedOnce() async throws {
    interactor.personaList = Persona.samples
    interactor.bindings = [PersonaBinding(Persona.captain.id, in: .everywhere)]
    let exported = RecordingCommandIO()
    #expect(try await run("export", io: exported) == .done)
    let entries = try #require(exported.values.first as? [PersonaEntry])
    let coder = JSONEncoder()
    coder.keyEncodingStrategy = .convertToSnakeCase
    let file = try Self.file(String(decoding: coder.encode(entries), as: UTF8.self))
    (interactor.personaList, interactor.bindings) = ([], [])
    for expected in [2, 0] {
      let io = RecordingCommandIO()
      io.valuesOfFiles["p.json"] = file
      #expect(try await run("import", "p.json", io: io) == .done)
      #expect(io.lines.count == expected && io.warnings.count == 1)
    }
    #expect(interactor.personaList.map(\.name) == Persona.samples.map(\.name))
    #expect(
      interactor.personaList[0].description == Persona.captain.description && interactor.personaList[0].color == .orange
    )
    #expect(interactor.bindings == [PersonaBinding(interactor.personaList[0].id, in: .everywhere)])
  }

  /// A backup has the names by the files of their pictures; a text of another type is left out of nothing else.
  @Test func aBackupOfSillyTavernIsRead() throws {
    let file = try Self.file(
      """
      {"personas": {"b.png": "Zoe", "a.png": "선장"},
       "persona_descriptions": {"a.png": {"description": "Tall.", "position": 0, "depth": 2}, "c.png": {}},
       "default_persona": "a.png"}
      """)
    #expect(
      file.entries == [
        PersonaFile.Entry(name: "Zoe", description: nil, isDefault: false),
        PersonaFile.Entry(name: "선장", description: "Tall.", isDefault: true),
      ])
    #expect(throws: (any Error).self) { try Self.file("{}") }
    #expect(throws: (any Error).self) { try Self.file("[1]") }
  }

  private static func file(_ text: String) throws -> PersonaFile {
    let coder = JSONDecoder()
    coder.keyDecodingStrategy = .convertFromSnakeCase
    return try coder.decode(PersonaFile.self, from: Data(text.utf8))
  }
}
