import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  @Suite struct DoctorTests {
    let home: Home

    init() throws { home = try Home() }

    private func records(_ result: Program.Result) throws -> [[String: Any]] {
      try #require(try JSONSerialization.jsonObject(with: Data(result.stdout)) as? [[String: Any]])
    }

    @Test func aNewHomeIsWellAndStaysEmpty() async throws {
      let result = try await home.aichat("doctor")
      #expect(result.status == 0 && result.stderr.isEmpty, "\(result.everything)")
      for part in [
        "Program\n", "Terminal\n", "Data\n", "Configuration\n", "Keys\n", "Models\n", "SQLite 3.", "libcurl/",
      ] {
        #expect(result.text.contains(part), "\(part)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
      #expect(try await home.aichat("doctor", "--lang", "ko").text.contains("데이터\n"))
    }

    @Test func whatIsWrongIsSaidAndNothingElseStops() async throws {
      try home.write(#"{"color": "sometimes", "nonsense": 1, "without": "chatt"}"#.utf8, to: home.configuration)
      let result = try await home.aichat("doctor", "--json")
      #expect(result.status == 1 && result.stderr.isEmpty)
      let faulty = try records(result).filter { $0.text("state") == "faulty" }
      #expect(faulty.map { $0.text("area") } == ["program", "configuration", "configuration"])
      #expect(faulty.last?.text("remedy") == "aichat config unset nonsense")
    }

    @Test func theServerIsAskedForTheModel() async throws {
      let list = #"{"data":[{"id":"test-model"}]}"#
      let server = LoopbackServer.patient([.answer(list, type: "application/json")])
      let result = try await home.aichat("doctor", "--provider", "openai", environment: server.environment)
      #expect(result.status == 0 && result.text.contains("✓ \(server.url)/v1 has test-model."), "\(result.everything)")
      #expect(!result.everything.contains("never-shown"))
      let closed = LoopbackServer([], listens: false)
      #expect(try await home.aichat("doctor", environment: closed.environment).status == 1)
    }

    @Test func damagedDataIsFoundAndLeftAlone() async throws {
      _ = try await home.aichat("ask", "Hi", "--provider", "offline")
      #expect(try await home.aichat("doctor").status == 0)
      let bytes = [UInt8](repeating: 0x41, count: 8192)
      try home.write(bytes, to: home.database)
      let result = try await home.aichat("doctor", "--json")
      #expect(result.status == 1)
      #expect(try records(result).contains { $0.text("check") == "database" && $0.text("state") == "faulty" })
      #expect(home.contents(of: home.database) == bytes)
    }
  }
}
