import Testing

@testable import TerminalUI

struct PasteMarkerTests {
  private let long = (1...120).map { "line \($0)" }.joined(separator: "\n")

  @Test func aLongPasteIsOneGrapheme() {
    var editor = Editor("see: ")
    editor.paste(long)
    editor.type("!")
    #expect(editor.buffer.text.count == 7)
    #expect(editor.buffer.expanded == "see: " + long + "!")
    #expect(editor.buffer.expandedCount == editor.buffer.expanded.utf8.count)
    _ = editor.perform(.left)
    _ = editor.perform(.left)
    #expect(editor.caret == 5)
    _ = editor.perform(.deleteForward)
    #expect(editor.buffer.expanded == "see: !")
    _ = editor.perform(.undo)
    #expect(editor.buffer.expanded == "see: " + long + "!")
  }

  @Test(arguments: [
    (String(repeating: "x", count: 1_000), nil), (String(repeating: "x", count: 1_001), "[pasted 1001 characters]"),
    (String(repeating: "한", count: 1_001), "[pasted 1001 characters]"),
    (String(repeating: "x\n", count: 10), nil), (String(repeating: "x\n", count: 10) + "y", "[pasted 11 lines]"),
    ("e" + String(repeating: "\u{301}", count: 5_000), "[pasted 1 characters]"),
  ])
  func onlyLongPastesAreFolded(_ text: String, _ label: String?) {
    var editor = Editor()
    editor.paste(text)
    let marker = editor.buffer.text.unicodeScalars.first?.value ?? 0
    #expect(editor.buffer.pastes[marker]?.label(in: .english) == label)
    #expect(editor.buffer.expanded == text)
  }

  @Test func marksNeverJoinAMarker() {
    var editor = Editor()
    editor.paste(long)
    for mark in ["\u{301}", "\u{200D}", "\u{FE0F}", "🏽"] { editor.type(mark) }
    _ = editor.perform(.textStart)
    _ = editor.perform(.right)
    #expect(editor.caret == 4)
    _ = editor.perform(.deleteBackward)
    #expect(!editor.buffer.expanded.contains("line"))
  }

  @Test func aCutMarkerComesBackWithItsPaste() {
    var editor = Editor()
    editor.paste(long)
    _ = editor.perform(.killToLineStart)
    #expect(editor.buffer.expanded.isEmpty)
    editor.reset(to: "other ")
    _ = editor.perform(.yank)
    _ = editor.perform(.yank)
    #expect(editor.buffer.expanded == "other " + long + long)
  }

  @Test func pastesThatCannotComeBackAreForgotten() {
    var editor = Editor()
    let large = String(repeating: "0123456789\n", count: 40_000)
    for _ in 0..<20 {
      editor.paste(large)
      _ = editor.perform(.deleteBackward)
    }
    #expect(editor.buffer.pastes.count < 12)
    _ = editor.perform(.undo)
    #expect(editor.buffer.expanded == large)
  }

  @Test func thePastesCountForTheLimit() {
    var editor = Editor()
    let half = String(repeating: "0123456\n", count: Editor.limit / 16)
    editor.paste(half)
    editor.paste(half)
    #expect(editor.buffer.expandedCount == Editor.limit && editor.problem == nil)
    editor.type("x")
    #expect(editor.problem == .full)
    editor.paste(half)
    #expect(editor.problem == .full && editor.buffer.text.unicodeScalars.count == 2)
  }
}
