import RandomTesting
import Testing

@testable import TerminalUI

struct EditorPropertyTests {
  private let history = ["earlier", "한글 text\nof two lines", "👨‍👩‍👧‍👦"]

  private func act(_ editor: inout Editor, _ dice: inout SeededGenerator) {
    switch dice.below(10) {
    case 0...3: editor.type(dice.piece())
    case 4: editor.paste(dice.text(pieces: dice.below(30)))
    case 5: editor.paste(String(repeating: dice.piece() + "\n", count: 30))
    default:
      _ = editor.perform(EditCommand.allCases[dice.below(EditCommand.allCases.count)], history: history)
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func theCaretStaysBetweenGraphemesAndOnTheScreen(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var editor = Editor(dice.text(pieces: 10))
    var window = RowWindow()
    for step in 0..<150 {
      act(&editor, &dice)
      if dice.below(20) == 0 { editor.layout.fit(width: 1 + dice.below(30), language: .english) }
      #expect(editor.buffer.text.boundaries.contains(editor.caret), "seed \(seed), step \(step)")
      #expect(editor.buffer.expandedCount == editor.buffer.expanded.utf8.count, "seed \(seed), step \(step)")
      let height = 1 + dice.below(6)
      let rows = window.rows(height: height, caret: editor.caret, of: editor.buffer, layout: &editor.layout)
      let caretRow = editor.layout.row(at: editor.caret, in: editor.buffer)
      #expect(rows.contains(caretRow) && rows.count <= height, "seed \(seed), step \(step)")
      let column = editor.layout.column(of: editor.caret, in: caretRow, of: editor.buffer)
      #expect(0..<editor.layout.width ~= column, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 100..<140 as Range<UInt64>)
  func undoingAllGivesTheStartAndRedoingAllTheEnd(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let start = CleanText.of(dice.text(pieces: 10))
    var editor = Editor(start)
    for _ in 0..<120 { act(&editor, &dice) }
    // Undone steps can be redone, so redo until nothing is left.
    for _ in 0..<400 { _ = editor.perform(.redo) }
    let end = (editor.buffer.text, editor.caret)
    for _ in 0..<400 { _ = editor.perform(.undo) }
    #expect(editor.buffer.text.unicodeScalars.elementsEqual(start.unicodeScalars), "seed \(seed)")
    for _ in 0..<400 { _ = editor.perform(.redo) }
    #expect(editor.buffer.text.unicodeScalars.elementsEqual(end.0.unicodeScalars), "seed \(seed)")
  }

  @Test func cuttingAndPuttingBackChangesNothing() {
    for seed in 0..<60 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      var editor = Editor(dice.text(pieces: 20))
      for _ in 0..<dice.below(12) { _ = editor.perform(.left) }
      let before = editor.buffer.text
      let cuts: [EditCommand] = [
        .killToLineEnd, .killToLineStart, .killWordBackward, .killWordForward, .killRunBackward,
      ]
      let cut = cuts[dice.below(cuts.count)]
      _ = editor.perform(cut)
      // A mark after the cut may join the letter before it; the caret is then behind the mark.
      let isInPlace = editor.buffer.text.utf8.prefix(editor.caret).elementsEqual(before.utf8.prefix(editor.caret))
      if editor.buffer.text == before || !isInPlace { continue }
      _ = editor.perform(.yank)
      #expect(editor.buffer.text.unicodeScalars.elementsEqual(before.unicodeScalars), "seed \(seed)")
    }
  }

  /// The work of a key does not grow with the text: it looks only at the graphemes of a few rows.
  @Test func aMegabyteIsAsQuickAsALine() {
    for text in [
      String(repeating: "some words of a line\n", count: 49_000), String(repeating: "word ", count: 200_000),
    ] {
      var editor = Editor(text)
      editor.layout.fit(width: 80, language: .english)
      var window = RowWindow()
      func show() { _ = window.rows(height: 6, caret: editor.caret, of: editor.buffer, layout: &editor.layout) }
      show()
      for command in [EditCommand.up, .up, .up, .left, .deleteBackward, .newLine, .deleteBackward, .wordLeft, .undo] {
        let before = editor.layout.walked
        _ = editor.perform(command)
        editor.type("x")
        show()
        #expect(editor.layout.walked - before < 6_000, "\(command)")
      }
    }
  }
}
