import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import FeatureKit
import Foundation
import TerminalUI
import Testing

@testable import Chat

/// How `ask` prints replies, and how they end.
@MainActor struct AskReplyTests {
  private let interactor = FakeChatInteractor()

  private func start(_ io: RecordingCommandIO, _ options: [String] = []) -> Task<ExitCode, any Error> {
    let ask = AskCommand.subcommand(interactor)
    return Task {
      guard let run = ask.run else { throw CommandFailure(.failed, "ask is a group") }
      return try await run(try Arguments(options + ["Hi"], options: ask.options), io)
    }
  }

  /// The conversation that a command began.
  private var conversation: Conversation.ID { interactor.summaries.first?.id ?? Conversation.sample().id }

  @Test func `Thoughts are not printed`() async throws {
    let io = RecordingCommandIO()
    let command = start(io)
    await settle()
    var reply = try #require(interactor.paths[conversation]?.last)
    reply.reasoning = "A secret."
    interactor.publish(reply)
    await settle()
    #expect(io.output == "")
    (reply.text, reply.state) = ("Hello.", .complete)
    interactor.publish(reply)
    #expect(try await command.value == .done)
    #expect(io.output == "Hello.")
  }

  @Test(arguments: [true, false]) func `Each pause is reported once`(isTerminal: Bool) async throws {
    let io = RecordingCommandIO(isTerminal: isTerminal)
    let command = start(io)
    await settle()
    var reply = try #require(interactor.paths[conversation]?.last)
    reply.pause = .sample
    interactor.publish(reply)
    // The same once more, as when text has arrived that is not shown yet.
    interactor.publish(reply)
    reply.pause?.attempt = 3
    interactor.publish(reply)
    await settle()
    #expect(io.warnings == ["Server busy: again in 12 s (2 of 3)", "Server busy: again in 12 s (3 of 3)"])
    (reply.text, reply.state, reply.pause) = ("Hello.", .complete, nil)
    interactor.publish(reply)
    #expect(try await command.value == .done)
    #expect(io.output == (isTerminal ? "Hello.\n" : "Hello."))
  }

  @Test func `The reply is printed as it arrives`() async throws {
    let io = RecordingCommandIO()
    let command = start(io)
    await settle()
    #expect(io.output == "")
    interactor.reply("달", in: conversation)
    await settle()
    #expect(io.output == "달")
    interactor.reply("달은 멀다", in: conversation)
    await settle()
    #expect(io.writes == ["달", "은 멀다"])
    interactor.reply("달은 멀다.", .complete, in: conversation)
    #expect(try await command.value == .done)
    #expect(io.output == "달은 멀다.")
  }

  @Test func `With --no-stream it is printed when it is whole`() async throws {
    let io = RecordingCommandIO()
    interactor.script = [("One", .streaming), ("One two", .complete)]
    #expect(try await start(io, ["--no-stream"]).value == .done)
    #expect(io.writes == ["One two"])
  }

  @Test(arguments: [("Text", "Text\n"), ("Line\n", "Line\n"), ("", "")])
  func `On a terminal the last line ends`(reply: String, output: String) async throws {
    let io = RecordingCommandIO(isTerminal: true)
    interactor.script = [(reply, .complete)]
    #expect(try await start(io).value == .done)
    #expect(io.output == output)
  }

  @Test func `On a terminal Markdown shows while it arrives`() async throws {
    let io = RecordingCommandIO(columns: 30)
    let page = try #require(io.page)
    let command = start(io)
    await settle()
    interactor.reply("# Moon\n\nIt is **fa", in: conversation)
    await settle()
    #expect(page.settled.map(\.text) == ["Moon"])
    #expect(page.open.map(\.text) == ["", "It is **fa"])
    interactor.reply("# Moon\n\nIt is **far** away.", .complete, in: conversation)
    #expect(try await command.value == .done)
    #expect(page.settled.map(\.text) == ["Moon", "", "It is far away."])
    #expect(page.open.isEmpty)
    #expect(page.settled.last?.spans.contains(TextSpan("far", SpanAppearance(.bold))) == true)
    #expect(io.writes.isEmpty)
  }

  @Test func `On a terminal the text before Ctrl-C stays`() async throws {
    let io = RecordingCommandIO(columns: 30)
    let command = start(io)
    await settle()
    interactor.reply("- one\n- two *thr", in: conversation)
    await settle()
    io.pressControlC()
    #expect(try await command.value == .interrupted)
    #expect(io.page?.settled.map(\.text) == ["• one", "• two *thr"])
    #expect(io.page?.open.isEmpty == true)
  }

  @Test func `A failure keeps what arrived, and says why on standard error`() async throws {
    let io = RecordingCommandIO()
    interactor.script = [("Half", .streaming), ("Half", .failed("The line broke."))]
    #expect(try await start(io).value == .providerFailed)
    #expect(io.output == "Half")
    #expect(io.warnings == ["The line broke."])
  }

  @Test func `A reply that the model's limit cut is printed, with a line about it`() async throws {
    interactor.script = [("Half", .cutOff)]
    let io = RecordingCommandIO()
    #expect(try await start(io).value == .done)
    #expect(io.output == "Half")
    #expect(io.warnings == [Language.english.replyCutOff])
  }

  @Test func `A reply whose end never comes counts as interrupted`() async throws {
    let io = RecordingCommandIO()
    let command = start(io)
    await settle()
    interactor.reply("Half", in: conversation)
    interactor.endUpdates()
    #expect(try await command.value == .providerFailed)
    #expect(io.output == "Half")
    #expect(io.warnings.count == 1)
  }

  @Test func `Ctrl-C stops the reply, and what came stays`() async throws {
    let io = RecordingCommandIO()
    let command = start(io)
    await settle()
    interactor.reply("Half", in: conversation)
    await settle()
    io.pressControlC()
    #expect(try await command.value == .interrupted)
    #expect(interactor.calls.contains(.stop))
    #expect(interactor.paths[conversation]?.last?.text == "Half")
    #expect(io.output == "Half")
    #expect(!io.hasListener)
  }

  @Test func `Ctrl-C while the text is being stored stops the reply too`() async throws {
    let io = RecordingCommandIO()
    interactor.gate(.send).close()
    let command = start(io)
    await settle()
    io.pressControlC()
    await settle()
    interactor.gate(.send).open()
    #expect(try await command.value == .interrupted)
    #expect(interactor.paths[conversation]?.last?.state == .cancelled)
  }

  @Test func `A late change of an earlier reply is not the reply`() async throws {
    interactor.add(.sample(), Message.samples(2))
    interactor.gate(.send).close()
    interactor.script = [("New", .complete)]
    let io = RecordingCommandIO()
    let command = start(io, ["--continue"])
    await settle()
    interactor.publishLate(Message.samples(2)[1])
    interactor.gate(.send).open()
    #expect(try await command.value == .done)
    #expect(io.output == "New")
  }

  @Test func `A command that is cancelled stops the reply`() async throws {
    let command = start(RecordingCommandIO())
    await settle()
    command.cancel()
    #expect(try await command.value == .interrupted)
    #expect(interactor.paths[conversation]?.last?.state == .cancelled)
  }

  @Test func `A reader that went away stops the reply, and what arrived is saved`() async throws {
    let io = RecordingCommandIO()
    io.writeError = OutOfReach()
    let command = start(io)
    await settle()
    interactor.reply("Half", in: conversation)
    await #expect(throws: OutOfReach.self) { try await command.value }
    #expect(interactor.paths[conversation]?.last?.state == .cancelled)
    #expect(interactor.paths[conversation]?.last?.text == "Half" && io.warnings.isEmpty)
  }

  @Test func `A question that cannot be stored is not sent`() async throws {
    interactor.errors[.send] = OutOfReach()
    let io = RecordingCommandIO()
    await #expect(throws: OutOfReach.self) { try await start(io).value }
    #expect(io.output == "")
    #expect(!io.hasListener)
  }

  @Test(arguments: [
    (Message.State.complete, "stop", ExitCode.done), (.cancelled, "cancelled", .interrupted),
    (.interrupted, "interrupted", .providerFailed), (.failed("Broken."), "error", .providerFailed),
    (.cutOff, "length", .done),
  ])
  func `JSON says it all in one value`(state: Message.State, reason: String, code: ExitCode) async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    interactor.script = [("Ha", .streaming), ("Half", state)]
    #expect(try await start(io).value == code)
    #expect(io.writes.isEmpty)
    #expect(io.values.count == 1)
    let reply = try #require(interactor.paths[conversation]?.last)
    let object = try json(try #require(io.values.first))
    #expect(
      Set(object.keys) == [
        "chat_id", "message_id", "avatar", "provider", "model", "host", "text", "finish_reason", "error", "usage",
      ])
    #expect(object["chat_id"] as? String == "\(conversation)")
    #expect(object["message_id"] as? String == "\(reply.id)")
    #expect(object["avatar"] as? String == "Nova")
    #expect(object["provider"] as? String == "offline")
    #expect(object["model"] as? String == "rules")
    #expect(object["text"] as? String == "Half")
    #expect(object["finish_reason"] as? String == reason)
    // The JSON value has the same message as standard error.
    #expect(object["error"] as? String == (code == .providerFailed ? io.warnings.last : nil))
    #expect(object["error"] is NSNull == (code != .providerFailed))
    #expect(object["usage"] is NSNull)
  }

  private func json(_ value: any Encodable) throws -> [String: Any] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let object = try JSONSerialization.jsonObject(with: encoder.encode(value))
    return try #require(object as? [String: Any])
  }
}
