import Testing

@testable import TerminalUI

struct EditorTests {
  /// The text with `|` at the caret.
  private func shown(_ editor: Editor) -> String {
    editor.buffer[0..<editor.caret] + "|" + editor.buffer[editor.caret..<editor.buffer.count]
  }

  private func editor(_ text: String, _ commands: EditCommand..., width: Int = 80) -> Editor {
    var editor = Editor(text)
    editor.layout.fit(width: width, language: .english)
    for command in commands { _ = editor.perform(command) }
    return editor
  }

  @Test(arguments: [
    "한글", "👨‍👩‍👧‍👦", "👍🏽", "e\u{301}", "🇰🇷", "\u{1112}\u{1161}\u{11AB}", "❤️", "क्षि", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ])
  func backspaceAndArrowsGoByGraphemes(_ text: String) {
    let last = String(text.last.map { [$0] } ?? [])
    #expect(shown(editor("a" + text, .deleteBackward)) == "a" + text.dropLast() + "|")
    #expect(shown(editor("a" + text, .left)) == "a" + text.dropLast() + "|" + last)
    #expect(shown(editor(text, .textStart, .deleteForward)) == "|" + text.dropFirst())
    #expect(shown(editor(text, .textStart, .right)) == text.prefix(1) + "|" + text.dropFirst())
  }

  @Test func wordsAreLettersOrSignsOrMarkers() {
    #expect(shown(editor("say 안녕하세요 ok", .wordLeft, .wordLeft)) == "say |안녕하세요 ok")
    #expect(shown(editor("API를 써", .textStart, .wordRight)) == "API를| 써")
    #expect(shown(editor("foo, bar", .wordLeft, .wordLeft)) == "foo|, bar")
    #expect(shown(editor("東京タワー", .wordLeft)) == "東京|タワー")
    #expect(shown(editor("one\n two", .wordLeft, .wordLeft)) == "|one\n two")
    #expect(shown(editor("a b.c d", .killRunBackward, .killRunBackward)) == "a |")
    #expect(shown(editor("a b.c", .killWordBackward)) == "a b.|")
    #expect(shown(editor("one two", .textStart, .killWordForward)) == "| two")
  }

  @Test func cutsInARowAreOneAndComeBackInTurn() {
    var editor = editor("one two three", .killWordBackward, .killWordBackward)
    #expect(shown(editor) == "one |")
    _ = editor.perform(.left)
    _ = editor.perform(.killToLineStart)
    _ = editor.perform(.yank)
    #expect(shown(editor) == "one| ")
    _ = editor.perform(.yankPop)
    #expect(shown(editor) == "two three| ")
    _ = editor.perform(.yankPop)
    #expect(shown(editor) == "one| ")
    _ = editor.perform(.left)
    // The key goes to the next responder.
    let isTaken = editor.perform(.yankPop)
    #expect(!isTaken)
    #expect(shown(editor) == "on|e ")
  }

  @Test func cutsOfLinesTakeTheBreakWhenNothingElseIsLeft() {
    #expect(shown(editor("one\ntwo", .textStart, .killToLineEnd)) == "|\ntwo")
    #expect(shown(editor("one\ntwo", .textStart, .killToLineEnd, .killToLineEnd)) == "|two")
    #expect(shown(editor("one\ntwo", .killToLineStart, .killToLineStart)) == "one|")
    var both = editor("one\ntwo", .textStart, .killToLineEnd, .killToLineEnd)
    _ = both.perform(.yank)
    #expect(shown(both) == "one\n|two")
  }

  @Test func typingIsUndoneInRuns() {
    var editor = Editor()
    for letter in "hello" { editor.type(String(letter)) }
    _ = editor.perform(.newLine)
    for letter in "안녕" { editor.type(String(letter)) }
    _ = editor.perform(.deleteBackward)
    _ = editor.perform(.deleteBackward)
    let steps = ["hello\n|", "hello\n안녕|", "hello\n|", "hello|", "|"]
    #expect(shown(editor) == steps[0])
    for step in steps.dropFirst() {
      _ = editor.perform(.undo)
      #expect(shown(editor) == step)
    }
    for step in steps.reversed().dropFirst() {
      _ = editor.perform(.redo)
      #expect(shown(editor) == step)
    }
    _ = editor.perform(.undo)
    editor.type("x")
    _ = editor.perform(.redo)
    #expect(shown(editor) == "hello\n안녕x|")
  }

  @Test func aMotionEndsARun() {
    var editor = Editor()
    editor.type("a")
    _ = editor.perform(.left)
    _ = editor.perform(.right)
    editor.type("b")
    _ = editor.perform(.undo)
    #expect(shown(editor) == "a|")
  }

  @Test func upAndDownKeepTheColumnOfCells() {
    var editor = editor("abcdefgh\n한\n漢字漢字漢字")
    _ = editor.perform(.textStart)
    for _ in 0..<5 { _ = editor.perform(.right) }
    _ = editor.perform(.down)
    #expect(shown(editor) == "abcdefgh\n한|\n漢字漢字漢字")
    _ = editor.perform(.down)
    #expect(shown(editor) == "abcdefgh\n한\n漢字|漢字漢字")  // The fifth cell is in the third letter.
    _ = editor.perform(.up)
    _ = editor.perform(.up)
    #expect(shown(editor) == "abcde|fgh\n한\n漢字漢字漢字")
    let isTaken = editor.perform(.up)
    #expect(!isTaken)
  }

  @Test func upAndDownGoByRowsOfAWrappedLine() {
    // Nine cells for text: "one two " and "three".
    var editor = editor("one two three", width: 10)
    _ = editor.perform(.up)
    #expect(shown(editor) == "one t|wo three")
    _ = editor.perform(.lineEnd)
    _ = editor.perform(.textStart)
    _ = editor.perform(.down)
    #expect(shown(editor) == "one two |three")
  }

  @Test func swapsLetters() {
    #expect(shown(editor("ab한", .transpose)) == "a한b|")
    #expect(shown(editor("abc", .left, .transpose)) == "acb|")
    #expect(shown(editor("x\na", .transpose)) == "x\na|")
    #expect(shown(editor("", .transpose)) == "|")
  }

  @Test func controlCharactersAreRemoved() {
    var editor = Editor()
    editor.paste("a\u{1B}[31mb\u{7}\r\nc\rd\u{2028}e\u{9B}\u{7F}\u{E0200}f\tg")
    #expect(editor.buffer.text == "a[31mb\nc\nd\ne\u{FFFD}f\tg")
    var field = Editor(traits: Editor.Traits(hasLines: false, foldsPastes: false))
    field.paste("one\r\ntwo\n")
    #expect(field.buffer.text == "one two")
    let isTaken = field.perform(.newLine)
    #expect(!isTaken)
  }

  @Test func joiningLettersLeavesTheCaretBetweenGraphemes() {
    var editor = editor("\u{301}x", .textStart)
    editor.type("e")
    #expect(shown(editor) == "e\u{301}|x")
    _ = editor.perform(.undo)
    #expect(shown(editor) == "|\u{301}x")
  }

  @Test func textBeyondTheLimitIsRefusedWithAMessage() {
    var editor = Editor(String(repeating: "x", count: Editor.limit - 3))
    editor.type("한")
    #expect(editor.problem == nil && editor.buffer.count == Editor.limit)
    editor.type("a")
    #expect(editor.problem == .full && editor.buffer.count == Editor.limit)
    _ = editor.perform(.deleteBackward)
    #expect(editor.problem == nil)
    editor.paste("한글")
    #expect(editor.problem == .full && editor.buffer.count == Editor.limit - 3)
    editor.replaceAll(with: "short")
    #expect(editor.problem == nil && editor.buffer.text == "short")
  }

  @Test func aTextFromOutsideBeginsAnewButKeepsTheCuts() {
    var editor = editor("one two", .killWordBackward)
    editor.reset(to: "new ")
    _ = editor.perform(.undo)
    #expect(shown(editor) == "new |")
    _ = editor.perform(.yank)
    #expect(shown(editor) == "new two|")
  }
}
