import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import Testing

@testable import Chat

/// The parts of a request besides text, the dry run, and the code that `ask` extracts from a reply.
@MainActor struct AskExtrasTests {
  private let interactor = FakeChatInteractor()
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  init() { interactor.script = [("Yes.", .complete)] }

  private func run(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    let ask = AskCommand.subcommand(interactor)
    let work = try #require(ask.run)
    return try await work(try Arguments(words, options: ask.options), io)
  }

  // MARK: Files

  @Test func `Texts are appended with their names, pictures go along`() async throws {
    let io = RecordingCommandIO(input: "piped\n")
    io.files = ["a.txt": Array("one\n".utf8), "b/c.md": Array("x ```` y".utf8), "d.png": Self.png]
    #expect(try await run(["-f", "a.txt", "Explain", "--file=b/c.md", "-f", "d.png"], io) == .done)
    let question = try #require(interactor.questions.first)
    #expect(
      question.text
        == "Explain\n\npiped\n\na.txt:\n```\none\n```\n\nb/c.md:\n`````\nx ```` y\n`````\n\n[d.png]")
    #expect(question.pictures == [UserTurn.Picture(name: "d.png", bytes: Self.png)])
  }

  @Test func `A dash is what is piped`() async throws {
    #expect(try await run(["-", "Explain", "-"], RecordingCommandIO(input: "piped\n")) == .done)
    #expect(interactor.questions.first?.text == "Explain\n\npiped")
    #expect(try await run(["-"], RecordingCommandIO(input: "alone")) == .done)
    #expect(interactor.questions.last?.text == "alone")
    // Between words it is a word.
    #expect(try await run(["서울", "-", "부산", "-"]) == .done)
    #expect(interactor.questions.last?.text == "서울 - 부산")
  }

  @Test func `A file is enough`() async throws {
    let io = RecordingCommandIO()
    io.files = ["a.txt": []]
    #expect(try await run(["-f", "a.txt"], io) == .done)
    #expect(interactor.questions.first?.text == "a.txt:\n```\n\n```")
  }

  @Test(arguments: [
    ("gone", ExitCode.missing), ("binary", .wrongUsage), ("zero", .wrongUsage), ("long", .wrongUsage),
    ("huge", .wrongUsage),
  ])
  func `A file that cannot be sent is refused, and no chat begins`(name: String, code: ExitCode) async throws {
    let io = RecordingCommandIO()
    io.files = [
      "binary": [0x47, 0x49, 0x46, 0xFF], "zero": [0x41, 0],
      "huge": Array(repeating: 0x41, count: AttachedFile.longest + 1),
      "long": Array(repeating: 0x41, count: AttachedFile.longestText),
    ]
    let failure = await #expect(throws: CommandFailure.self) { try await run(["-f", name, "Hi"], io) }
    #expect(failure?.code == code && failure?.description.contains(name) == true)
    #expect(interactor.calls.isEmpty)
  }

  // MARK: --system and --dry-run

  @Test func `An instruction goes with this turn`() async throws {
    #expect(try await run(["--system", "Be short.", "Hi"]) == .done)
    #expect(interactor.questions == [UserTurn("Hi", instruction: "Be short.")])
  }

  @Test func `A dry run shows the parts, and begins nothing`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run(["--dry-run", "--system", "Be short.", "Hi"], io) == .done)
    #expect(
      io.output == """
        To: offline · rules, no AI model
        About 30 of 7168 tokens: the model's context window has 8192, and 1024 are left for the reply.

        [Character description · system · about 10 tokens]
        You are Nova.

        [Instruction for this turn · system · about 10 tokens]
        Be short.

        [Your message now · user · about 10 tokens]
        Hi

        """)
    #expect(interactor.calls.isEmpty && interactor.summaries.isEmpty)
  }

  @Test(arguments: [["--continue"], ["--continue", "-a", "Nova"], ["--chat", "\(Conversation.sample().id)"]])
  func `A dry run finds the chat`(words: [String]) async throws {
    interactor.add(.sample(), Message.samples(2))
    interactor.unsent = 1
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(words + ["--dry-run", "Hi"], io) == .done)
    let record = try #require(io.values.first as? PromptRecord)
    #expect(record.parts.map(\.text) == ["You are Nova.", "Message 2", "Hi"])
    #expect(record.leftOut == 1 && record.budget == 7168 && record.estimatedTokens == 30)
    #expect(interactor.paths.values.map(\.count) == [2])
  }

  // MARK: --extract-code

  @Test func `Only the code is printed`() async throws {
    let io = RecordingCommandIO()
    interactor.script = [
      ("Look:\n```sw", .streaming), ("Look:\n```swift\nlet a = 1\n```\nand\n~~~\nb\n~~~", .complete),
    ]
    #expect(try await run(["--extract-code", "Hi"], io) == .done)
    #expect(io.output == "let a = 1\nb\n" && io.warnings.isEmpty)
  }

  @Test func `Without code it fails with words`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run(["--extract-code", "Hi"], io) == .failed)
    #expect(io.output == "" && io.warnings == [io.language.noCode])
  }

  @Test func `Code of a reply that broke is printed all the same`() async throws {
    let io = RecordingCommandIO()
    interactor.script = [("```\na", .failed("It broke."))]
    #expect(try await run(["--extract-code", "Hi"], io) == .providerFailed)
    #expect(io.output == "a\n" && io.warnings == ["It broke."])
  }

  @Test func `Options that contradict one another are wrong usage`() async {
    for (words, wantsJSON) in [(["--extract-code", "--dry-run", "Hi"], false), (["--extract-code", "Hi"], true)] {
      let failure = await #expect(throws: CommandFailure.self) {
        try await run(words, RecordingCommandIO(wantsJSON: wantsJSON))
      }
      #expect(failure?.code == .wrongUsage)
    }
    #expect(interactor.calls.isEmpty)
  }

  @Test(
    arguments: [
      ("no code", []), ("```\n```", [""]), ("```\na\n\n  b\n```\n", ["a\n\n  b\n"]), ("````\n```\n````", ["```\n"]),
      ("- x\n  ```c\n  a\n   b\n c\n  ```", ["a\n b\nc\n"]), ("```a`b\nx", []), ("~~~ `\nx", ["x\n"]),
      ("```\nx\n~~~\n``` y\n```\t", ["x\n~~~\n``` y\n"]), ("```\na\r\n```\r\n", ["a\r\n"]), ("``\na\n``", []),
      ("```\n" + String(repeating: "x", count: 9000) + "\n```", [String(repeating: "x", count: 9000) + "\n"]),
    ] as [(String, [String])])
  func `Code between fences`(text: String, blocks: [String]) {
    #expect(FencedCode.blocks(in: text) == blocks)
  }
}
