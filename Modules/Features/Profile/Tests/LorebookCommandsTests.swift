import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import Testing

@testable import Profile

@MainActor struct LorebookCommandsTests {
  private let interactor = FakeProfileInteractor(.typical)

  private func run(_ words: String..., io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    try await run(words, io)
  }

  private func run(_ words: [String], _ io: RecordingCommandIO) async throws -> ExitCode {
    let group = LorebookCommands(interactor: interactor).group
    let command = try #require(group.subcommands[words.first])
    let run = try #require(command.run)
    return try await run(Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  private var sea: Lorebook { LorebookDetails.sea.lorebook }

  private func scopes(of lorebook: Lorebook) -> Set<ChatScope> {
    Set(interactor.assignments.filter { $0.lorebook == lorebook.id }.map(\.scope))
  }

  @Test func theListSaysWhereEachCounts() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(
      io.lines == [
        "The southern sea\t3 entries\tall chats, characters: 1\t\(sea.id)",
        "찻집\t0 entries\toff, not assigned\t\(LorebookDetails.tea.lorebook.id)",
      ])
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: json) == .done)
    let items = try #require(json.values.first as? [LorebookItem])
    #expect(items.map(\.isForAll) == [true, false] && items[0].characters == [Avatar.juno.id])
    #expect(items.map(\.isEnabled) == [true, false] && items[0].entryCount == 3)
  }

  @Test func oneIsShownWithItsEntries() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("show", "The", io: io) == .done)
    #expect(
      io.lines == [
        "The southern sea", "For Juno's voyages.", "all chats, characters: 1", "", "[Harbour] harbour, port",
        "The harbour freezes in winter.", "Ships wait.", "", "[Tide] (always)", "The tide rules everything.", "",
        "[폭풍] (off) 폭풍", "서쪽에서 온다.",
      ])
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("show", "The", io: json) == .done)
    let contents = try #require(json.values.first as? LorebookContents)
    #expect(contents.entries.map(\.isConstant) == [false, true, false] && contents.entries[2].position == .atDepth)
    #expect(contents.entries[0].secondaryLogic == nil)
  }

  @Test func oneIsMade() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("create", "Land", "--description", "D", io: io) == .done)
    let made = try #require(interactor.lorebookList.last?.lorebook)
    #expect(io.output == "\(made.id)\n" && made.name == "Land" && made.description == "D")
  }

  @Test(arguments: [
    ["create"], ["create", "Two", "names"], ["show"], ["delete"], ["import"], ["export", "The"],
    ["export", "The", "--output", "a.json", "--format", "png"], ["assign", "The"], ["assign", "--all"],
  ])
  func wrongWordsChangeNothing(words: [String]) async throws {
    let before = (interactor.lorebookList, interactor.assignments)
    let failure = await #expect(throws: CommandFailure.self) { try await run(words, RecordingCommandIO()) }
    #expect(failure?.code == .wrongUsage)
    #expect(interactor.lorebookList == before.0 && interactor.assignments == before.1 && interactor.exports.isEmpty)
  }

  @Test func placesAreAddedAndTakenAway() async throws {
    let chat = Conversation(
      id: Conversation.ID(high: 6, low: 6), profile: UserProfile.mina.id, avatar: Avatar.juno.id,
      created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
    interactor.chats = [chat]
    #expect(try await run("assign", "찻집", "--character", "Juno", "--character", "보현") == .done)
    let tea = LorebookDetails.tea.lorebook
    #expect(scopes(of: tea) == [.character(Avatar.juno.id), .character(Avatar.bo.id)])
    #expect(try await run("assign", "찻집", "--chat", "\(chat.id)", "--all") == .done)
    #expect(scopes(of: tea).count == 4)
    #expect(try await run("assign", "찻집", "--none", "--chat", "\(chat.id)") == .done)
    #expect(scopes(of: tea) == [.chat(chat.id)])
    #expect(try await run("assign", "찻집", "--none") == .done)
    #expect(scopes(of: tea).isEmpty && scopes(of: sea).count == 2)
    let failure = await #expect(throws: CommandFailure.self) { try await run("assign", "찻집", "--chat", "none") }
    #expect(failure?.code == .missing)
  }

  @Test func everyFileIsReported() async throws {
    let new = Lorebook(
      id: Lorebook.ID(high: 8, low: 9), profile: UserProfile.mina.id, name: "New", entryCount: 1,
      created: Timestamp(milliseconds: 1))
    interactor.importsOfFiles = [
      "a": [
        LorebookImport(path: "a/1", outcome: .added(new), warnings: [LocalizedText("odd", "이상")]),
        LorebookImport(path: "a/2", outcome: .known(sea)),
      ], "b": [LorebookImport(path: "b", outcome: .refused(LocalizedText("no lorebook", "아님")))],
    ]
    let io = RecordingCommandIO()
    #expect(try await run("import", "a", "b", io: io) == .failed)
    #expect(io.lines == ["\(new.id)\tNew\t1 entry", "\(sea.id)\tThe southern sea\t3 entries"])
    #expect(io.warnings == ["a/1: odd", "b: no lorebook", "New: 1. Here already: 1. Refused: 1."])
    interactor.importsOfFiles["b"]?[0].isMissing = true
    #expect(try await run("import", "a", "b", io: RecordingCommandIO()) == .missing)
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("import", "a", io: json) == .done)
    let items = try #require(json.values.first as? [LorebookImportItem])
    #expect(items.map(\.outcome) == ["added", "known"] && items[0].notes == ["odd"])
  }

  @Test func aFileIsNotReplacedUnasked() async throws {
    #expect(try await run("export", "The", "--output", "a.json") == .done)
    #expect(interactor.exports == ["a.json": .original])
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("export", "The", "--output", "a.json", "--format", "sillytavern")
    }
    #expect(failure?.code == .failed && interactor.exports == ["a.json": .original])
    #expect(try await run("export", "The", "--output", "a.json", "--format", "V3", "--force") == .done)
    #expect(interactor.exports == ["a.json": .v3])
  }

  @Test func aDashIsStandardInputAndOutput() async throws {
    interactor.importsOfFiles = ["/dev/stdin": [LorebookImport(path: "/dev/stdin", outcome: .known(sea))]]
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("import", "-", io: json) == .done)
    #expect((json.values.first as? [LorebookImportItem])?.map(\.path) == ["-"])
    #expect(try await run("export", "The", "-o", "-", io: json) == .done)
    #expect(interactor.exports == ["/dev/stdout": .original] && json.values.count == 1)
    let failure = await #expect(throws: CommandFailure.self) {
      try await run("export", "The", "-o", "-", io: RecordingCommandIO(isTerminal: true))
    }
    #expect(failure?.code == .wrongUsage)
  }

  @Test func aDeletionIsConfirmed() async throws {
    let io = RecordingCommandIO()
    io.answer = false
    #expect(try await run("delete", "The", io: io) == .failed)
    #expect(io.questions.count == 1 && interactor.lorebookList.count == 2)
    #expect(try await run("delete", "The", "--yes") == .done)
    #expect(interactor.lorebookList == [.tea])
  }
}
