import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// The usual path of a new user, with the keyboard only.
  @Suite struct PathTests {
    @Test(arguments: [(Strings.english, 120, 36), (.english, 80, 24), (.korean, 80, 24)])
    func fromTheFirstStartToTheSecond(words: Strings, columns: Int, rows: Int) async throws {
      let home = try Home()
      // The server gets no request before the first message.
      let server = LoopbackServer.patient(
        [.head(), .piece("Once "), .hold, .piece("upon 옛날에 "), .hold, .piece("a time."), .ending])
      let environment = server.environment.merging(["AICHAT_LANG": words.language]) { $1 }
      let app = try await Tmux.app(in: home, columns: columns, rows: rows, environment: environment)
      try await app.finishOnboarding(words)
      try await app.shows(words.explore, words.featured)

      // A chat with a reply that arrives piece by piece.
      try await app.press("Enter")
      try await app.shows(words.saySomething, "test-model", "127.0.0.1:\(server.port)")
      try await app.type("Tell me 이야기 하나")
      try await app.shows("▌ Tell me 이야기 하나")
      try await app.press("Enter")
      try await app.shows("Once", words.saySomething)
      server.release()
      #expect(try await !app.shows("Once upon 옛날에").contains("a time."))
      server.release()
      try await app.shows("Tell me 이야기 하나", "Once upon 옛날에 a time.")
      let body = try #require(server.requests.last?.body)
      #expect(String(decoding: body, as: UTF8.self).contains("이야기"))
      // During a reply the key stops it.
      try await app.hides(words.stopKey)
      try await app.press("Escape")
      try await app.shows(words.featured)
      try await app.type("2")
      try await app.shows(words.chats, "Once upon 옛날에 a time.")

      // The user makes an avatar and deletes it.
      try await app.type("3")
      try await app.shows(words.anonymous, words.noAvatars)
      try await app.type("n")
      try await app.shows(words.nameIsMissing)
      try await app.type("Mira 미라")
      try await app.shows("Mira 미라")
      try await app.hides(words.nameIsMissing)
      try await app.press("C-s")
      try await app.shows(words.myAvatars, "Mira 미라")
      try await app.type("d")
      try await app.shows(words.deleteQuestion, "[ \(words.delete) ]")
      try await app.press("Left", "Enter")
      try await app.shows(words.noAvatars)

      try await app.type("s")
      try await app.shows(words.settings, words.account)
      // A wide window has the sections in an index, others on a wheel.
      if columns >= 100 { try await app.press("Down", "Enter") } else { try await app.press("Right") }
      try await app.shows(words.settings, words.model, "test-model", "127.0.0.1:\(server.port)")
      try await app.press("Escape")
      try await app.hides("test-model")
      try await app.quit()

      let again = try await Tmux.app(in: home, columns: columns, rows: rows, environment: environment)
      try await again.shows(words.anonymous, words.noAvatars)
      try await again.type("2")
      try await again.shows("Once upon 옛날에 a time.")
      try await again.quit()
    }

    @Test func aChatComesBackToo() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…", "offline · rules, no AI model")
      try await app.type("Good evening")
      try await app.press("Enter")
      try await app.shows("Good evening", "Say something…")
      try await app.quit()
      let again = try await Tmux.app("--without", "onboarding", in: home)
      try await again.shows("Good evening", "Say something…")
      try await again.press("Escape")
      try await again.shows("Featured")
      try await again.quit()
    }

    @Test func opensAtAnAddress() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", "open", "aichat://category/alien", in: home)
      try await app.shows("Aliens", "Ombrel")
      try await app.quit()
    }
  }
}
