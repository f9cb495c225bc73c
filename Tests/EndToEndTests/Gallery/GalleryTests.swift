import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// The gallery in a terminal, with the keyboard only.
  @Suite(.enabled(if: GalleryProgram.path != nil, Comment(rawValue: GalleryProgram.hint)))
  struct GalleryTests {
    @Test func aLessonItsCodeAndItsTest() async throws {
      let app = try await Tmux.gallery(in: try Home())
      try await app.shows("8 lessons", "1. A counter in five parts", "8. Every verb of the router", "^Q Quit")
      try await app.press("Enter")
      try await app.shows("[ 1 The counter ]", "^O Code")
      try await app.start(1, "Counter")
      try await app.type("++++++++++++")
      try await app.shows("Count: 12", "Lesson 1 › The counter")
      try await app.type("r")
      try await app.shows("Give up the count of 12?")
      try await app.press("Escape")
      try await app.hides("Give up")
      try await app.press("C-o")
      try await app.shows("1/9 CounterEntity.swift", "var count = 0")
      try await app.press("Escape")
      try await app.shows("Count: 12")
      try await app.press("Escape")
      try await app.shows("[ 1 The counter ]")
      try await app.type("t")
      try await app.shows("The test is aLargeCountIsResetAfterAQuestion", "Tools/feature test")
      try await app.quit()
    }

    /// An installed program has no code beside it.
    @Test func withoutACheckout() async throws {
      let home = try Home()
      let program = try #require(GalleryProgram.path)
      // Neither above the program nor above the working directory. The shell copies the program: a copy that this
      // process made might still be open for writing in another test's program when it starts.
      let script = "cd '\(home.path)' && cp '\(program)' gallery && exec ./gallery counter"
      let app = try await Tmux(["/bin/sh", "-c", script], in: home)
      try await app.shows("[ 1 The counter ]")
      try await app.press("C-o")
      try await app.shows("The code is not on this machine", "swift run gallery")
      try await app.press("Escape")
      try await app.shows("[ 1 The counter ]")
      try await app.start(1, "Counter")
      try await app.quit()
    }

    @Test(arguments: [
      ["LANG": "ko_KR.UTF-8"], ["LC_ALL": "ko_KR.UTF-8", "LANG": "C.UTF-8"],
    ])
    func inKorean(_ environment: [String: String]) async throws {
      let app = try await Tmux.gallery("articles", in: try Home(), environment: environment)
      try await app.shows("3. 글 목록: MVVM과 VIPER", "1 MVVM으로", "종료")
      try await app.start(2, "글")
      try await app.shows("서버 없이도 그려지는 화면", "글 6개")
      try await app.press("Enter")
      try await app.shows("화면이 누군가에게 물어보게 하면", "뒤로")
      try await app.press("Escape")
      try await app.shows("글 6개")
      try await app.quit()
    }

    @Test func aServerThatFailsFirst() async throws {
      let server = LoopbackServer.patient(
        [.answer("", status: "503 Busy")], [.answer(Lists.posts)], [.answer("[{\"id\": 1", status: "200 OK")],
        [.answer(Lists.users)])
      let app = try await Tmux.gallery("--api", server.url, "articles", in: try Home())
      try await app.start(2, "Articles")
      try await app.shows("failed (503)", "r Try again")
      try await app.press("Enter")
      try await app.shows("First of all", "둘째 글", "2 articles")
      try await app.press("Down", "Enter")
      try await app.shows("이어집니다.", "Esc Back")
      try await app.press("Escape")
      try await app.shows("2 articles")
      try await app.type("/")
      try await app.shows("User search", "is cut off in the middle")
      try await app.type("r")
      try await app.shows("Ada Núñez", "2 in all")
      try await app.quit()
      #expect(
        server.requests.compactMap { $0.head.split(separator: " ").dropFirst().first }
          == ["/posts", "/posts", "/users", "/users"])
    }

    @Test(.enabled("there is no python3") { StockServer.python != nil }) func aStockServerOfFiles() async throws {
      let home = try Home()
      let server = try await StockServer(in: home)
      let app = try await Tmux.gallery("--api", server.url, "search", in: home)
      try await app.start(2, "User search")
      try await app.shows("Ada Núñez", "김미나", "2 in all")
      // The search ignores case and accents, and follows each letter.
      try await app.type("NUNEZ")
      try await app.shows("1 found")
      try await app.hides("김미나")
      try await app.press("Enter")
      try await app.shows("ada@example.org", "555 0101")
      // The server stops, and lists that were not loaded yet cannot be loaded.
      try await server.stop()
      try await app.press("Escape")
      try await app.shows("1 found")
      try await app.press("Escape")
      try await app.shows("n Next lesson")
      try await app.type("n")
      try await app.shows("5. The user list")
      try await app.start(1, "Users")
      try await app.shows("/users cannot be reached", "Start the server", "Try again")
      let again = try await StockServer(in: home, port: server.port)
      try await app.press("Enter")
      try await app.shows("2 users", "mina@example.kr")
      try await app.press("Down", "Enter")
      try await app.shows("02-555-0102", "Esc Back")
      try await app.quit()
      try await again.stop()
    }

    @Test func whatAServerSendsIsOnlyText() async throws {
      let hostile = #"\u001b]0;owned\u0007\u001b[2J\u001b]52;c;eA==\u0007\u009b5n\u202e\b seen"#
      let list = #"[{"userId": 1, "id": 1, "title": "\#(hostile)", "body": "\#(hostile)"}]"#
      let server = LoopbackServer.patient([.answer(list)])
      let app = try await Tmux.gallery("--api", server.url, "articles", in: try Home())
      try await app.start(2, "Articles")
      try await app.shows("seen", "1 article")
      try await app.press("Enter")
      try await app.shows("seen", "Esc Back")
      // `quit` checks that only painting sequences were sent to the terminal.
      try await app.quit()
      #expect(server.requests.count == 1)
    }

    @Test func leavingInTheMiddleOfALoad() async throws {
      let server = LoopbackServer.patient([.head(), .text("["), .waitForClose])
      let app = try await Tmux.gallery("--api", server.url, "users", in: try Home())
      try await app.type("1")
      try await app.shows("Loading…")
      // Without a request there is nothing to leave.
      try await wait {
        server.requests.count == 1
      } else: {
        "it never asked the server"
      }
      try await app.quit()
      #expect(await server.sawClientLeave())
    }

    @Test func aWindowThatChangesItsSize() async throws {
      let app = try await Tmux.gallery("users", in: try Home(), columns: 20, rows: 6)
      try await app.type("1")
      try await app.shows("Clara")
      try await app.press("Down", "Enter")
      try await app.shows("Samuel Osei")
      try await app.resize(columns: 80, rows: 24)
      try await app.shows("samuel.osei@example.org", "+44 20 7946 0112", "^Q Quit")
      try await app.quit()
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func endedByASignal(_ signal: Int32) async throws {
      let app = try await Tmux.gallery(in: try Home())
      try await app.shows("8 lessons")
      kill(try await app.program(), signal)
      #expect(try await app.end() == 128 + signal)
      try await app.hasRestoredTheTerminal()
    }
  }
}
