import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// Some server faults in a real terminal; Core's tests cover the whole table.
  @Suite struct ServerFaultScreenTests {
    @Test(arguments: [
      ("refused", ChatProtocol.openai), ("hung in the middle", .anthropic), ("truncated", .ollama),
      ("401 Unauthorized", .anthropic), ("404 Not Found", .ollama), ("an oversized line", .openai),
      ("429, until an hour from now", .anthropic),
    ])
    func aFaultIsShownAndNothingIsLost(name: String, dialect: ChatProtocol) async throws {
      let fault = try #require(Fault.named(name, dialect))
      let (home, server) = (try Home(), fault.server())
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: server.environment(for: fault))
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…", "test-model at 127.0.0.1:\(server.port)")
      try await app.type("Is it well?")
      try await app.press("Enter")
      // The window may wrap the message at any place.
      try await app.waits(for: "\(fault.words.english)") { screen in
        // The bar of the block stands in each row.
        let words = screen.split(whereSeparator: \.isWhitespace).filter { $0 != "▌" }.joined(separator: " ")
        return (fault.words.english + ["Is it well?", "^R Try again", fault.text]).allSatisfy {
          $0.isEmpty || words.contains($0)
        }
      }
      try await app.quit()
      let kept = try await home.messages().suffix(2)
      #expect(kept.map { $0.text("text") } == ["Is it well?", fault.text] && kept.last?.text("state") == "failed")
      // The message is still there at the next start.
      let again = try await Tmux.app("--without", "onboarding", in: home, environment: server.environment(for: fault))
      try await again.shows("Is it well?", "^R Try again")
      try await again.quit()
    }

    /// A base URL without a model does not prevent the app from opening: the model is chosen in it.
    @Test func anAddressWithoutAModelOpensTheApp() async throws {
      let home = try Home()
      let list = LoopbackServer.Step.answer(#"{"data":[{"id":"first-model"}]}"#, type: "application/json")
      let server = LoopbackServer.patient([list], [list], [list])
      #expect(try await home.aichat("config", "set", "base-url", server.url + "/v1").status == 0)
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…", "127.0.0.1:\(server.port) · no model yet")
      try await app.press("M-m")
      try await app.shows("first-model")
      try await app.type("first")
      try await app.press("Enter")
      try await app.shows("first-model at 127.0.0.1:\(server.port)")
      try await app.quit()
    }
  }
}
