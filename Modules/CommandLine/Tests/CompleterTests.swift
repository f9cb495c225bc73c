import FeatureKit
import TerminalUI
import Testing

@testable import CommandLine

@MainActor struct CompleterTests {
  private var completer: Completer {
    let people: ValueKind = .words { earlier, _ in [Suggestion("Juno", "gardener"), Suggestion("after \(earlier)")] }
    let chats: ValueKind = .words { _, _ in [Suggestion("99a8057f", "Juno", longForm: "01890a5d-99a8057f")] }
    func command(_ name: String, takes kinds: [ValueKind] = [], options: [CommandOption] = []) -> Subcommand {
      Subcommand(name, takes: kinds, options: options, summary: { $0("About \(name)", "소개 \(name)") }) { _, _ in .done }
    }
    let say = command(
      "say", options: [CommandOption("to", letter: "t", value: "NAME", kind: people) { _ in "The receiver" }])
    let set = command("set", takes: [.oneOf(["color", "lang"]), people, .file])
    let show = command("show", takes: [chats], options: [CommandOption("chat", value: "ID", kind: chats) { _ in "" }])
    let broken = command("broken", takes: [.words { _, _ in throw CommandFailure(.failed, "No.") }])
    return Completer(
      CommandTable(
        program: .sample,
        commands: [
          say, broken, Subcommand("config", aliases: ["settings"], summary: { _ in "" }, subcommands: [set, show]),
        ],
        options: [
          CommandOption("data-dir", value: "DIR", kind: .folder) { _ in "" },
          CommandOption("without", value: "LIST", kind: .list(["chat", "explore"])) { _ in "" },
        ]),
      language: .korean)
  }

  private func words(_ words: String...) async -> [String] {
    guard case .words(let found) = await completer.answer(for: words) else { return ["no words"] }
    return found.map(\.word)
  }

  @Test func commandsByTheirNames() async {
    #expect(await words("") == ["say", "broken", "config", "settings"])
    #expect(await words() == ["say", "broken", "config", "settings"])
    #expect(await words("config", "") == ["set", "show"])
    #expect(await words("settings", "") == ["set", "show"])
    #expect(await words("--data-dir", "x", "config", "s") == ["set", "show"])
    #expect(await words("--data-dir=x", "s") == ["say", "broken", "config", "settings"])
    #expect(await words("nothing", "") == [])
    #expect(
      await completer.answer(for: ["co"])
        == .words([
          Suggestion("say", "소개 say"), Suggestion("broken", "소개 broken"), Suggestion("config"), Suggestion("settings"),
        ]))
  }

  @Test func optionsByTheirNames() async {
    #expect(await words("-") == ["--data-dir", "--without", "--help", "--version"])
    #expect(await words("say", "--t") == ["--to", "--data-dir", "--without", "--help"])
    // After `--` nothing is an option.
    #expect(await words("say", "--", "--t") == [])
  }

  @Test(arguments: [["say", "--to"], ["say", "-t"], ["say", "x", "--data-dir", "y", "--to"]])
  func valuesOfOptions(before: [String]) async {
    let answer = await completer.answer(for: before + ["J"])
    #expect(answer == .words([Suggestion("Juno", "gardener"), Suggestion("after []")]))
  }

  @Test func valuesAfterAnEqualsSign() async {
    #expect(await words("say", "--to=J") == ["--to=Juno", "--to=after []"])
    #expect(await completer.answer(for: ["say", "--data-dir=/u"]) == .folders)
    #expect(await words("say", "--nothing=") == [])
  }

  @Test func operandsInTheirPlaces() async {
    #expect(await words("config", "set", "") == ["color", "lang"])
    #expect(await words("config", "set", "color", "") == ["Juno", "after [\"color\"]"])
    #expect(await completer.answer(for: ["config", "set", "a", "b", ""]) == .files)
    #expect(await words("config", "set", "a", "b", "c", "") == [])
    #expect(await words("say", "") == [])
  }

  /// A short id is offered, unless the user has begun the complete one.
  @Test func aCompleteIDIsCompletedToo() async {
    #expect(await words("config", "show", "") == ["99a8057f"])
    #expect(await words("config", "show", "9") == ["99a8057f"])
    #expect(await words("config", "show", "018") == ["01890a5d-99a8057f"])
    #expect(await words("config", "show", "--chat=018") == ["--chat=01890a5d-99a8057f"])
    #expect(await words("config", "show", "--chat", "x") == ["99a8057f"])
  }

  @Test func listsGoOnAfterAComma() async {
    #expect(await words("--without", "") == ["chat", "explore"])
    #expect(await words("--without", "chat,e") == ["chat,explore"])
  }

  @Test func whatCannotBeFoundIsNotOffered() async {
    #expect(await words("broken", "") == [])
  }
}
