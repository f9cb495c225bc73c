import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// `Tools/install` into a folder of the test, with the built program.
  @Suite struct InstallTests {
    let home: Home

    init() throws { home = try Home() }

    private var prefix: String { home.path + "/a prefix" }

    private static let files = [
      "bin/aichat", "share/aichat/installed", "share/bash-completion/completions/aichat",
      "share/fish/vendor_completions.d/aichat.fish", "share/man/ko/man1/aichat.1", "share/man/man1/aichat.1",
      "share/zsh/site-functions/_aichat",
    ]

    private func install(_ words: String..., environment: [String: String] = [:]) async throws -> Program.Result {
      let tools = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Tools").standardized
      let program = words.contains("--uninstall") ? [] : ["--program", try #require(Program.path)]
      return try await Program(
        "/bin/sh", [tools.appending(path: "install").path] + words + program,
        environment: home.environment(adding: environment)
      ).end()
    }

    private func files(under folder: String) -> [String] {
      let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return found.filter { name in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
          && !isFolder.boolValue
      }.sorted()
    }

    @Test func installsAndTakesAway() async throws {
      let first = try await install("--prefix", prefix)
      #expect(first.status == 0 && first.stderr.contains("not in PATH yet"), "\(first.everything)")
      #expect(files(under: prefix) == Self.files)
      let version = try await Program(prefix + "/bin/aichat", ["--version"], environment: home.environment()).end()
      #expect(version.text == (try await home.aichat("--version").text))
      let page = String(decoding: home.contents(of: prefix + "/share/man/ko/man1/aichat.1"), as: UTF8.self)
      #expect(page == (try await home.aichat("--lang", "ko", "help", "man").text))
      #expect(
        home.contents(of: prefix + "/share/zsh/site-functions/_aichat")
          == (try await home.aichat("completions", "zsh").stdout))
      #expect(try await install("--prefix", prefix).status == 0, "a second time")
      #expect(try await install("--uninstall", "--prefix", prefix).status == 0)
      #expect(files(under: prefix).isEmpty)
      #expect(try await install("--uninstall", "--prefix", prefix).status == 1)
    }

    @Test func whatIsNotItsOwnStays() async throws {
      let stranger = prefix + "/bin/aichat"
      try home.write("mine".utf8, to: stranger)
      let refused = try await install("--prefix", prefix)
      #expect(refused.status == 1 && refused.stderr.contains(stranger))
      #expect(files(under: prefix) == ["bin/aichat"] && home.contents(of: stranger) == Array("mine".utf8))
      #expect(try await install("--force", "--prefix", prefix).status == 0)
      #expect(files(under: prefix) == Self.files && home.contents(of: stranger) != Array("mine".utf8))
      // A file that was changed since belongs to the user.
      let page = prefix + "/share/man/man1/aichat.1"
      try home.write("changed".utf8, to: page)
      #expect(try await install("--prefix", prefix).status == 1)
      let kept = try await install("--uninstall", "--prefix", prefix)
      #expect(kept.status == 1 && kept.stderr.contains(page))
      #expect(files(under: prefix) == ["share/aichat/installed", "share/man/man1/aichat.1"])
    }

    @Test func whatOnlyAnEarlierVersionHadGoes() async throws {
      #expect(try await install("--prefix", prefix).status == 0)
      // As another version left them: one as it was installed, and one that was changed since.
      let list = prefix + "/share/aichat/installed"
      for name in ["gone", "changed"] { try home.write("old".utf8, to: "\(prefix)/share/\(name)") }
      let lines = String(decoding: home.contents(of: list), as: UTF8.self)
      try home.write((lines + "1282831652-3 share/gone\n1-3 share/changed\n").utf8, to: list)
      let renewed = try await install("--prefix", prefix)
      #expect(renewed.status == 0 && renewed.stderr.contains("share/changed is of an earlier version"))
      #expect(files(under: prefix) == (Self.files + ["share/changed"]).sorted())
      #expect(try await install("--uninstall", "--force", "--prefix", prefix).status == 0)
      #expect(files(under: prefix).isEmpty)
    }

    @Test func stagesForPackages() async throws {
      let stage = home.path + "/stage"
      #expect(try await install("--prefix=/opt/it", environment: ["DESTDIR": stage]).status == 0)
      #expect(files(under: stage + "/opt/it") == Self.files)
    }

    @Test func wrongWordsAreExplained() async throws {
      let wrong = try await install("--prefx", prefix)
      #expect(wrong.status == 2 && wrong.stderr.contains("--uninstall") && !wrong.stderr.contains("set -u"))
    }
  }
}
