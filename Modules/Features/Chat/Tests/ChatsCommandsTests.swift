import FeatureKitTestSupport
import ChatTestSupport
import Entities
import FeatureKit
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatsCommandsTests {
  private let interactor = FakeChatInteractor()

  private func run(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    let group = ChatsCommands.group(interactor)
    let command = try #require(group.subcommands.first { $0.name == words.first })
    let work = try #require(command.run)
    return try await work(try Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  private func failure(_ words: [String]) async -> CommandFailure? {
    await #expect(throws: CommandFailure.self) { try await run(words) }
  }

  // MARK: rename, delete

  @Test func `A chat gets a title, and loses it`() async throws {
    interactor.add(.sample(1))
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["rename", "00000001", "Tea"], io) == .done)
    #expect(interactor.summaries[0].chat.title == "Tea")
    #expect((io.values.first as? TitleRecord)?.title == "Tea")
    #expect(try await run(["rename", "00000001", ""]) == .done)
    #expect(await failure(["rename", "00000001"])?.code == .wrongUsage)
    #expect(await failure(["rename", "00000009", "Tea"])?.code == .missing)
  }

  @Test func `A chat is deleted without a question, and restored`() async throws {
    interactor.add(.sample(1))
    interactor.add(.sample(2))
    let io = RecordingCommandIO()
    #expect(try await run(["delete", "00000001"], io) == .done)
    #expect(interactor.summaries.map(\.id) == [Conversation.sample(2).id] && io.output == "")
    #expect(io.warnings.joined().contains("chats restore \(Conversation.sample(1).id)"))
    let list = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["list", "--deleted"], list) == .done)
    let deleted = try #require((list.values.first as? [ChatRecord])?.first)
    #expect(deleted.id == Conversation.sample(1).id && deleted.deleted != nil)
    let missing = await failure(["show", "00000001"])
    #expect(missing?.code == .missing && missing?.message(in: .english).contains("chats restore") == true)
    #expect(await failure(["delete"])?.code == .wrongUsage)

    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["restore", "00000001"], json) == .done)
    #expect((json.values.first as? TitleRecord)?.id == Conversation.sample(1).id)
    #expect(interactor.summaries.count == 2)
    #expect(await failure(["restore", "00000001"])?.code == .missing)
    #expect(await failure(["restore"])?.code == .wrongUsage)
    #expect(await failure(["list", "--deleted", "--archived"])?.code == .wrongUsage)
  }

  @Test func `A chat is deleted for good when the user agrees, also from the trash`() async throws {
    for number in 1...3 { interactor.add(.sample(UInt64(number))) }
    let io = RecordingCommandIO(isTerminal: true)
    io.answer = false
    #expect(try await run(["delete", "00000001", "--for-good"], io) == .failed)
    #expect(interactor.summaries.count == 3)
    io.answer = true
    #expect(try await run(["delete", "00000001", "--for-good"], io) == .done)
    #expect(interactor.summaries.count == 2 && interactor.deletedSummaries.isEmpty)
    #expect(try await run(["delete", "00000002"]) == .done)
    #expect(try await run(["delete", "00000002", "--for-good", "--yes"]) == .done)
    #expect(interactor.summaries.count == 1 && interactor.deletedSummaries.isEmpty)
  }

  @Test func `The trash is emptied when the user agrees`() async throws {
    for number in 1...3 { interactor.add(.sample(UInt64(number))) }
    for id in ["00000001", "00000002"] { #expect(try await run(["delete", id]) == .done) }
    let io = RecordingCommandIO(isTerminal: true)
    io.answer = false
    #expect(try await run(["delete", "--trash"], io) == .failed)
    #expect(io.questions.first?.contains("all chats in the trash") == true && interactor.deletedSummaries.count == 2)
    #expect(await failure(["delete", "00000003", "--trash", "--yes"])?.code == .wrongUsage)
    #expect(interactor.deletedSummaries.count == 2 && interactor.summaries.count == 1)
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["delete", "--trash", "--yes"], json) == .done)
    #expect((json.values.first as? [TitleRecord])?.map(\.id) == [2, 1].map { Conversation.sample($0).id })
    #expect(json.warnings == ["2 chats were deleted for good."])
    #expect(interactor.deletedSummaries.isEmpty && interactor.summaries.map(\.id) == [Conversation.sample(3).id])
    // An empty one needs no answer.
    let again = RecordingCommandIO()
    #expect(try await run(["delete", "--trash"], again) == .done)
    #expect(again.warnings == ["The trash is empty."])
  }

  // MARK: new, members

  @Test func `A chat begins with several characters`() async throws {
    interactor.avatars = [.sample(), .sample(2, name: "Rex")]
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["new", "--with", "Rex", "--with", "nova", "--order", "list"], io) == .done)
    let record = try #require(io.values.first as? GroupRecord)
    #expect(record.order == "list" && Set(record.members.map(\.name)) == ["Rex", "Nova"])
    #expect(interactor.groups[record.id]?.members.map(\.id) == [Avatar.sample(2).id, Avatar.sample().id])
    let script = RecordingCommandIO()
    #expect(try await run(["new", "--with", "Rex", "--with", "nova"], script) == .done)
    #expect(script.lines.count == 1 && Conversation.ID(script.lines[0]) != nil)
    #expect(await failure(["new", "--with", "Rex"])?.code == .wrongUsage)
    #expect(await failure(["new", "--with", "Rex", "--with", "Nova", "--order", "wild"])?.code == .wrongUsage)
  }

  @Test func `Members are listed and changed`() async throws {
    interactor.avatars = [.sample(), .sample(2, name: "Rex")]
    interactor.add(.sample(1))
    let io = RecordingCommandIO()
    #expect(try await run(["members", "00000001"], io) == .done)
    #expect(io.output.contains("Nova") && !io.output.contains("Order"))
    #expect(try await run(["members", "00000001", "--add", "Rex", "--mute", "Rex", "--cards", "merged"], io) == .done)
    #expect(io.output.contains("Rex (muted)") && io.output.contains("Order: natural"))
    let group = interactor.groups[Conversation.sample(1).id]
    #expect(group?.cards == .merged && group?.members.last?.part == .muted)
    #expect(try await run(["members", "00000001", "--remove", "Rex"], io) == .done)
    #expect(interactor.groups[Conversation.sample(1).id]?.present.count == 1)
    #expect(await failure(["members", "00000001", "--unmute", "Rex"])?.code == .missing)
    #expect(await failure(["members", "00000009"])?.code == .missing)
  }

  // MARK: list

  @Test func `A line a chat: id, time, name, last words`() async throws {
    interactor.add(.sample(1))
    interactor.add(.sample(2, with: Avatar.sample(9).id))
    interactor.summaries[1].chat.title = "Two\nlines"
    interactor.summaries[1].lastText = "Of\nlight"
    let io = RecordingCommandIO()
    #expect(try await run(["list"], io) == .done)
    #expect(
      io.output == """
        00000000-0000-000c-0000-000000000002  2023-11-14T22:15:20Z  Unknown
        00000000-0000-000c-0000-000000000001  2023-11-14T22:14:20Z  Two lines — Of light

        """)
  }

  /// The last digits are the random ones. Seven of eight would name both of these.
  @Test func `On a terminal ids are short, and as good as whole ones`() async throws {
    let (one, other) = (Conversation.sample(0x1_0000_0001), Conversation.sample(0x2_0000_0001))
    interactor.add(one, [.sample(1, after: nil, .assistant, "From one", in: one.id)])
    interactor.add(other)
    interactor.hits = [SearchHit(message: .sample(1, after: nil, .user, "moon", in: one.id))]
    let io = RecordingCommandIO(isTerminal: true)
    #expect(try await run(["list"], io) == .done)
    #expect(io.writes.map { $0.prefix { $0 != " " } } == ["200000001", "100000001"])
    let found = RecordingCommandIO(isTerminal: true)
    #expect(try await run(["search", "moon"], found) == .done)
    #expect(found.output.hasPrefix("100000001  "))
    let shown = RecordingCommandIO()
    #expect(try await run(["show", "100000001"], shown) == .done)
    #expect(shown.output.contains("From one"))
    let json = RecordingCommandIO(wantsJSON: true, isTerminal: true)
    #expect(try await run(["list"], json) == .done)
    #expect((json.values.first as? [ChatRecord])?.map(\.id) == [other.id, one.id])
  }

  @Test func `The shell completes short ids, and whole ids that were begun`() async throws {
    interactor.add(.sample(1))
    guard case .words(let chats) = ValueKind.chats(interactor) else {
      Issue.record("no words")
      return
    }
    let chat = try #require(try await chats([], .english).first)
    #expect(chat.word == "00000001" && chat.continuing("0000").word == "00000001")
    #expect(chat.continuing("00000000-").word == "\(Conversation.sample(1).id)")
  }

  @Test func `An empty list prints nothing`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run(["list"], io) == .done)
    #expect(io.output == "")
  }

  @Test func `The list says which avatars were deleted`() async throws {
    interactor.add(.sample())
    interactor.summaries[0].isAvatarDeleted = true
    let io = RecordingCommandIO()
    #expect(try await run(["list"], io) == .done)
    #expect(io.output.hasSuffix("  Nova (deleted)\n"))
  }

  @Test(arguments: [["list"], ["search", "moon"]])
  func `Without a profile there is nothing, and none is made`(words: [String]) async throws {
    interactor.profile = nil
    interactor.errors = [.list: OutOfReach(), .search: OutOfReach()]
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(words, io) == .done)
    #expect(interactor.profile == nil)
    #expect((io.values.first as? [ChatRecord])?.isEmpty ?? (io.values.first as? [HitRecord])?.isEmpty == true)
  }

  @Test func `Fifty are listed, unless another number is asked for`() async throws {
    for number in 1...450 { interactor.add(.sample(UInt64(number))) }
    for (words, count) in [(["list"], 50), (["list", "--limit", "420"], 420), (["list", "--limit=1000"], 450)] {
      let io = RecordingCommandIO()
      #expect(try await run(words, io) == .done)
      #expect(io.writes.count == count && io.warnings.isEmpty == (count != 50))
      #expect(Set(io.writes).count == count)
    }
  }

  @Test func `An offset leaves out the first`() async throws {
    for number in 1...10 { interactor.add(.sample(UInt64(number))) }
    let io = RecordingCommandIO()
    #expect(try await run(["list", "--offset", "8"], io) == .done)
    #expect(io.writes.map { $0.prefix(36) } == ["\(Conversation.sample(2).id)", "\(Conversation.sample(1).id)"])
  }

  @Test(arguments: [
    ["list", "--limit", "0"], ["list", "--limit", "many"], ["list", "--offset", "-1"],
    ["search", "--limit", "1.5", "moon"],
  ])
  func `Wrong numbers are wrong usage`(words: [String]) async {
    #expect(await failure(words)?.code == .wrongUsage)
  }

  @Test func `The list as JSON`() async throws {
    interactor.add(.sample(1))
    interactor.summaries[0].lastText = "Bye"
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["list"], io) == .done)
    #expect(io.output == "")
    #expect(io.values.first as? [ChatRecord] == interactor.summaries.map { ChatRecord($0) })
  }

  // MARK: show

  @Test func `Messages with their speakers, whole`() async throws {
    interactor.add(
      .sample(),
      [
        .sample(1, after: nil, .assistant, "Hello.\nWho are you?"), .sample(2, after: 1, .user, "Me"),
        .sample(3, after: 2, .assistant, "Ah", .failed("Broken.")), .sample(4, after: 3, .assistant, "", .cancelled),
      ])
    let io = RecordingCommandIO()
    #expect(try await run(["show", "\(Conversation.sample().id)"], io) == .done)
    #expect(
      io.output == """
        Nova (rules, no AI model):
        Hello.
        Who are you?

        You:
        Me

        Nova:
        Ah
        (failed: Broken.)

        Nova:
        (stopped)

        """)
  }

  @Test(arguments: [0, 1, 199, 200, 201, 400, 1_001])
  func `Every message comes once, in its order, page by page`(count: Int) async throws {
    interactor.add(.sample(), Message.samples(count))
    let io = RecordingCommandIO()
    #expect(try await run(["show", "\(Conversation.sample().id)"], io) == .done)
    let texts = io.output.split(separator: "\n").filter { $0.hasPrefix("Message") }
    #expect(texts.map(String.init) == Message.samples(count).map(\.text))
    let limits = interactor.calls.compactMap { if case .messages(_, let limit) = $0 { limit } else { nil } }
    #expect(limits.allSatisfy { $0 == 200 })
    let io2 = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["show", "\(Conversation.sample().id)"], io2) == .done)
    let record = try #require(io2.values.first as? TranscriptRecord)
    #expect(record.messages.map(\.text) == Message.samples(count).map(\.text))
    #expect(record.avatar == "Nova")
  }

  @Test func `A chat that is not there is missing`() async {
    #expect(await failure(["show", "none"])?.code == .missing)
    #expect(await failure(["show", "\(Conversation.sample(9).id)"])?.code == .missing)
  }

  @Test(arguments: [["show"], ["show", "a", "b"]]) func `One chat must be named`(words: [String]) async {
    #expect(await failure(words)?.code == .wrongUsage)
  }

  @Test func `A reply that the model's limit cut is shown as such`() async throws {
    let id = Conversation.sample(7).id
    interactor.add(.sample(7), [.sample(1, after: nil, .assistant, "Half", .cutOff, in: id)])
    let io = RecordingCommandIO()
    #expect(try await run(["show", "\(id)"], io) == .done)
    #expect(io.output == "Nova (rules, no AI model):\nHalf\n(cut off at the model's limit)\n")
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["show", "\(id)"], json) == .done)
    #expect((json.values.first as? TranscriptRecord)?.messages.map(\.state) == ["cut_off"])
  }

  // MARK: place

  @Test func `A chat is pinned, archived and tagged`() async throws {
    interactor.add(.sample(1))
    let id = "\(Conversation.sample(1).id)"
    #expect(try await run(["pin", id], RecordingCommandIO()) == .done)
    #expect(try await run(["tag", id, "sea, work"], RecordingCommandIO()) == .done)
    #expect(interactor.summaries[0].chat.place == ChatPlace(isPinned: true, tags: ["sea", "work"]))
    let tagged = RecordingCommandIO()
    #expect(try await run(["list", "--tag", "sea"], tagged) == .done)
    #expect(tagged.output.contains(" "))
    #expect(try await run(["archive", id], RecordingCommandIO()) == .done)
    let current = RecordingCommandIO(), archived = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["list"], current) == .done)
    #expect(try await run(["list", "--archived"], archived) == .done)
    #expect(current.output == "" && (archived.values.first as? [ChatRecord])?.map(\.tags) == [["sea", "work"]])
    #expect(try await run(["archive", "--off", id], RecordingCommandIO()) == .done)
    #expect(try await run(["pin", "--off", id], RecordingCommandIO()) == .done)
    #expect(try await run(["tag", id, ""], RecordingCommandIO()) == .done)
    #expect(interactor.summaries[0].chat.place == ChatPlace())
  }

  @Test(arguments: [["pin"], ["tag", "x"], ["list", "--archived", "--tag", "x"]])
  func `Wrong words about a place are told`(words: [String]) async {
    #expect(await failure(words)?.code == .wrongUsage)
  }

  // MARK: search

  @Test func `A line a place that was found`() async throws {
    interactor.hits = [
      SearchHit(message: .sample(1, after: nil, .user, "The moon\nis far"), avatarName: "Nova"),
      SearchHit(message: .sample(2, after: 1, .assistant, "A moon?")),
    ]
    let io = RecordingCommandIO(language: .korean)
    #expect(try await run(["search", "moon"], io) == .done)
    #expect(
      io.output == """
        00000000-0000-000c-0000-000000000001  나: The moon is far
        00000000-0000-000c-0000-000000000001  알 수 없음: A moon?

        """)
    #expect(interactor.calls.contains(.search(MessageQuery("moon"), limit: 21)))
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["search", "--limit", "1", "moon"], json) == .done)
    #expect(json.values.first as? [HitRecord] == [HitRecord(interactor.hits[0])])
    #expect(json.warnings.isEmpty && io.warnings.isEmpty)
  }

  @Test(arguments: [false, true]) func `A search says that it found more`(json: Bool) async throws {
    interactor.hits = (1...21).map { SearchHit(message: .sample($0, after: nil, .user, "The moon")) }
    let io = RecordingCommandIO(wantsJSON: json)
    #expect(try await run(["search", "moon"], io) == .done)
    #expect(json ? (io.values.first as? [HitRecord])?.count == 20 : io.writes.count == 20)
    #expect(io.warnings == ["There is more: these are the first 20. “--limit N” shows N."])
  }

  @Test func `A chat is found by its title`() async throws {
    interactor.add(.sample(3, title: "Tea at four"))
    let io = RecordingCommandIO()
    #expect(try await run(["search", "tea"], io) == .done)
    #expect(io.output == "\(Conversation.sample(3).id)  Tea at four · Nova\n")
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["search", "tea"], json) == .done)
    #expect(json.values.first as? [HitRecord] == [HitRecord(interactor.summaries[0])])
  }

  @Test func `Nothing found prints nothing`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run(["search", "sun"], io) == .done)
    #expect(io.output == "")
  }

  @Test(arguments: ["show", "pin", "archive", "members"])
  func `A command that needs one chat names itself`(command: String) async {
    #expect(await failure([command])?.description == "Name one chat: aichat chats \(command) ID")
  }

  @Test(arguments: [["search"], ["search", " "]]) func `Words are needed`(words: [String]) async {
    #expect(await failure(words)?.code == .wrongUsage)
  }

  @Test func `A storage failure is not hidden`() async {
    interactor.errors[.list] = OutOfReach()
    await #expect(throws: OutOfReach.self) { try await run(["list"]) }
  }
}
