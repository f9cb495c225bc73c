import Foundation
import Testing

extension EndToEnd.AppTests {
  /// An address that is opened while the app is open already.
  @Suite struct HandoverTests {
    private func opens(_ address: String, in home: Home) async throws -> Program.Result {
      try await home.aichat("open", address, "--without", "onboarding")
    }

    @Test func itIsShownInTheAppThatIsOpen() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await home.listens()
      let done = try await opens("aichat://category/cat", in: home)
      #expect(done.status == 0 && done.text == "aichat://category/cat is shown in the aichat that was open already.\n")
      try await app.shows("Cats")
      let wrong = try await opens("aichat://category/nobody", in: home)
      #expect(wrong.status == 4 && wrong.text.isEmpty && wrong.stderr.contains("Nothing can be shown at"))
      try await app.quit()
      // Nobody listens any more, and there is no terminal to open the app in.
      #expect(!FileManager.default.fileExists(atPath: home.data + "/open.sock"))
      #expect(try await opens("aichat://category/cat", in: home).status == 2)
    }

    @Test func whatAKilledAppLeftIsReplaced() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await home.listens()
      kill(try await app.program(), SIGKILL)
      #expect(try await app.end() == 137)
      #expect(FileManager.default.fileExists(atPath: home.data + "/open.sock"))
      #expect(try await opens("aichat://chats", in: home).status == 2)
      let again = try await Tmux.app("open", "aichat://category/cat", "--without", "onboarding", in: home)
      try await again.shows("Cats")
      #expect(try await opens("aichat://explore", in: home).status == 0)
      try await again.shows("Featured")
      try await again.quit()
    }
  }
}

extension Home {
  /// Waits until an open app listens for addresses, which it does after its first frame.
  fileprivate func listens() async throws {
    let deadline = ContinuousClock.now + patience
    while !FileManager.default.fileExists(atPath: data + "/open.sock") {
      guard .now < deadline else { throw Failure("nobody listens") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }
}
