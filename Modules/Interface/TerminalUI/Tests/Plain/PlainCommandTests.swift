import Testing

@testable import TerminalUI

struct PlainCommandTests {
  @Test(arguments: [
    ("", PlainCommand.repeatScreen), ("   ", .repeatScreen), ("b", .back), ("B", .back), ("back", .back), ("뒤로", .back),
    ("m", .more), ("더", .more), ("?", .help), ("도움말", .help), ("q", .quit), ("quit", .quit), ("종료", .quit),
    ("7", .number(7, typed: "7", rest: nil)), ("7 ", .number(7, typed: "7", rest: nil)),
    ("2 Mango  tree", .number(2, typed: "2 Mango  tree", rest: "Mango  tree")),
    ("c", .copy(1)), ("copy 2", .copy(2)), ("복사", .copy(1)), ("C 12", .copy(12)), ("c that", .words("c that")),
    ("copy 1 2", .words("copy 1 2")), ("복사해 줘", .words("복사해 줘")), ("2망고", .words("2망고")), ("3.5", .words("3.5")),
    ("7th heaven", .words("7th heaven")),
    ("1234567890", .words("1234567890")), ("hello", .words("hello")), (" quit", .literal("quit")),
    (" 7", .literal("7")),
    ("\u{3000}7", .literal("7")), ("c code", .copyCode(nil)), ("C 2 Code", .copyCode(2)), ("복사 코드", .copyCode(nil)),
    ("c code 2", .words("c code 2")), ("code", .words("code")), ("٣", .words("٣")), ("backwards", .words("backwards")),
  ])
  func aLineIsReadAsItsCommand(line: String, command: PlainCommand) {
    #expect(PlainCommand(line) == command)
  }

  @Test(arguments: [
    ("One. Two", false, "One. "), ("One. Two", true, "One. Two"), ("3.14 is", false, ""),
    ("\"Oh!\" she", false, "\"Oh!\" "),
    ("- a\n- b", false, "- a\n"), ("안녕하세요. 반", false, "안녕하세요. "), ("", false, ""), ("One.", false, ""),
    ("1. First", false, ""), ("Item.\n2. Second. Th", false, "Item.\n2. Second. "),
    ("It was v2. So", false, "It was v2. "),
  ])
  func aTextIsSaidSentenceBySentence(text: String, isComplete: Bool, said: String) {
    #expect(text.prefix(SpokenText.sayable(text[...], isComplete: isComplete)) == said)
  }

  @Test func aTextWithoutASentenceEndIsReadAfterAWhile() {
    let words = String(repeating: "word ", count: 100) + "unfin"
    #expect(SpokenText.sayable(words[...], isComplete: false) == 500)
    #expect(SpokenText.sayable(String(repeating: "x", count: 900)[...], isComplete: false) == 0)
  }
}
