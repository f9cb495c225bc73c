import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// `chats export` and `chats import`.
@MainActor struct TransferCommandsTests {
  private let interactor = FakeChatInteractor()

  private func run(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    let group = ChatsCommands.group(interactor)
    let command = try #require(group.subcommands.first { $0.name == words.first })
    let work = try #require(command.run)
    return try await work(try Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  private func failure(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async -> CommandFailure? {
    await #expect(throws: CommandFailure.self) { try await run(words, io) }
  }

  private var files: [ChatFileImport] {
    [
      ChatFileImport(
        path: "a.jsonl", format: .sillyTavern,
        chats: [
          .init(
            id: Conversation.sample(1).id, title: "Sea\nside", character: "Mara", isNewCharacter: true, messages: 2),
          .init(id: Conversation.sample(2).id, character: "Nova", messages: 1, isKnown: true),
        ], warnings: [LocalizedText("line 3: odd", "line 3: 이상")], warningCount: 2),
      ChatFileImport(path: "b.json", refusal: LocalizedText("It is empty.", "비어 있습니다.")),
    ]
  }

  @Test func `Chats are written to a file, in the format of its ending or another`() async throws {
    interactor.add(.sample(1))
    let io = RecordingCommandIO()
    #expect(try await run(["export", "00000001", "--output", "a.md"], io) == .done)
    #expect(io.output == "1 chat with 3 messages: a.md\n")
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["export", "--all", "-o", "st/", "--format", "sillytavern", "--force"], json) == .done)
    #expect(try await run(["export", "--all", "-o", "x", "--format", "MD"]) == .done)
    #expect(
      interactor.calls.suffix(3) == [
        .export([Conversation.sample(1).id], to: "a.md", as: nil, replacing: false),
        .export(nil, to: "st/", as: .sillyTavern, replacing: true),
        .export(nil, to: "x", as: .markdown, replacing: false),
      ])
    #expect(
      json.values.first as? ExportRecord
        == ExportRecord(ChatExport(files: ["st/"], format: .sillyTavern, chats: 1, messages: 3)))
  }

  @Test(arguments: [(0, []), (1, ["1 message of another branch is left out; .jsonl keeps all."])])
  func `It says what a format has no place for`(count: Int, warnings: [String]) async throws {
    interactor.add(.sample(1))
    interactor.messagesLeftOut = count
    let io = RecordingCommandIO()
    #expect(try await run(["export", "--all", "--output", "a.md"], io) == .done)
    #expect(io.warnings == warnings && io.output == "1 chat with 3 messages: a.md\n")
  }

  @Test(arguments: [
    (0, ""), (1, ". 1 picture was not exported, only its name."),
    (2, ". 2 pictures were not exported, only their names."),
  ])
  func `An export says which pictures stay behind`(count: Int, words: String) {
    var export = ChatExport(files: ["a.md"], format: .markdown, chats: 1, messages: 3, picturesLeftOut: count)
    #expect(Language.english.exported(export) == "1 chat with 3 messages: a.md" + words)
    #expect(ExportRecord(export).picturesLeftOut == (count > 0 ? count : nil))
    export.pictures = 2
    #expect(Language.english.exported(export) == "1 chat with 3 messages and 2 pictures: a.md" + words)
    #expect(Language.korean.exported(export).hasPrefix("대화 1개, 메시지 3개, 그림 2개: a.md"))
  }

  @Test func `An export to one file says that the group stays behind`() {
    var export = ChatExport(files: ["a.jsonl"], format: .sillyTavern, chats: 1, messages: 3)
    #expect(ExportRecord(export).groupsLeftOut == nil)
    export.groupsLeftOut = 1
    #expect(Language.english.exported(export).hasPrefix("1 chat with 3 messages: a.jsonl. The file does not say"))
    #expect(ExportRecord(export).groupsLeftOut == 1)
  }

  @Test func `A preview names what a file tells the model`() async throws {
    var chat = ChatFileImport.Chat(title: "Sea", character: "Mara", messages: 2)
    (chat.authorsNote, chat.summary) = ("Rain\n\u{1B}[2J" + String(repeating: "x", count: 400), "They met.")
    var known = ChatFileImport.Chat(character: "Nova", messages: 1, isKnown: true)
    known.authorsNote = "Old"
    interactor.importedFiles = [ChatFileImport(path: "a.jsonl", format: .sillyTavern, chats: [chat, known])]
    let io = RecordingCommandIO()
    #expect(try await run(["import", "a.jsonl", "--preview"], io) == .done)
    #expect(io.output.contains("    author's note for the model: “Rain"))
    #expect(io.output.contains("x…”\n    summary for the model: “They met.”\n"))
    #expect(!io.output.contains("Old") && io.output.count < 600)
    let summary = Language.english.importSummary(ImportCounts(interactor.importedFiles), isPreview: true)
    #expect(summary.contains("Notes and summaries that the model gets: 2 (“Rain") && summary.contains("“They met.”)."))
    let record = ChatFileRecord.Chat(chat)
    #expect(record.authorsNote == chat.authorsNote && record.summary == chat.summary)
  }

  @Test func `The summary counts every new character, and the messages of other speakers`() {
    var chat = ChatFileImport.Chat(title: "Crew", character: "Seraphina", isNewCharacter: true, messages: 9)
    (chat.newMembers, chat.otherMessages) = (["Bram"], 3)
    var known = ChatFileImport.Chat(character: "Nova", messages: 1, isKnown: true)
    known.otherMessages = 5
    let counts = ImportCounts([ChatFileImport(path: "a.jsonl", format: .sillyTavern, chats: [chat, known])])
    let summary = Language.english.importSummary(counts)
    #expect(summary.contains("Characters with nothing but a name: 2 (Bram, Seraphina)."))
    #expect(summary.contains("Messages of a narrator or of another speaker: 3."))
    let record = ChatFileRecord.Chat(chat)
    #expect(record.newMembers == ["Bram"] && record.otherMessages == 3)
    #expect(ChatFileRecord.Chat(ChatFileImport.Chat(character: "A", messages: 1)).otherMessages == nil)
  }

  @Test func `Standard output gets only the chats, and a terminal gets none`() async throws {
    interactor.add(.sample(1))
    let io = RecordingCommandIO()
    #expect(try await run(["export", "--all", "--output", "-"], io) == .done)
    #expect(io.output.isEmpty && io.warnings.count == 1)
    #expect(
      await failure(["export", "--all", "--output", "-"], RecordingCommandIO(isTerminal: true))?.code == .wrongUsage)
  }

  @Test func `Wrong calls of an export are refused`() async throws {
    interactor.add(.sample(1))
    #expect(await failure(["export", "--output", "a.md"])?.code == .wrongUsage)
    #expect(await failure(["export", "--all", "00000001", "--output", "a.md"])?.code == .wrongUsage)
    #expect(await failure(["export", "00000001"])?.code == .wrongUsage)
    #expect(await failure(["export", "00000001", "-o", "a", "--format", "chatgpt"])?.code == .wrongUsage)
    #expect(await failure(["export", "00000009", "-o", "a.md"])?.code == .missing)
  }

  @Test func `A line a file, with what was odd, and the sums`() async throws {
    interactor.importedFiles = files
    let io = RecordingCommandIO()
    #expect(try await run(["import", "a.jsonl", "b.json"], io) == .failed)
    #expect(
      io.output == """
        a.jsonl\tadded: 1 chat with 2 messages, here already: 1 chat
          ! line 3: odd
          ! and 1 more
        b.json\tnot imported: It is empty.

        """)
    #expect(
      io.warnings == [
        "added: 1 chat with 2 messages. Already here: 1, files not imported: 1. Characters with nothing but a name: 1 (Mara). "
          + "If you have their cards, import those first. Repaired or left out: 2. `aichat chats import --undo` takes them back."
      ])
    #expect(interactor.calls.contains(.ensureProfile))
  }

  @Test func `A missing or a cut file gives the exit code, and the others are imported`() async throws {
    var (missing, cut) = (files[1], files[0])
    (missing.isMissing, cut.isCut) = (true, true)
    interactor.importedFiles = [cut]
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["import", "a.jsonl"], json) == .failed)
    #expect((json.values.first as? [ChatFileRecord])?.map(\.outcome) == ["cut"])
    interactor.importedFiles = [missing, cut]
    let io = RecordingCommandIO()
    #expect(try await run(["import", "b.json", "a.jsonl"], io) == .missing)
    #expect(io.output.contains("b.json\tnot imported") && io.output.contains("a.jsonl\tadded: 1 chat"))
    interactor.importedFiles = [missing]
    let nothing = RecordingCommandIO()
    #expect(try await run(["import", "b.json"], nothing) == .missing)
    #expect(nothing.output.isEmpty && nothing.warnings.count == 1)
  }

  @Test func `A dash is standard input`() async throws {
    interactor.importedFiles = [ChatFileImport(path: "/dev/stdin", format: .jsonLines)]
    let io = RecordingCommandIO()
    #expect(try await run(["import", "-"], io) == .done)
    #expect(interactor.calls.contains(.importing(["/dev/stdin"], isPreview: false)))
    #expect(io.output.hasPrefix("-\t"))
  }

  @Test func `A preview lists the chats, and makes no profile`() async throws {
    interactor.importedFiles = [files[0]]
    let io = RecordingCommandIO()
    #expect(try await run(["import", "--preview", "a.jsonl"], io) == .done)
    #expect(io.lines.contains("  Sea side · Mara: 2 messages") && io.lines.contains("  Nova: 1 message (here already)"))
    #expect(!interactor.calls.contains(.ensureProfile))
    #expect(interactor.calls.contains(.importing(["a.jsonl"], isPreview: true)))
  }

  @Test func `The JSON value is an array of files`() async throws {
    interactor.importedFiles = files
    let io = RecordingCommandIO(wantsJSON: true)
    _ = try await run(["import", "a.jsonl", "b.json"], io)
    let records = try #require(io.values.first as? [ChatFileRecord])
    #expect(records.map(\.outcome) == ["read", "refused"] && records.map(\.format) == ["sillytavern", nil])
    #expect(records[0].chats.map(\.outcome) == ["added", "known"] && records[0].chats[0].isNewCharacter)
    #expect(records[0].warnings == ["line 3: odd"] && records[0].warningCount == 2)
    #expect(records[1].reason == "It is empty.")
  }

  @Test func `Ctrl-C stops, and a terminal says how far it is`() async throws {
    interactor.gate(.importing).close()
    let io = RecordingCommandIO(isTerminal: true)
    let work = Task { try await run(["import", "a.jsonl"], io) }
    await settle()
    #expect(io.warnings == ["20000 messages stored…"])
    io.pressControlC()
    interactor.gate(.importing).open()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(io.warnings.last == "Stopped. Nothing was imported.")
  }

  @Test func `The last import is taken back`() async throws {
    interactor.undo = ChatImportUndo(deleted: [.sample(1)], kept: [.sample(2)], characters: 1)
    interactor.undo.keptPersonas = 2
    let io = RecordingCommandIO()
    #expect(try await run(["import", "--undo"], io) == .done)
    #expect(io.output == "\(Conversation.sample(1).id)\t\n")
    #expect(io.warnings == ["Deleted: 1 chat, 1 character. Changed or in use since, so kept: 1 chat, 2 personas."])
    #expect(await failure(["import", "--undo", "a.jsonl"])?.code == .wrongUsage)
    #expect(await failure(["import"])?.code == .wrongUsage)
    interactor.importedFiles = []
    #expect(await failure(["import", "empty"])?.code == .missing)
  }
}
