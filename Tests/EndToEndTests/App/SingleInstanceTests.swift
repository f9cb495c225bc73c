import Foundation
import Testing

extension EndToEnd.AppTests {
  /// Opening an address while the app is already open.
  @Suite struct SingleInstanceTests {
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
      #expect(wrong.status == 4 && wrong.text.isEmpty && wrong.stderr.contains("There is nothing at"))
      try await app.quit()
      // No app listens any more, and there is no terminal for a new app.
      #expect(!FileManager.default.fileExists(atPath: home.data + "/open.sock"))
      let nowhere = try await opens("aichat://category/cat", in: home)
      #expect(nowhere.status == 2 && nowhere.text.isEmpty)
      #expect(nowhere.stderr.hasPrefix("aichat: aichat://category/cat is not shown. There is no terminal here"))
      #expect(nowhere.stderr.contains("run “aichat open aichat://category/cat” there"), "\(nowhere.stderr)")
    }

    /// Line by line, an address opens in the running app too. The output of other programs is left alone.
    @Test func itOpensInThePlainAppThatIsOpen() async throws {
      let home = try Home()
      let app = try await Tmux.app("--plain", "--without", "onboarding", in: home, rows: 60)
      try await app.shows("Featured", "\n>")
      try await home.listens()
      #expect(try await opens("aichat://chats", in: home).status == 0)
      try await app.shows("No chats yet")
      try await app.waitsForThePrompt()
      // `plain` as a setting for every run does not prevent forwarding to a running instance; as an option of the
      // command it does.
      let usual = try await home.aichat(
        "open", "aichat://category/cat", "--without", "onboarding", environment: ["AICHAT_PLAIN": "1"])
      #expect(usual.status == 0 && usual.text.contains("is shown in the aichat that was open already"))
      try await app.shows("Cats")
      let here = try await home.aichat("open", "aichat://category/dog", "--plain", "--without", "onboarding")
      #expect(here.status == 0 && here.text.contains("Dogs"), "\(here.everything)")
      try await app.waitsForThePrompt()
      try await app.enter("q")
      #expect(try await app.end() == 0)
      app.wasNotPaintedOn()
      #expect(!FileManager.default.fileExists(atPath: home.data + "/open.sock"))
    }

    @Test func manyAtOnceAreAllShown() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await home.listens()
      let kinds = ["man", "woman", "alien", "dog", "cat", "man", "woman", "alien"]
      let results = try await withThrowingTaskGroup { group in
        for kind in kinds { group.addTask { try await opens("aichat://category/\(kind)", in: home) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for result in results { #expect(result.status == 0 && result.stderr.isEmpty, "\(result.everything)") }
      #expect(try await opens("aichat://chats", in: home).status == 0)
      try await app.shows("No chats yet")
      try await app.quit()
    }

    /// The app is stopped in a shell or by a debugger. Any number of programs that ask it go on soon, and their
    /// requests are not carried out later.
    @Test func aStoppedAppBlocksNoOther() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await home.listens()
      let program = try await app.program()
      kill(program, SIGSTOP)
      try await app.shows(Tmux.stop)
      let results = try await withThrowingTaskGroup { group in
        for _ in 0..<12 { group.addTask { try await opens("aichat://category/cat", in: home) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      // There is no terminal for an app of their own.
      for result in results { #expect(result.status == 2 && !result.stderr.isEmpty) }
      try await app.press("Enter")
      try await app.shows("Featured")
      #expect(try await opens("aichat://chats", in: home).status == 0)
      try await app.shows("No chats yet")
      #expect(try await !app.stillScreen().contains("Cats"))
      try await app.quit()
    }

    /// If the socket cannot be made, only forwarding is lost.
    @Test func withoutASocketEverythingElseWorks() async throws {
      let home = try Home()
      try FileManager.default.createDirectory(atPath: home.data + "/open.sock", withIntermediateDirectories: true)
      let app = try await Tmux.app("open", "aichat://category/cat", "--without", "onboarding", in: home)
      try await app.shows("Cats")
      #expect(try await opens("aichat://chats", in: home).status == 2)
      try await app.quit()
      #expect(FileManager.default.fileExists(atPath: home.data + "/open.sock"))
    }

    /// Another user cannot connect.
    @Test func itsSocketIsTheUsersAlone() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      try await home.listens()
      let files = FileManager.default
      #expect(try files.attributesOfItem(atPath: home.data + "/open.sock")[.posixPermissions] as? Int == 0o600)
      #expect(try files.attributesOfItem(atPath: home.data)[.posixPermissions] as? Int == 0o700)
      try await app.quit()
    }

    @Test(arguments: [
      "aichat://category/%1B%5B31m", "aichat://%00", "nowhere://chat", "aichat://", "chat/%ZZ", "chat/%+F",
      "avatar/\u{1B}]0;title\u{7}", String(repeating: "a", count: 100_000),
      "search?q=" + String(repeating: "한", count: 1_300),
    ]) func wrongAddressesAreExplained(address: String) async throws {
      let home = try Home()
      let result = try await opens(address, in: home)
      #expect((result.status == 2 || result.status == 4) && result.text.isEmpty && result.stderr.hasPrefix("aichat: "))
      #expect(!result.stderr.contains("\u{1B}") && !result.stderr.contains("\0"), "\(result.stderr.debugDescription)")
    }

    @Test func anOlderAppIsHeardWhenTheNewerIsClosed() async throws {
      let home = try Home()
      let sockets = {
        try FileManager.default.contentsOfDirectory(atPath: home.data).count { $0.hasPrefix("open.sock") }
      }
      let older = try await Tmux.app("--without", "onboarding", in: home)
      try await older.shows("Featured")
      try await home.listens()
      let newer = try await Tmux.app("--without", "onboarding", in: home)
      try await newer.shows("Featured")
      try await wait {
        try sockets() == 2
      } else: {
        "the newer one does not listen"
      }
      #expect(try await opens("aichat://category/cat", in: home).status == 0)
      try await newer.shows("Cats")
      try await newer.quit()
      #expect(try await opens("aichat://category/cat", in: home).status == 0)
      try await older.shows("Cats")
      try await older.quit()
      #expect(try sockets() == 0)
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
    let deadline = ContinuousClock.now + timeout
    while !FileManager.default.fileExists(atPath: data + "/open.sock") {
      guard .now < deadline else { throw Failure("no listener") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }
}
