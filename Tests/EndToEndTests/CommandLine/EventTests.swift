import Foundation
import NetworkTesting
import Testing

extension Home {
  /// The folder where the program stores its state between launches.
  var state: String { path + "/state/aichat" }

  /// The files in that folder.
  var stateFiles: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []).sorted() }

  /// The reports of runs that crashed, each as text.
  func crashReports() -> [String] {
    stateFiles.filter { $0.hasPrefix("crash-") }.map { String(decoding: contents(of: "\(state)/\($0)"), as: UTF8.self) }
  }
}

extension EndToEnd.CommandLineTests {
  /// Events are recorded only where the user asks for it, and never hold words of the user or a model.
  @Suite struct EventTests {
    private static let words = "my secret words of ada@example.com"
    let home: Home

    init() throws { home = try Home() }

    private func events(in bytes: [UInt8]) throws -> [[String: Any]] {
      try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }

    private func hasNoWords(_ text: String) {
      for word in ["secret", "ada@", "the answer", "test-model", "never-shown"] {
        #expect(!text.contains(word), "\(word) in:\n\(text)")
      }
    }

    @Test func verboseShowsThemOnStandardErrorAlone() async throws {
      let server = LoopbackServer.replying("the answer")
      let asked = try await home.aichat("--verbose", "ask", Self.words, environment: server.environment)
      #expect(asked.status == 0 && asked.text == "the answer")
      let lines = asked.stderr.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.allSatisfy { $0.count >= 3 && $0[0].hasSuffix("Z") }, "\(asked.stderr)")
      #expect(
        lines.compactMap { $0.dropFirst(2).first } == [
          "App_Start", "AskCommand_Ask_Start", "AskCommand_Ask_Response", "App_End",
        ])
      #expect(asked.stderr.contains("outcome=complete duration="))
      hasNoWords(asked.stderr)
      #expect(home.stateFiles.isEmpty)
    }

    @Test func nothingIsRecordedWithoutASetting() async throws {
      let asked = try await home.aichat("ask", "--provider", "offline", Self.words)
      #expect(asked.status == 0 && asked.stderr.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: home.path + "/state"))
    }

    @Test func theFileIsTheUsersAlone() async throws {
      let server = LoopbackServer.replying("the answer")
      try home.write(#"{"telemetry_file": true}"#.utf8, to: home.configuration)
      for _ in 0..<2 {
        let asked = try await home.aichat("ask", Self.words, environment: server.environment)
        #expect(asked.status == 0 && asked.text == "the answer" && asked.stderr.isEmpty)
      }
      let path = home.state + "/events.jsonl"
      let events = try events(in: home.contents(of: path))
      #expect(events.count == 8)
      #expect(events.last?.text("event") == "App_End" && events.last?["exit_code"] as? Int == 0)
      #expect(events[1].text("chat_id")?.count == 36)
      hasNoWords(String(decoding: home.contents(of: path), as: UTF8.self))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func aFileThatCannotBeWrittenStopsNoReply() async throws {
      try home.write("in the way".utf8, to: home.path + "/state")
      let asked = try await home.aichat("ask", "--provider", "offline", "Hi", "--telemetry-file")
      #expect(asked.status == 0 && !asked.stdout.isEmpty && asked.stderr.isEmpty)
    }

    @Test func aCollectorGetsThemWhereOneIsNamed() async throws {
      let (server, collector) = (LoopbackServer.replying("the answer"), LoopbackServer(.answer("{}")))
      let asked = try await home.aichat(
        "ask", Self.words, "--telemetry-endpoint", collector.url, environment: server.environment)
      #expect(asked.status == 0 && asked.text == "the answer" && asked.stderr.isEmpty)
      let request = try #require(collector.requests.first)
      #expect(request.head.hasPrefix("POST /v1/logs ") && !request.head.lowercased().contains("authorization"))
      let body = String(decoding: request.body, as: UTF8.self)
      #expect(body.contains("AskCommand_Ask_Response") && body.contains("App_End"))
      hasNoWords(body + request.head)
    }

    @Test func aMissingCollectorStopsNoReply() async throws {
      let closed = LoopbackServer([], listens: false)
      let asked = try await home.aichat("ask", "--provider", "offline", "Hi", "--telemetry-endpoint", closed.url)
      #expect(asked.status == 0 && !asked.stdout.isEmpty && asked.stderr.isEmpty)
    }

    /// A question is answered, and nothing else is printed, with any behaviour of the collector.
    @Test(arguments: ["silence", "flood", "redirect", "never", "garbage", "later"])
    func aHostileCollectorStopsNoReply(kind: String) async throws {
      let other = LoopbackServer(.answer("{}"))
      let script: [LoopbackServer.Step] =
        switch kind {
        case "silence": [.waitForClose]
        case "flood":
          [.text("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")]
            + (0..<64).map { _ in .send([UInt8](repeating: 0x7B, count: 1 << 16)) }
        case "redirect":
          [.text("HTTP/1.1 307 Go\r\nLocation: \(other.url)/v1/logs\r\nContent-Length: 0\r\n\r\n")]
        case "never": [.answer("{}", status: "500 No", type: "application/json")]
        case "garbage": [.text("\u{0}\u{1B}[31m no HTTP\r\n\r\n")]
        default:
          [.text("HTTP/1.1 503 Wait\r\nRetry-After: 99999999999999999999\r\nContent-Length: 0\r\n\r\n")]
        }
      let collector = LoopbackServer.patient(script)
      let asked = try await home.aichat(
        "ask", "--provider", "offline", Self.words, "--telemetry-endpoint", collector.url)
      #expect(asked.status == 0 && !asked.stdout.isEmpty && asked.stderr.isEmpty, "\(asked.everything)")
      #expect(other.requests.isEmpty && !collector.requests.isEmpty)
    }

    @Test func aCrashLeavesAReport() async throws {
      let server = LoopbackServer.patient([.head(), .piece("the answer"), .waitForClose])
      let asking = try home.start(["ask", Self.words], environment: server.environment)
      try await asking.writes("the answer")
      asking.signal(SIGSEGV)
      #expect(try await asking.end().status == 128 + SIGSEGV)
      let report = try #require(home.crashReports().first)
      let events = try events(in: Array(report.utf8))
      #expect(events.first?["signal"] as? Int == Int(SIGSEGV))
      #expect(events.dropFirst().map { $0.text("event") } == ["App_Start", "AskCommand_Ask_Start"])
      hasNoWords(report)
      let doctor = try await home.aichat("doctor")
      #expect(doctor.text.contains(home.state + "/crash-"))
    }
  }
}
