import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// `Tools/release`, with a small program in C in place of aichat, which takes ten seconds to compress.
  /// `Tools/release --check` tries the real files in bare systems.
  @Suite struct ReleaseTests {
    let home: Home
    private var output: String { home.path + "/files" }

    init() throws { home = try Home() }

    private func run(_ command: String, environment: [String: String] = [:]) async throws -> Program.Result {
      try await Program("/bin/sh", ["-c", command], environment: home.environment(adding: environment)).end()
    }

    private func release(_ words: String, path: String? = nil) async throws -> Program.Result {
      let tools = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Tools").standardized
      var environment = [
        "SOURCE_DATE_EPOCH": "1700000000", "DEBFULLNAME": "Ann", "DEBEMAIL": "ann@example.org", "OUTPUT": output,
      ]
      environment["PATH"] = path
      return try await run(
        "'\(tools.appending(path: "release").path)' --output \"$OUTPUT\" \(words)", environment: environment)
    }

    /// The stub prints its version, or its arguments.
    private func compile() async throws {
      let source = """
        #include <stdio.h>
        #include <string.h>
        int main(int count, char **words) {
          if (count == 2 && !strcmp(words[1], "--version")) return puts("aichat 1.2.3") < 0;
          for (int index = 1; index < count; index++) puts(words[index]);
          return 0;
        }
        """
      try home.write(source.utf8, to: home.path + "/stub.c")
      let compiled = try await run("cd; cc -o stub stub.c || clang -o stub stub.c")
      #expect(compiled.status == 0, "\(compiled.everything)")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-deb"), "there is no dpkg-deb"))
    func bothHoldTheSameFilesEveryTime() async throws {
      try await compile()
      let first = try await release("--program ~/stub")
      #expect(first.status == 0, "\(first.everything)")
      let lines = first.text.split(separator: "\n")
      try #require(lines.count == 2)
      #expect(lines[0].contains("\(output)/aichat-1.2.3-linux-") && lines[0].hasSuffix(".tar.gz"))
      #expect(lines[1].contains("\(output)/aichat_1.2.3_") && lines[1].hasSuffix(".deb"))
      // The same checksums: the folder and the time of the build do not affect the files.
      #expect(try await release("--program ~/stub").text == first.text)

      let listed = try await run(
        "cd ~/files; tar -tvzf *.tar.gz | grep -v '^d' | awk '{ sub(/^[^\\/]*\\//, \"\", $6); print $1, $2, $6 }'")
      #expect(
        listed.text == """
          -rw-r--r-- 0/0 README
          -rwxr-xr-x 0/0 bin/aichat
          -rw-r--r-- 0/0 share/bash-completion/completions/aichat
          -rw-r--r-- 0/0 share/fish/vendor_completions.d/aichat.fish
          -rw-r--r-- 0/0 share/man/ko/man1/aichat.1
          -rw-r--r-- 0/0 share/man/man1/aichat.1
          -rw-r--r-- 0/0 share/zsh/site-functions/_aichat

          """)
      let packaged = try await run("cd ~/files; dpkg-deb -c *.deb | grep -v '^d' | awk '{ print $1, $2, $6 }'")
      #expect(
        packaged.text == """
          -rwxr-xr-x root/root ./usr/bin/aichat
          -rw-r--r-- root/root ./usr/share/bash-completion/completions/aichat
          -rw-r--r-- root/root ./usr/share/fish/vendor_completions.d/aichat.fish
          -rw-r--r-- root/root ./usr/share/man/ko/man1/aichat.1.gz
          -rw-r--r-- root/root ./usr/share/man/man1/aichat.1.gz
          -rw-r--r-- root/root ./usr/share/zsh/vendor-completions/_aichat

          """)
      let fields = try await run("cd ~/files; dpkg-deb -f *.deb Package Version Maintainer Depends Recommends").text
      #expect(
        fields.contains("Package: aichat\nVersion: 1.2.3\n") && fields.contains("Maintainer: Ann <ann@example.org>"))
      #expect(fields.contains("Depends: libc6 (>= 2."))
      #expect(!fields.contains("libcurl"), "the stub loads none")
    }

    @Test func withoutDebiansToolThereIsTheTarball() async throws {
      try await compile()
      let tools = home.path + "/tools"
      _ = try await run("mkdir ~/tools; ln -s /usr/bin/* /bin/* ~/tools/ 2>/dev/null; rm -f ~/tools/dpkg*")
      let made = try await release("--program ~/stub", path: tools)
      #expect(made.status == 0 && made.stderr.contains("dpkg-deb is not here: only the tarball is made."))
      let files = try FileManager.default.contentsOfDirectory(atPath: output)
      #expect(files.count == 1 && files[0].hasSuffix(".tar.gz"), "\(made.everything)")
    }

    @Test(arguments: ["--chek", "--suite trixie", "--output"])
    func wrongWordsAreExplained(words: String) async throws {
      let wrong = try await release(words)
      #expect(wrong.status == 2 && wrong.stderr.contains("Tools/release --check") && !wrong.stderr.contains("set -u"))
    }

    @Test func noProgramIsNoRelease() async throws {
      try home.write("#!/bin/sh\necho aichat 1.2.3\n".utf8, to: home.path + "/script")
      let refused = try await release("--program ~/script")
      #expect(refused.status == 1 && refused.stderr.contains("is not a program with shared libraries"))
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }
}
