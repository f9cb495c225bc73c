import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// The app line by line, answered from a pipe.
  @Suite struct PlainPipeTests {
    /// From the first screen to the tabs.
    private static let start = "1\n1\n1\nContinue\n5\nContinue\n1\n"

    @Test func fromTheFirstScreenToAReply() async throws {
      let home = try Home()
      let result = try await home.aichat("--plain", stdin: Self.start + "1\nhello there\n")
      #expect(result.status == 0 && result.stderr.isEmpty)
      for words in ["> 1\n", "5. Mint (chosen)\n", "\nExplore\n", "> hello there\n", "offline · rules, no AI model"] {
        #expect(result.text.contains(words), "“\(words)” is missing:\n\(result.text)")
      }
      #expect(result.stdout.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
      let kept = try await home.messages()
      #expect(kept.contains { $0.text("text") == "hello there" && $0.text("role") == "user" })
      // At the end of the input the program waited for the end of the reply.
      #expect(kept.last?.text("role") == "assistant" && kept.last?.text("state") == "complete")
      let last = try #require(kept.last?.text("text")?.split(separator: " ").last)
      #expect(result.text.contains(last))
    }

    @Test(arguments: [["AICHAT_PLAIN": "1"], [:]]) func theEnvironmentAndTheFileAskForItToo(
      environment: [String: String]
    ) async throws {
      let home = try Home()
      if environment.isEmpty { try home.write(#"{"plain": true, "lang": "ko"}"#.utf8, to: home.configuration) }
      let result = try await home.aichat(stdin: "q\n", environment: environment)
      #expect(result.status == 0)
      #expect(result.text.contains(environment.isEmpty ? "1. 시작하기" : "1. Get started"))
    }

    @Test(arguments: [[:], ["TERM": "dumb"], ["AICHAT_PLAIN": "0"]]) func withoutATerminalNothingIsGuessed(
      environment: [String: String]
    ) async throws {
      let result = try await Home().aichat(stdin: "1\n", environment: environment)
      #expect(result.status == 2 && result.text.isEmpty && result.stderr.contains("aichat ask"))
    }

    @Test func anAddressOpensIt() async throws {
      let home = try Home()
      _ = try await home.aichat("--plain", stdin: Self.start)
      let result = try await home.aichat("--plain", "open", "aichat://category/alien", stdin: "q\n")
      #expect(result.status == 0 && result.text.hasPrefix("\nAliens\n"))
      let wrong = try await home.aichat("--plain", "open", "aichat://nowhere", stdin: "q\n")
      #expect(wrong.status == 4)
    }

    @Test func helpNamesIt() async throws {
      for (language, words) in [("en", "Line by line"), ("ko", "한 줄씩")] {
        let result = try await Home().aichat("--help", "--lang", language)
        #expect(result.text.contains("--plain") && result.text.contains(words))
      }
    }

    @Test func aReaderThatStopsEndsIt() async throws {
      let home = try Home()
      let shell = try Program(
        "/bin/sh",
        ["-c", #"yes '' | { "$0" --data-dir "$1" --plain; echo "status $?" >&2; } | head -n 3"#]
          + [try #require(Program.path), home.data], environment: home.environment())
      let result = try await shell.end()
      #expect(result.stderr.contains("status 1"))
    }
  }
}
