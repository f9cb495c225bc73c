import Foundation
import Testing
import TerminalTesting

@testable import Terminal

extension TerminalSessionTests {
  /// An editor that is a shell script, with the file as `"$1"`.
  private func editor(_ script: String, in folder: String = NSTemporaryDirectory()) -> ExternalEditor {
    ExternalEditor { name in
      switch name {
      case "VISUAL": "edit() { \(script); }; edit"
      case "TMPDIR": folder
      default: nil
      }
    }
  }

  private func emptyFolder(_ name: String = "it's a folder \(UUID().uuidString)") throws -> String {
    let folder = NSTemporaryDirectory() + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func choosesTheEditorOfTheEnvironment() {
    #expect(ExternalEditor { ["EDITOR": "nano", "VISUAL": "code --wait"][$0] }.command == "code --wait")
    #expect(ExternalEditor { ["EDITOR": "nano", "VISUAL": ""][$0] }.command == "nano")
    #expect(ExternalEditor { _ in nil }.command == "vi")
  }

  @Test @MainActor func theEditorHasTheTerminalAndItsKeys() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try TerminalSession.open(
      input: pseudo.program, output: pseudo.program, environment: { _ in nil })
    var events = session.events.makeAsyncIterator()
    var terminal = VirtualTerminal(size: session.size)
    terminal.feed(pseudo.written())
    #expect(terminal.isAlternateScreen)
    let folder = try emptyFolder()
    // The editor reads a line from the terminal, so it ends only if the session leaves the keys to it.
    let script = """
      stat -c %a "$1" >>"$1"; stty -a <\(pseudo.path) | grep -o -- ' icanon' >>"$1"; \
      printf '\\033[2Jready' >\(pseudo.path); read line <\(pseudo.path); printf 'and %s' "$line" >>"$1"
      """
    let result = Task { try await editor(script, in: folder).edit("한글,", on: session) }
    while !String(decoding: terminal.unseen(pseudo), as: UTF8.self).contains("ready") { await Task.yield() }
    #expect(!terminal.isAlternateScreen && pseudo.isCooked)
    session.write(Array("dropped".utf8))
    pseudo.type("more\n")
    #expect(try await result.value == "한글,\n600\n icanon\nand more")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    #expect(await events.next() == .suspendResumed)
    terminal.feed(pseudo.written())
    #expect(terminal.isAlternateScreen && !pseudo.isCooked)
    pseudo.type("x")
    #expect(await events.next() == .key(KeyPress(.character("x"))))
    session.close()
    terminal.feed(pseudo.written())
    #expect(!terminal.isAlternateScreen && pseudo.isCooked)
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test @MainActor func reportsErrorsAndKeepsATextThatIsTooLong() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try TerminalSession.open(
      input: pseudo.program, output: pseudo.program, environment: { _ in nil })
    defer { session.close() }
    let folder = try emptyFolder()
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
    await #expect(throws: ExternalEditor.Problem.failed(status: 3)) {
      try await editor("return 3", in: folder).edit("a", on: session)
    }
    await #expect(throws: ExternalEditor.Problem.notFound(command: "no-such-editor 2>/dev/null")) {
      try await ExternalEditor { ["EDITOR": "no-such-editor 2>/dev/null", "TMPDIR": folder][$0] }
        .edit("a", on: session)
    }
    await #expect(throws: ExternalEditor.Problem.failed(status: 128 + SIGKILL)) {
      try await editor("kill -9 $$", in: folder).edit("a", on: session)
    }
    await #expect(throws: ExternalEditor.Problem.system("mkstemps", errno: ENOENT)) {
      try await editor("true", in: folder + "/none").edit("a", on: session)
    }
    #expect(try files().isEmpty)
    // Ctrl-C belongs to the editor.
    let interrupted = try await editor("kill -INT $$; kill -QUIT $$; printf x >>\"$1\"", in: folder)
      .edit("a", on: session)
    #expect(interrupted == "a\nx")
    // Another file in the same place, and invalid bytes.
    let replaced = try await editor("rm \"$1\"; printf 'x\\377y' >\"$1\"", in: folder).edit("a", on: session)
    #expect(replaced == "x\u{FFFD}y")
    await #expect(throws: ExternalEditor.Problem.self) {
      try await editor("truncate -s 17M \"$1\"", in: folder).edit("a", on: session)
    }
    #expect(try files().count == 1)
    try FileManager.default.removeItem(atPath: folder)
  }

  /// The program's environment has keys: the editor, and the programs that it runs, get none of them.
  @Test @MainActor func theEditorGetsNoHiddenVariable() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try TerminalSession.open(
      input: pseudo.program, output: pseudo.program, environment: { _ in nil })
    defer { session.close() }
    setenv("AICHAT_TEST_HIDDEN_KEY", "never-shown", 1)
    defer { unsetenv("AICHAT_TEST_HIDDEN_KEY") }
    let command = "edit() { printf '%s' \"[$AICHAT_TEST_HIDDEN_KEY]\" >\"$1\"; }; edit"
    let shown = try await ExternalEditor { ["EDITOR": command][$0] }.edit("a", on: session)
    let hidden = try await ExternalEditor(hiding: ["AICHAT_TEST_HIDDEN_KEY"]) { ["EDITOR": command][$0] }
      .edit("a", on: session)
    #expect(shown == "[never-shown]" && hidden == "[]")
  }

  @Test @MainActor func aClosedSessionLendsNothing() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try TerminalSession.open(
      input: pseudo.program, output: pseudo.program, environment: { _ in nil })
    session.close()
    #expect(try await editor("exit 1").edit("a", on: session) == nil)
  }
}

extension VirtualTerminal {
  /// The bytes written since the last call.
  fileprivate mutating func unseen(_ pseudo: PseudoTerminal) -> [UInt8] {
    let bytes = pseudo.written()
    feed(bytes)
    return bytes
  }
}
