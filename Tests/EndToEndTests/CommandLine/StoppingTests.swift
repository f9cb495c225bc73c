import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// A signal stops every command that can take long, and the command cleans up.
  @Suite struct StoppingTests {
    let home: Home

    init() throws { home = try Home() }

    /// A command that waits for something that never arrives.
    enum Waiting: String, CaseIterable, Sendable {
      case importFromPipe, importFromInput, exportToPipe, keysSet, askReadingInput, modelsList, modelsTest, doctor

      var words: [String] {
        switch self {
        case .importFromPipe: ["profiles", "import", "PIPE"]
        case .importFromInput: ["profiles", "import", "-"]
        case .exportToPipe: ["profiles", "export", "PIPE"]
        case .keysSet: ["keys", "set", "openai"]
        case .askReadingInput: ["ask", "hi"]
        case .modelsList: ["models", "list"]
        case .modelsTest: ["models", "test"]
        case .doctor: ["doctor"]
        }
      }

      /// Whether it reads standard input, which never ends.
      var reads: Bool { [.importFromInput, .keysSet, .askReadingInput].contains(self) }
      /// Whether it asks a server, which never answers.
      var asks: Bool { [.modelsList, .modelsTest, .doctor].contains(self) }
    }

    /// The files of the home, without those of the database.
    private var files: Set<String> {
      let names = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
      return Set(names.filter { !$0.hasPrefix("data/aichat.sqlite") && !$0.hasPrefix("data/owners") })
    }

    /// Whether a process is only waiting.
    private func isAtRest(_ pid: pid_t) -> Bool {
      let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
      return status.drop { $0 != ")" }.dropFirst(2).first == "S"
    }

    @Test(
      .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat")), arguments: Waiting.allCases,
      [
        SIGINT, SIGTERM, SIGHUP,
      ])
    func aSignalEndsWhatWaits(command: Waiting, signal: Int32) async throws {
      #expect(try await home.aichat("ask", "--provider", "offline", "before").status == 0)
      let pipe = home.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      // Both ends are open, and nothing reads or writes. For an export the pipe is filled.
      let end = open(pipe, O_RDWR | O_NONBLOCK)
      defer { close(end) }
      if command == .exportToPipe {
        let block = [UInt8](repeating: 0, count: 4096)
        while write(end, block, block.count) > 0 {}
      }
      let server = LoopbackServer.patient([.waitForClose], [.waitForClose], [.waitForClose])
      let before = files
      let words = command.words.map { $0 == "PIPE" ? pipe : $0 }
      let path = try #require(Program.path)
      let program = try Program(
        path, ["--data-dir", home.data] + words,
        environment: home.environment(adding: command.asks ? server.environment : [:]),
        stdin: command.reads ? pipe : nil)
      // A signal before it waits ends it too, and leaves as little behind.
      for _ in 0..<200 where !isAtRest(program.pid) { try await Task.sleep(for: .milliseconds(5)) }
      program.signal(signal)
      let result = try await program.end()
      #expect(result.status == 128 + signal, "\(command): \(result.status) \(result.everything)")
      if command == .importFromPipe || command == .importFromInput {
        #expect(["", "aichat: The import was stopped. Nothing was changed.\n"].contains(result.everything))
      }
      #expect(files == before)
    }

    /// No named file contains the arrived data, after any end of the program.
    @Test(arguments: [SIGKILL, SIGTERM]) func halfAnArchiveIsNowhere(signal: Int32) async throws {
      #expect(try await home.aichat("ask", "--provider", "offline", "pineapple").status == 0)
      let file = home.path + "/whole.jsonl"
      #expect(try await home.aichat("profiles", "export", file).status == 0)
      let half = home.contents(of: file).prefix(home.contents(of: file).count / 2)
      try FileManager.default.removeItem(atPath: file)
      let pipe = home.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let end = open(pipe, O_RDWR | O_NONBLOCK)
      defer { close(end) }
      let before = files
      let program = try home.start(["profiles", "import", pipe])
      #expect(half.withUnsafeBytes { write(end, $0.baseAddress, $0.count) } == half.count)
      try await wait {
        var waiting: Int32 = 0
        return ioctl(end, UInt(FIONREAD), &waiting) == 0 && waiting == 0
      } else: {
        "it does not read"
      }
      program.signal(signal)
      _ = try await program.end()
      #expect(files == before)
    }

    /// Data that is no archive costs neither disk space nor time.
    @Test(arguments: ["/dev/zero", "/dev/urandom"]) func garbageWithoutEndIsRefused(path: String) async throws {
      let refused = try await home.aichat("profiles", "import", path)
      #expect(refused.status == 1 && refused.stderr.contains(path), "\(refused.everything)")
    }

    /// A program that is killed while it writes keys leaves none of them beside the file.
    @Test func aKillLeavesNoKeyBesideTheFile() async throws {
      let folder = home.path + "/config/aichat"
      for round in 0..<20 {
        let program = try Program(
          try #require(Program.path), ["--data-dir", home.data, "keys", "set", "openai"],
          environment: home.environment(), stdin: try secret(round))
        try await Task.sleep(for: .milliseconds(4 * round))
        program.signal(SIGKILL)
        _ = try await program.end()
      }
      let left = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      #expect(Set(left).isSubset(of: ["keys.json"]), "\(left)")
    }

    private func secret(_ round: Int) throws -> String {
      let file = home.path + "/secret"
      try home.write("sk-e2e-\(round)-0123456789-never-shown\n".utf8, to: file)
      return file
    }
  }
}
