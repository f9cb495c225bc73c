import AccountLifecycle
import Conversations
import Entities
import HTTP
import LanguageModels
import NetworkTesting
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The app's screens and stored messages for all server faults: the table is NetworkTesting's, and the network is real.
/// The tests of `ask` read the English messages; here they are Korean.
@MainActor struct ServerFaultTests {
  @Test(arguments: Fault.all) func fault(_ fault: Fault) async throws {
    let server = fault.server()
    let timeouts = fault.timeout.map { HTTPTimeouts(silence: .seconds($0)) } ?? HTTPTimeouts()
    let model = try ModelChooser().model(
      for: ModelSettings(
        provider: fault.dialect.rawValue, model: "test-model", baseURL: server.url + fault.dialect.path,
        apiKey: "sk-never-shown", timeouts: timeouts))
    // Wide, so that no word of the message is wrapped.
    let app = try await AppFixture.make(
      AppFixture.all.filter { $0.id != "onboarding" }, language: .korean, columns: 400, rows: 40, answering: model)
    // The featured characters, which get the focus, may come last.
    #expect(await app.pilot.shows("유노"))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("메시지를"))
    await app.pilot.type("잘 되나요?")
    await app.pilot.press(.enter)

    // The arrived text, the message below it, and a way to go on.
    if fault.isOvercome {
      #expect(await app.pilot.shows(fault.text))
    } else {
      #expect(await app.pilot.shows("^R 다시 시도"), "\(app.pilot.screen)")
    }
    #expect(await app.pilot.waits { app.isIdle })
    // A reason may take several rows.
    let shown = app.pilot.screen.split { " \n▌".contains($0) }.joined(separator: " ")
    for words in fault.words.korean + [fault.text, "잘 되나요?"] {
      #expect(shown.contains(words), "\(words) is not on\n\(app.pilot.screen)")
    }
    #expect(app.pilot.screen.contains("^R 다시 시도") != fault.isOvercome)
    #expect(!app.pilot.screen.contains("never-shown"))

    // The question and the reply are stored.
    let chats = app.container.stores.chats
    let profile = try #require(try await app.interactor.currentProfile())
    let chat = try #require(try await chats.chats(of: profile.id, offset: 0, limit: 1).first).chat
    let kept = try await chats.messages(of: chat.id, before: nil, limit: 10).messages.suffix(2)
    #expect(kept.map(\.text) == ["잘 되나요?", fault.text])
    #expect(kept.last?.model == ModelChoice(provider: fault.dialect.rawValue, model: "test-model"))
    switch kept.last?.state {
    case .complete: #expect(fault.isOvercome)
    case .failed(let reason): #expect(!fault.isOvercome && !reason.contains("never-shown"))
    default: Issue.record("it is \(String(describing: kept.last?.state))")
    }
    #expect(server.requests.count == fault.attempts)
  }

  /// Trying again gets the reply.
  @Test func tryingAgainGetsTheReply() async throws {
    let fault = try #require(Fault.named("an error as an answer"))
    let broken = fault.server()
    let settings = ModelSettings(provider: "openai", model: "m", baseURL: broken.url + "/v1")
    let app = try await AppFixture.make(
      AppFixture.all.filter { $0.id != "onboarding" }, answering: try ModelChooser().model(for: settings))
    #expect(await app.pilot.shows("Assistant"))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("Well?")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("^R Try again"))
    // Another server works.
    let sound = LoopbackServer(
      .head(), .send(Array(#"data: {"choices":[{"delta":{"content":"Now it works."},"finish_reason":"stop"}]}"#.utf8)),
      .text("\n\ndata: [DONE]\n\n"))
    try app.interactor.useModel(
      ModelSelection(choice: ModelChoice(provider: "openai", model: "m"), address: sound.url + "/v1"))
    await app.pilot.press(.control("r"))
    #expect(await app.pilot.shows("Now it works."))
    #expect(!app.pilot.screen.contains("^R Try again"))
  }

  /// The arrived text is not replaced by another answer that never arrives.
  @Test func whatArrivedStaysWhenNothingElseComes() async throws {
    let breaking = LoopbackServer(
      .head(), .text(#"data: {"choices":[{"delta":{"content":"Half a thought"}}]}"# + "\n\n"))
    let settings = ModelSettings(provider: "openai", model: "m", baseURL: breaking.url + "/v1")
    let app = try await AppFixture.make(
      AppFixture.all.filter { $0.id != "onboarding" }, columns: 120, answering: try ModelChooser().model(for: settings))
    #expect(await app.pilot.shows("Assistant"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("Well?")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("^R Try again"))
    #expect(app.pilot.screen.contains("Half a thought"))
    let refusing = LoopbackServer(.answer("{}", status: "401 Unauthorized", type: "application/json"))
    try app.interactor.useModel(
      ModelSelection(choice: ModelChoice(provider: "openai", model: "m"), address: refusing.url + "/v1"))
    await app.pilot.press(.control("r"))
    #expect(await app.pilot.shows("No other answer came"))
    #expect(app.pilot.screen.contains("Half a thought") && app.pilot.screen.contains("^R Try again"))
  }
}
