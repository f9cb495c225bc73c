import Testing

extension EndToEnd.CommandLineTests {
  /// The gallery on the command line.
  @Suite(.enabled(if: GalleryProgram.path != nil, Comment(rawValue: GalleryProgram.hint)))
  struct GalleryCommandLineTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func versionAndHelp() async throws {
      let version = try await GalleryProgram.run("--version", in: home)
      #expect(version.status == 0 && version.text.hasPrefix("gallery ") && version.stderr.isEmpty)
      let help = try await GalleryProgram.run("--help", in: home)
      #expect(help.status == 0 && help.text.contains("--api URL") && help.text.contains("  router "))
      let korean = try await GalleryProgram.run("--help", in: home, environment: ["LC_ALL": "ko_KR.UTF-8"])
      #expect(korean.status == 0 && korean.text.contains("사용법:"))
      #expect(try await GalleryProgram.run("--help", "--lang", "ko", in: home).text == korean.text)
    }

    @Test func withoutATerminal() async throws {
      let result = try await GalleryProgram.run(in: home)
      #expect(result.status == 2 && result.stdout.isEmpty)
      #expect(result.stderr.hasPrefix("gallery: The gallery needs a terminal"))
    }

    @Test(arguments: [
      (["chat"], "no lesson “chat”"), (["users", "steps"], "only one lesson"),
      (["--api", "example.org"], "http://127.0.0.1:8000"), (["--lang", "fr"], "en or ko"), (["--nope"], "--nope"),
    ])
    func wrongUsage(_ words: [String], _ message: String) async throws {
      let path = try #require(GalleryProgram.path)
      let result = try await Program(path, words, environment: home.environment()).end()
      #expect(result.status == 2 && result.stdout.isEmpty)
      #expect(result.stderr.hasPrefix("gallery: ") && result.stderr.contains(message))
    }
  }
}
