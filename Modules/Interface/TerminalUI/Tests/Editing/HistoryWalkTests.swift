import Testing

@testable import TerminalUI

struct HistoryWalkTests {
  private let history = ["first", "", "second\nwith a line", "third", "third"]

  @Test func walksToTheOldestAndBackToTheDraft() {
    var editor = Editor("draft")
    _ = editor.perform(.left)
    var seen: [String] = []
    for _ in 0..<6 {
      let isTaken = editor.perform(.up, history: history)
      #expect(isTaken)
      seen.append(editor.buffer.text)
    }
    #expect(seen == ["third", "second\nwith a line", "first", "first", "first", "first"])
    seen = []
    for _ in 0..<4 {
      _ = editor.perform(.down, history: history)
      seen.append(editor.buffer.text)
    }
    #expect(seen == ["second\nwith a line", "third", "draft", "draft"])
    #expect(editor.caret == 4)
    let isTaken = editor.perform(.down, history: history)
    #expect(!isTaken && editor.buffer.text == "draft")
  }

  @Test func goesThroughTheRowsOfATextFirst() {
    var editor = Editor("one\ntwo")
    _ = editor.perform(.up, history: history)
    #expect(editor.buffer.text == "one\ntwo")
    _ = editor.perform(.up, history: history)
    #expect(editor.buffer.text == "third")
  }

  @Test func typingMakesANewDraft() {
    var editor = Editor("draft")
    _ = editor.perform(.up, history: history)
    _ = editor.perform(.up, history: history)
    editor.type("!")
    #expect(editor.buffer.text == "second!\nwith a line")
    _ = editor.perform(.up, history: history)
    #expect(editor.buffer.text == "third")
    _ = editor.perform(.down, history: history)
    #expect(editor.buffer.text == "second!\nwith a line")
  }

  @Test func theDraftComesBackByUndoToo() {
    var editor = Editor("draft")
    _ = editor.perform(.up, history: history)
    _ = editor.perform(.undo)
    #expect(editor.buffer.text == "draft")
  }

  @Test func aHistoryMayBecomeShorterMeanwhile() {
    var editor = Editor("draft")
    _ = editor.perform(.up, history: history)
    _ = editor.perform(.up, history: history)
    _ = editor.perform(.up, history: ["only"])
    #expect(editor.buffer.text == "second\nwith a line")
    _ = editor.perform(.down, history: ["only"])
    _ = editor.perform(.down, history: ["only"])
    #expect(editor.buffer.text == "only")
    _ = editor.perform(.down, history: [])
    #expect(editor.buffer.text == "draft")
    let isTaken = editor.perform(.up, history: [])
    #expect(!isTaken)
  }

  @Test func olderTextsFoundMeanwhileChangeNothing() {
    var editor = Editor("draft")
    _ = editor.perform(.up, history: ["a", "b"])
    _ = editor.perform(.up, history: ["older", "a", "b"])
    #expect(editor.buffer.text == "a")
    _ = editor.perform(.up, history: ["older", "a", "b"])
    #expect(editor.buffer.text == "older")
  }

  @Test func theDraftKeepsItsPastes() {
    let long = String(repeating: "many lines\n", count: 50)
    var editor = Editor()
    editor.paste(long)
    _ = editor.perform(.up, history: history)
    #expect(editor.buffer.expanded == "third")
    _ = editor.perform(.down, history: history)
    #expect(editor.buffer.expanded == long && editor.buffer.text.count == 1)
  }
}
