import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// Tab completion in real shells, in a real terminal.
  @Suite(.serialized) struct CompletionTests {
    /// A shell, and the command that starts it with this program's completions and no others.
    struct Shell: CustomTestStringConvertible, Sendable {
      let name: String
      let words: [String]
      let setUp: String

      var testDescription: String { name }

      static let all = [
        Shell(
          name: "bash", words: ["bash", "--norc", "--noprofile", "-i"],
          setUp: "bind 'set bell-style none'; source <(aichat completions bash)"),
        Shell(
          name: "zsh", words: ["zsh", "-f", "-i"],
          setUp: "autoload -U compinit; compinit -u -D; source <(aichat completions zsh)"),
        Shell(name: "fish", words: ["fish", "--no-config", "-i"], setUp: "aichat completions fish | source"),
      ]

      /// The path of the shell; nil where it is not installed.
      var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
          .first { FileManager.default.isExecutableFile(atPath: $0) }
      }
    }

    let home: Home

    init() throws { home = try Home() }

    /// The shell with its prompt `>`; a missing shell is a failure with a message.
    private func start(_ shell: Shell) async throws -> Tmux {
      guard let path = shell.path, let program = Program.path else {
        throw Failure("\(shell.name) is not installed, so its completions were not tried: Tools/setup --with-tests")
      }
      let folder = home.path + "/bin"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let link = folder + "/aichat"
      if !FileManager.default.fileExists(atPath: link) {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
      }
      let search = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      let terminal = try await Tmux(
        [path] + shell.words.dropFirst(), in: home, columns: 120, rows: 60,
        environment: ["AICHAT_DATA_DIR": home.data, "PATH": search, "PS1": "> "])
      try await terminal.waits(for: "a prompt") { !$0.allSatisfy(\.isWhitespace) }
      try await terminal.type(shell.setUp + "; echo is ready | tr a-z A-Z")
      try await terminal.press("Enter")
      try await terminal.shows("IS READY")
      return terminal
    }

    /// The typed text, and the line after Tab.
    static let lines = [
      ("aichat as", "aichat ask"), ("aichat ask --avat", "aichat ask --avatar"),
      ("aichat ask -a Ju", "aichat ask -a Juno"),
      ("aichat ask --avatar=Ju", "aichat ask --avatar=Juno"), ("aichat config set data", "aichat config set data_dir"),
      ("aichat config set color al", "aichat config set color always"),
      ("aichat open aichat://cat", "aichat open aichat://category/"),
      ("aichat --data-dir /us", "aichat --data-dir /usr/"),
    ]

    @Test(arguments: Shell.all)
    func completes(shell: Shell) async throws {
      let terminal = try await start(shell)
      for (typed, completed) in Self.lines {
        try await terminal.type(typed)
        try await terminal.press("Tab")
        try await terminal.shows(completed)
        try await terminal.press("C-u", "C-l")
        try await terminal.hides(typed)
      }
      try await terminal.type("aichat ask --")
      try await terminal.press("Tab", "Tab")
      try await terminal.shows("--chat", "Go on with this chat", "--data-dir")
      #expect(!FileManager.default.fileExists(atPath: home.data), "completing has made the data directory")
    }

    /// Names of avatars and titles of chats may contain any text; a shell must treat them as words.
    @Test(arguments: Shell.all)
    func carriesNothingOut(shell: Shell) async throws {
      let name = #"My "odd" pal's $(touch caught);*&é한"#
      #expect(try await home.aichat("avatars", "create", name).status == 0)
      #expect(
        try await home.aichat("ask", "--provider", "offline", "-a", name, "$(touch caught); `touch caught`\n\u{1B}[31m")
          .status == 0)
      // The only chat has a short id: the last digits of its id.
      let chat = String(try #require(try await home.chats().first?.text("id")).suffix(8))
      let terminal = try await start(shell)
      // The completions call the program, even if a shell function has its name.
      let isFish = shell.name == "fish"
      try await terminal.type(
        isFish
          ? "cd; function aichat; printf '<%s>' $argv; end" : "cd; aichat() { printf '<%s>' \"$@\"; }")
      try await terminal.press("Enter")
      for (typed, said) in [
        ("aichat chats show ", "<chats><show><\(chat)>"), ("aichat ask -a My", "<ask><-a><\(name)>"),
        ("aichat ask -a 'My", "<ask><-a><\(name)>"), ("aichat ask -a \"My", "<ask><-a><\(name)>"),
        ("aichat ask --avatar=My", "<ask><--avatar=\(name)>"),
      ] {
        try await terminal.press("C-l")
        try await terminal.type(typed)
        try await terminal.press("Tab")
        try await terminal.waits(for: "more than \(typed)") { screen in
          screen.contains(typed.contains("My") ? "caught" : chat)
        }
        try await terminal.press("Enter")
        try await terminal.shows(said)
      }
      #expect(!FileManager.default.fileExists(atPath: home.path + "/caught"))
    }
  }
}
