import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// Unusable settings and folders: the message names the place, and the file is left unchanged.
  @Suite struct SettingsFaultTests {
    let home: Home

    init() throws { home = try Home() }

    /// The object in place of the settings file.
    enum Place: String, CaseIterable, Sendable {
      case folder, pipe, linkInCircles, device, tooLarge, tooDeep, cut, binary, list, fileAboveIt

      /// Whether the message names a line of the file.
      var hasLine: Bool { [.cut, .binary, .list, .tooDeep].contains(self) }

      func make(at path: String, in home: Home) throws {
        let folder = (path as NSString).deletingLastPathComponent
        let files = FileManager.default
        if self == .fileAboveIt { return try home.write("kept".utf8, to: folder) }
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        switch self {
        case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        case .linkInCircles: #expect(symlink("config.json", path) == 0)
        case .device: #expect(symlink("/dev/zero", path) == 0)
        case .tooLarge: try home.write([UInt8](repeating: 0x20, count: 2 << 20), to: path)
        case .tooDeep: try home.write([UInt8](repeating: 0x5B, count: 100_000), to: path)
        case .cut: try home.write(#"{"model": "x", "prov"#.utf8, to: path)
        case .binary: try home.write([0xFF, 0xFE, 0x7B, 0x00], to: path)
        case .list: try home.write("[1]".utf8, to: path)
        case .fileAboveIt: break
        }
      }
    }

    /// The state of the path: its kind, its size, and the target of a link.
    private func look(_ path: String) -> [String] {
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      let link = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
      return ["\(status.st_mode)", "\(status.st_size)", "\(status.st_ino)", link]
    }

    @Test(arguments: Place.allCases) func theFileIsNamedAndLeftAlone(place: Place) async throws {
      let path = home.configuration
      try place.make(at: path, in: home)
      let before = look(path)
      for words in [["chats", "list"], ["config", "set", "model", "x"], ["ask", "hi"]] {
        let result = try await home.start(words).end()
        // Without a file there are no settings; only a change of a setting needs the folder.
        guard place != .fileAboveIt || words[0] == "config" else { continue }
        // An unwritable file is not wrong usage.
        let status: Int32 = place == .fileAboveIt ? 1 : 2
        #expect(result.status == status && result.stdout.isEmpty, "\(words): \(result.everything)")
        #expect(result.stderr.contains(path + (place.hasLine ? ", line 1" : " cannot be")), "\(result.stderr)")
        // The message appears once.
        let lines = result.stderr.split(separator: "\n")
        #expect(Set(lines).count == lines.count, "\(result.stderr)")
      }
      #expect(look(path) == before)
      #expect(place != .fileAboveIt || home.contents(of: home.path + "/config/aichat") == Array("kept".utf8))
    }

    /// Some keys, each with one wrong value: the message names the key and what is expected.
    @Test(arguments: [
      ("lang", "7", "en or ko"), ("theme", "[]", "dark"), ("no_mouse", #""perhaps""#, "true or false"),
      ("timeout", #""soon""#, "second"), ("base_url", "true", "http"), ("features", "{}", "chat"),
      ("telemetry_endpoint", #""nowhere""#, "http"), ("monthly_budget", #""much""#, "an amount of money"),
      ("profile", "{}", "a name"),
    ]) func aWrongTypeNamesItsKeyAndWhatIsExpected(key: String, value: String, expected: String) async throws {
      let text = #"{"\#(key)": \#(value)}"#
      try home.write(text.utf8, to: home.configuration)
      let result = try await home.aichat("chats", "list")
      #expect(result.status == 2 && result.stdout.isEmpty, "\(result.everything)")
      #expect(
        result.stderr.contains("\(home.configuration): \(key)") && result.stderr.contains(expected), "\(result.stderr)")
      #expect(home.contents(of: home.configuration) == Array(text.utf8))
    }

    /// The program in a shell that first sets a limit.
    private func limited(_ limit: String, _ words: String...) async throws -> Program.Result {
      try await limited(limit, words)
    }

    private func limited(_ limit: String, _ words: [String]) async throws -> Program.Result {
      let path = try #require(Program.path)
      let program = try Program(
        "/bin/sh", ["-c", limit + #"; exec "$0" "$@""#, path, "--data-dir", home.data] + words,
        environment: home.environment())
      return try await program.end()
    }

    /// As on a full disk: a readable error, no signal, and nothing half written.
    @Test func filesThatMayNotGrowAreAnError() async throws {
      let key = home.path + "/key"
      try home.write("sk-abcdefghijklmnop\n".utf8, to: key)
      for words in [
        ["--provider", "offline", "ask", "hi"], ["config", "set", "model", "x"], ["keys", "set", "openai"],
      ] {
        let result = try await limited("ulimit -f 0; exec < \(key)", words)
        #expect(result.status == 1 && result.stdout.isEmpty, "\(words): \(result.everything)")
        #expect(result.stderr.hasPrefix("aichat: "))
      }
      #expect(home.contents(of: home.configuration).isEmpty)
      #expect(try await home.aichat("--provider", "offline", "ask", "hi").status == 0)
      let before = try await home.chats().count
      let long = String(repeating: "word ", count: 20_000)
      let full = try await limited("ulimit -f 300", "--provider", "offline", "ask", long)
      #expect(full.status == 1 && full.stderr.contains(home.database), "\(full.everything)")
      #expect(try await home.aichat("--provider", "offline", "ask", "again").status == 0)
      #expect(try await home.chats().count >= before + 1)
    }

    /// Root may read everything, so the test runs as another user.
    @Test(.enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
    func aHomeThatCanOnlyBeReadIsSaid() async throws {
      let path = try #require(Program.path)
      let other = ["--reuid", "65534", "--regid", "65534", "--clear-groups"]
      // A build by root may be in a folder that other users cannot open.
      let copy = home.path + "/program"
      // A separate process makes the copy: a program that starts meanwhile would inherit a file that this process has
      // open for writing.
      #expect(try await Program("/bin/cp", [path, copy], environment: home.environment()).end().status == 0)
      chmod(home.path, 0o555)
      defer { chmod(home.path, 0o755) }
      func run(_ words: String...) async throws -> Program.Result {
        let isRoot = geteuid() == 0
        return try await Program(
          isRoot ? "/usr/bin/setpriv" : copy, (isRoot ? other + [copy] : []) + ["--data-dir", home.data] + words,
          environment: home.environment()
        ).end()
      }
      let asked = try await run("ask", "hi")
      #expect(asked.status == 1 && asked.stdout.isEmpty && asked.stderr.contains(home.data), "\(asked.everything)")
      #expect(asked.stderr.contains("Permission denied") && asked.stderr.contains("--data-dir"))
      let set = try await run("config", "set", "model", "x")
      #expect(set.status == 1 && set.stderr.contains("Permission denied"), "\(set.everything)")
      let examined = try await run("doctor")
      #expect(examined.status == 1 && examined.text.contains("✗ aichat cannot write in \(home.path)."))
      #expect(try await run("config", "list").status == 0)
      #expect(try await run("--version").status == 0)
    }
  }
}
