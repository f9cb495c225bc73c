import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalUI
import Testing

@testable import Explore

/// `avatars import` and `avatars export`.
@MainActor struct CardCommandsTests {
  private let interactor = FakeExploreInteractor([])

  private func run(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    let group = AvatarCommands(interactor: interactor).group
    let command = try #require(group.subcommands.first { $0.name == words.first })
    let work = try #require(command.run)
    return try await work(try Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  private func failure(_ words: [String]) async -> CommandFailure? {
    await #expect(throws: CommandFailure.self) { try await run(words) }
  }

  @Test func `Each file has a line, with its outcome and the reason`() async throws {
    interactor.cardFiles = ["cards": ["cards/a.png", "cards/b.json"]]
    interactor.cardOutcomes["cards/b.json"] = CardImport(
      path: "cards/b.json", outcome: .refused(LocalizedText("It is empty.", "비어 있습니다.")))
    let io = RecordingCommandIO()
    #expect(try await run(["import", "cards"], io) == .failed)
    #expect(io.output == "cards/a.png\tadded: cards/a.png\ncards/b.json\tnot imported: It is empty.\n")
    #expect(io.warnings.last?.hasPrefix("added: 1, here already: 0, not imported: 1.") == true)
    #expect(io.warnings.last?.contains("--undo") == true)
  }

  @Test func `A file that is missing is named, and the others are imported`() async throws {
    interactor.cardFiles = ["a.png": ["a.png"]]
    interactor.missingCards = ["none.png"]
    let io = RecordingCommandIO()
    #expect(try await run(["import", "none.png", "a.png"], io) == .missing)
    #expect(io.warnings.first == "none.png: There is no such file." && io.output == "a.png\tadded: a.png\n")
    #expect(try await run(["import", "none.png"], io) == .missing)
    #expect(interactor.avatars.map(\.name) == ["a.png"])
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["import", "none.png", "a.png"], json) == .missing)
    #expect((json.values.first as? [CardEntry])?.map(\.path) == ["none.png", "a.png"])
  }

  @Test func `A long import says how far it is`() async throws {
    let files = (0..<5).map { "c/\($0).png" }
    interactor.cardFiles = ["c": files]
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["import", "c"], io) == .done)
    #expect(io.warnings.prefix(3) == ["2 of 5 files", "4 of 5 files", "5 of 5 files"])
    #expect(interactor.avatars.map(\.name) == files)
  }

  @Test func `Ctrl-C stops between two steps`() async throws {
    interactor.cardFiles = ["c": (0..<5).map { "c/\($0).png" }]
    let io = RecordingCommandIO()
    interactor.onImportStep = { io.pressControlC() }
    #expect(try await run(["import", "c"], io) == .interrupted)
    #expect(interactor.avatars.count == 2)
    #expect(io.warnings.last?.contains("continues it") == true)
  }

  @Test func `A preview stores nothing and gives no id`() async throws {
    interactor.cardFiles = ["a.png": ["a.png"]]
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["import", "--preview", "a.png"], io) == .done)
    #expect(interactor.imports.map(\.isPreview) == [true])
    let entry = try #require((io.values.first as? [CardEntry])?.first)
    #expect(entry.outcome == "added" && entry.id == nil && entry.name == "a.png")
  }

  @Test func `A dash is standard input`() async throws {
    interactor.cardFiles = ["/dev/stdin": ["/dev/stdin"]]
    let io = RecordingCommandIO()
    #expect(try await run(["import", "-"], io) == .done)
    #expect(io.output == "-\tadded: /dev/stdin\n")
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["import", "-"], json) == .done)
    #expect((json.values.first as? [CardEntry])?.first?.path == "-")
  }

  @Test func `Wrong calls are refused`() async throws {
    #expect(await failure(["import"])?.code == .wrongUsage)
    #expect(await failure(["import", "--undo", "a.png"])?.code == .wrongUsage)
    interactor.cardFiles = ["empty": []]
    #expect(await failure(["import", "empty"])?.code == .missing)
  }

  @Test func `An import is taken back, except for edited characters`() async throws {
    let avatars = Avatar.samples
    interactor.lastImport = ([avatars[0]], [avatars[1]])
    let io = RecordingCommandIO()
    #expect(try await run(["import", "--undo"], io) == .done)
    #expect(io.output == "\(avatars[0].id)\t\(avatars[0].name)\n")
    #expect(io.warnings == ["Deleted: 1. Their chats stay. Edited since, so kept: \(avatars[1].name)."])
  }

  @Test func `A character is written as a card, and no file is replaced unasked`() async throws {
    let avatar = Avatar.samples[0]
    interactor.avatars = [avatar]
    interactor.lacks = [LocalizedText("It lacks two files.", "파일 두 개가 없습니다.")]
    let io = RecordingCommandIO()
    #expect(try await run(["export", avatar.name, "--output", "a.png"], io) == .done)
    #expect(io.warnings == ["It lacks two files."])
    interactor.cardFiles = ["a.png": []]
    #expect(await failure(["export", avatar.name, "--output", "a.png"])?.code == .failed)
    #expect(try await run(["export", avatar.name, "--output", "a.png", "--force"]) == .done)
    #expect(interactor.exports.map(\.isReplacing) == [false, false, true])
    #expect(await failure(["export", avatar.name])?.code == .wrongUsage)
  }

  @Test func `Standard output gets only the card, and a terminal gets none`() async throws {
    interactor.avatars = [Avatar.samples[0]]
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["export", Avatar.samples[0].name, "-o", "-"], io) == .done)
    #expect(interactor.exports.map(\.path) == ["/dev/stdout"] && io.values.isEmpty)
    let failure = await #expect(throws: CommandFailure.self) {
      try await run(["export", Avatar.samples[0].name, "-o", "-"], RecordingCommandIO(isTerminal: true))
    }
    #expect(failure?.code == .wrongUsage && interactor.exports.count == 1)
  }
}
