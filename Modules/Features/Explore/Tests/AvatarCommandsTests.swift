import FeatureKitTestSupport
import Entities
import ExploreTestSupport
import FeatureKit
import TerminalUI
import Testing

@testable import Explore

@MainActor struct AvatarCommandsTests {
  private let interactor = FakeExploreInteractor()

  private func list(_ words: String..., io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(AvatarCommands(interactor: interactor).group.subcommands.first { $0.name == "list" })
    let run = try #require(command.run)
    return try await run(Arguments(words, options: command.options), io)
  }

  @Test func aLineEachWithATabForScripts() async throws {
    let io = RecordingCommandIO()
    #expect(try await list(io: io) == .done)
    let ids = interactor.avatars.map(\.id)
    #expect(
      io.output == """
        Zed\tAn alien that is smiling in the park\t\(ids[0])
        Rex\tKnows every tree by name\t\(ids[1])
        Ada\tExplains engines, weather and everything between them\t\(ids[2])
        보현\t골목 찻집의 조용한 주인\t\(ids[3])

        """)
  }

  @Test func columnsForPeople() async throws {
    let io = RecordingCommandIO(language: .korean, isTerminal: true)
    #expect(try await list(io: io) == .done)
    #expect(io.output.hasPrefix("Zed   공원에서 웃고 있는 외계인 "))
    #expect(io.output.contains("\nRex   Knows") && io.output.contains("\n보현  골목 찻집의 조용한 주인 "))
    // The shortest prefixes of ids that distinguish the avatars.
    let ids = interactor.avatars.map(\.id)
    let last = io.output.split(separator: "\n").map { $0.split(separator: " ").last.map(String.init) }
    #expect(last == ids.map { $0.shortForm(among: ids) })
  }

  @Test func aNameCannotBreakTheTable() async throws {
    interactor.avatars = [.zed]
    interactor.avatars[0].name = "Two\nlines\tand a tab"
    let io = RecordingCommandIO()
    _ = try await list(io: io)
    #expect(io.output == "Two lines and a tab\tAn alien that is smiling in the park\t\(interactor.avatars[0].id)\n")
  }

  @Test(arguments: ["dog", "DOG"]) func ofOneKind(_ kind: String) async throws {
    let io = RecordingCommandIO()
    #expect(try await list("--kind", kind, io: io) == .done)
    #expect(io.output == "Rex\tKnows every tree by name\t\(interactor.avatars[1].id)\n")
  }

  @Test func anEmptyListIsDoneToo() async throws {
    let io = RecordingCommandIO()
    #expect(try await list("--kind=cat", io: io) == .done)
    #expect(io.output == "")
  }

  @Test func json() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await list("--kind", "man", io: io) == .done)
    let entries = try #require(io.values.first as? [AvatarEntry])
    #expect(entries == [AvatarEntry(.bo, in: .english)])
    #expect(entries.first?.isBuiltIn == false)
    #expect(io.values.count == 1)
    #expect(io.output == "")
  }

  @Test func anEmptyListIsAnEmptyArray() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await list("--kind", "cat", io: io) == .done)
    #expect((io.values.first as? [AvatarEntry])?.isEmpty == true)
  }

  @Test func aWrongKindListsTheKinds() async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      try await list("--kind", "robot", io: RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.description == "There is no kind “robot”. Available: man, woman, alien, dog, cat.")
  }

  @Test func aFailureComesThrough() async throws {
    interactor.error = OutOfReach()
    await #expect(throws: OutOfReach.self) { try await list(io: RecordingCommandIO()) }
  }

  @Test func aReaderThatWentAwayEndsIt() async throws {
    let io = RecordingCommandIO()
    io.writeError = OutOfReach()
    await #expect(throws: OutOfReach.self) { try await list(io: io) }
  }
}
