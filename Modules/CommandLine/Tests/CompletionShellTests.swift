import FeatureKit
import Testing

@testable import CommandLine

struct CompletionShellTests {
  @Test(arguments: [
    ("aichat ask", ["aichat", "ask"]), ("aichat ", ["aichat", ""]), ("", [""]),
    (#"a 'b "c' "d 'e\$\x" f\ g"#, ["a", "b \"c", "d 'e$\\x", "f g"]), (#"a "b c"#, ["a", "b c"]),
    ("a $(reboot) `x`", ["a", "$(reboot)", "`x`"]), (#"a ''"#, ["a", ""]), ("a 한글\\", ["a", "한글"]),
  ])
  func bashLinesComeApart(line: String, words: [String]) {
    #expect(BashLine(line).words == words)
  }

  /// bash replaces the part after its word breaks; inside a quote all of the quote.
  @Test(arguments: [
    (line: "a J", replaced: "J", word: "Juno", becomes: "Juno"),
    (line: "a My\\ J", replaced: "My\\ J", word: "My Juno", becomes: "My\\ Juno"),
    (line: "a --to=J", replaced: "J", word: "--to=Ju no", becomes: "Ju\\ no"),
    (line: "a aichat://ch", replaced: "//ch", word: "aichat://chat/", becomes: "//chat/"),
    (line: "a \"My", replaced: "My", word: #"My "$x" 'y'"#, becomes: #"My \"\$x\" 'y'"#),
    (line: "a 'It", replaced: "It", word: "It's", becomes: #"It'\''s"#),
    (line: "a --to='J", replaced: "J", word: "--to=Juno", becomes: "Juno"),
    (line: "a ", replaced: "", word: "$(reboot); `x` & !1 *", becomes: #"\$\(reboot\)\;\ \`x\`\ \&\ \!1\ \*"#),
    (line: "a ", replaced: "", word: "~한 글", becomes: #"\~한\ 글"#),
  ])
  func bashGetsQuotedWords(line: String, replaced: String, word: String, becomes: String) {
    #expect(BashLine(line).replacement(word, for: replaced) == becomes)
  }

  @Test func aQuoteThatIsClosedIsLeftAlone() {
    #expect(BashLine("a 'b'c").replacement("bcd", for: "c") == nil)
  }

  private let words = Completer.Answer.words([
    Suggestion("Juno", "two\nlines\u{1B}[31m"), Suggestion("bad\nname"), Suggestion("bad\u{1B}"), Suggestion(""),
    Suggestion("Jo", ""),
  ])

  @Test(arguments: [CompletionShell.zsh, .fish])
  func aLineAWord(shell: CompletionShell) {
    let text = shell.text(words, for: ["J"])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "words" && lines[1].hasPrefix("Juno\ttwo lines") && lines[2] == "Jo\t")
    #expect(!text.contains("\u{1B}"))
    #expect(shell.text(.files, for: [""]) == "files\n" && shell.text(.folders, for: [""]) == "folders\n")
  }

  @Test func bashShowsSummariesInListsOnly() {
    #expect(CompletionShell.bash.text(words, for: ["aichat ask j", "j", "9"]) == "words\nJuno\nJo\n")
    let list = CompletionShell.bash.text(words, for: ["aichat ask j", "j", "63"]).split(separator: "\n")
    #expect(list.count == 3 && list[1].hasPrefix("Juno  (two lines") && list[2] == "Jo")
    #expect(CompletionShell.bash.text(words, for: ["aichat ask Jun", "Jun", "63"]) == "words\nJuno\n")
    #expect(CompletionShell.bash.text(words, for: []) == "words\nJuno\nJo\n")
  }

  /// Two characters have one name: their ids complete it.
  @Test func aNameOfSeveralOffersTheirIDs() {
    let answer = Completer.Answer.words([
      Suggestion("7f01", "Juno", name: "Juno"), Suggestion("7f02", "Bo", name: "Bo"),
    ])
    #expect(CompletionShell.bash.text(answer, for: ["aichat ask -a ju", "ju", "9"]) == "words\n7f01\n")
    #expect(CompletionShell.bash.text(answer, for: ["aichat ask -a 7f", "7f", "9"]) == "words\n7f01\n7f02\n")
  }

  @Test(arguments: CompletionShell.allCases)
  func scriptsNameTheirProgram(shell: CompletionShell) {
    let script = shell.script(for: "aichat-lite")
    #expect(script.contains("command aichat-lite completions words -- \(shell) "))
    #expect(script.contains("_aichat_lite") && !script.contains("_aichat-lite") && !script.contains("eval"))
  }
}
