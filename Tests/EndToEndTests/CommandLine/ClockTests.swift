import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// A machine whose clock is wrong by a day, by decades, or by as much as possible.
  @Suite struct ClockTests {
    private let home: Home

    init() throws { home = try Home() }

    private static let compiler = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Replaces the C library's clocks with ones that are moved by a number of seconds; they ask the system directly.
    private static let source = """
      #define _GNU_SOURCE
      #include <stdlib.h>
      #include <sys/syscall.h>
      #include <sys/time.h>
      #include <time.h>
      #include <unistd.h>
      int clock_gettime(clockid_t id, struct timespec *now) {
        int code = syscall(SYS_clock_gettime, id, now);
        const char *seconds = getenv("CLOCK_MOVED_BY");
        if (code == 0 && id == CLOCK_REALTIME && seconds) now->tv_sec += atoll(seconds);
        return code;
      }
      int gettimeofday(struct timeval *now, void *zone) {
        struct timespec exact;
        int code = clock_gettime(CLOCK_REALTIME, &exact);
        now->tv_sec = exact.tv_sec, now->tv_usec = exact.tv_nsec / 1000;
        return code;
      }
      time_t time(time_t *result) {
        struct timespec exact;
        clock_gettime(CLOCK_REALTIME, &exact);
        return result ? (*result = exact.tv_sec) : exact.tv_sec;
      }
      """

    private func clock() async throws -> String {
      let (text, library) = (home.path + "/clock.c", home.path + "/clock.so")
      try home.write(Self.source.utf8, to: text)
      let compiler = try #require(Self.compiler)
      let built = try await Program(
        compiler, ["-shared", "-fPIC", "-o", library, text], environment: home.environment()
      ).end()
      #expect(built.status == 0, "\(built.everything)")
      return library
    }

    private func at(_ seconds: Int64, _ clock: String, _ words: String...) async throws -> Program.Result {
      let result = try await home.start(
        words, environment: ["LD_PRELOAD": clock, "CLOCK_MOVED_BY": "\(seconds)", "AICHAT_PROVIDER": "offline"]
      ).end()
      #expect(
        result.status == 0 && (result.stderr.isEmpty || words.last == "deliver"), "\(words): \(result.everything)")
      return result
    }

    private var now: Int64 { Int64(Date().timeIntervalSince1970) }

    @Test(.enabled(if: compiler != nil, "there is no C compiler"))
    func everyTimeIsOneToTalkIn() async throws {
      let clock = try await clock()
      var asked: [String] = []
      // 1970 itself, before it, yesterday, and the far future.
      for (number, moved) in [0, -now, -now - 10_000_000, -86_400, 9_000_000_000_000, 0].enumerated() {
        let words = "question \(number)"
        asked.append(words)
        _ = try await at(moved, clock, "ask", words)
        #expect(try await at(moved, clock, "chats", "search", words).text.contains(words))
        _ = try await at(moved, clock, "chats", "list")
        _ = try await at(moved, clock, "profiles", "list")
      }
      #expect(try await home.chats().count == asked.count)
    }

    /// The order of messages does not depend on the clock.
    @Test(.enabled(if: compiler != nil, "there is no C compiler"))
    func aClockThatGoesBackKeepsTheOrder() async throws {
      let clock = try await clock()
      _ = try await at(0, clock, "ask", "question 0")
      for (number, moved) in [-now, -86_400, 0].enumerated() {
        _ = try await at(moved, clock, "ask", "--continue", "question \(number + 1)")
      }
      let chats = try await home.chats()
      #expect(chats.count == 1)
      let shown = try await home.aichat("chats", "show", try #require(chats.first?.text("id"))).text
      let places = (0...3).compactMap { shown.range(of: "question \($0)")?.lowerBound }
      #expect(places.count == 4 && places == places.sorted(), "\(shown)")
    }

    /// The planned reminders wait until the clock is right again.
    @Test(.enabled(if: compiler != nil, "there is no C compiler"))
    func nothingIsDueInTheWrongYear() async throws {
      let clock = try await clock()
      _ = try await at(0, clock, "ask", "hi")
      let day: Int64 = 86_400_000
      let due = #"{"kind":"firstDay","moment":\#(now * 1_000 - 1)}"#
      try StoreFile(path: home.database).run(
        """
        INSERT INTO note(profile, name, text) SELECT seq, 'reminders',
        '{"permission":"allowed","mentions_chats":false,"made":\(now * 1_000 - day),"due":[\(due)]}' FROM profile
        """)
      #expect(try await at(-now, clock, "reminders", "deliver").stderr == "aichat: No reminder is due.\n")
      #expect(try await at(-now, clock, "reminders", "list").text.split(separator: "\n").count == 1)
      #expect(try await at(0, clock, "reminders", "deliver").text.hasPrefix("No notification is possible here."))
    }
  }
}
