import RandomTesting
import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct TextEditorTests {
  @Observable @MainActor final class Model {
    var text = ""
    var sent: [String] = []
    var isEnabled = true
    var earlier = ["first", "second"]
    var written: WrittenText?

    func write(_ text: String, number: Int) {
      written = WrittenText(text, number: number)
      self.text = text
    }

    func send() {
      sent.append(text)
      text = ""
    }
  }

  /// Reads the model in its body, as a screen does.
  private struct Reader: View {
    let content: @MainActor () -> AnyView

    init(_ content: @escaping @MainActor () -> some View) { self.content = { AnyView(content()) } }

    var body: some View { content() }
  }

  private let model = Model()

  private func pilot(
    columns: Int = 30, rows: Int = 10, language: Language = .english,
    _ change: @escaping @MainActor (TextEditor) -> TextEditor = { $0 }
  ) -> Pilot {
    let model = model
    return Pilot(
      columns: columns, rows: rows, language: language,
      root: Reader {
        VStack {
          change(
            TextEditor("Say something", text: Binding(model, \.text)) { model.send() }.lineLimit(1...4)
              .history(model.earlier)
          ).environment(\.isEnabled, model.isEnabled)
          Text("below")
          Spacer()
          KeyBar()
        }
      })
  }

  private func press(_ pilot: Pilot, _ code: KeyPress.Code, _ modifiers: KeyPress.Modifiers) async {
    pilot.host.handle(.key(KeyPress(code, modifiers)))
    await pilot.settle()
  }

  @Test func growsToItsLimitAndThenScrolls() async {
    let pilot = pilot()
    #expect(pilot.lines[0] == "Say something" && pilot.lines[1] == "below")
    #expect(pilot.caret.map { [$0.column, $0.row] } == [0, 0])
    await pilot.type("one")
    for line in ["two", "three", "four"] {
      await pilot.press(.control("j"))
      await pilot.type(line)
    }
    #expect(pilot.lines[..<5] == ["one", "two", "three", "four", "below"])
    await pilot.press(.control("j"))
    #expect(pilot.lines[..<5] == ["two", "three", "four", "", "below"])
    #expect(pilot.caret.map { [$0.column, $0.row] } == [0, 3])
    await pilot.press(.up, .up, .up, .up)
    #expect(pilot.lines[..<5] == ["one", "two", "three", "four", "below"])
    #expect(pilot.caret.map { [$0.column, $0.row] } == [0, 0])
    await pilot.press(.control("_"))
    #expect(model.text == "one\ntwo\nthree\nfour")
  }

  @Test func enterSendsAndOtherKeysMakeANewLine() async {
    let pilot = pilot()
    await pilot.type("a")
    await press(pilot, .enter, .alt)
    await pilot.type("b")
    await press(pilot, .enter, .shift)
    await pilot.type("c")
    await pilot.press(.control("j"), .enter)
    #expect(model.sent == ["a\nb\nc\n"])
    #expect(pilot.lines[0] == "Say something" && pilot.lines[1] == "below")
  }

  @Test func onlyAfterAYankItsKeyIsTheFields() async {
    let model = model
    let pilot = Pilot(
      columns: 60, rows: 6,
      root: VStack {
        TextEditor("Say something", text: Binding(model, \.text))
        Spacer()
        KeyBar()
      }
      .keyBindings([KeyBinding(.alt("y"), "Attach") { model.sent.append("attached") }]))
    await pilot.type("one two")
    #expect(pilot.lines.last?.contains("Attach") == true)
    await pilot.press(.alt("y"))
    #expect(model.sent == ["attached"] && model.text == "one two")
    await pilot.press(.control("w"), .left, .control("u"), .control("y"))
    #expect(model.text == "one ", "\(model.text)")
    #expect(pilot.lines.last?.contains("Attach") == false)
    await pilot.press(.alt("y"))
    #expect(model.sent == ["attached"] && model.text != "one ", "\(model.text)")
    await pilot.type("!")
    await pilot.press(.alt("y"))
    #expect(model.sent == ["attached", "attached"])
  }

  @Test func withNothingToSendEnterMakesANewLine() async {
    let model = model
    let pilot = Pilot(columns: 20, rows: 4, root: Reader { TextEditor(text: Binding(model, \.text)) })
    await pilot.type("a")
    await pilot.press(.enter)
    await pilot.type("b")
    #expect(model.text == "a\nb" && pilot.lines[..<2] == ["a", "b"])
  }

  @Test func theCaretIsWhereTheNextSyllableWillBe() async {
    let pilot = pilot(columns: 11)
    await pilot.type("안녕하세요")
    #expect(pilot.lines[0] == "안녕하세요")
    #expect(pilot.caret.map { [$0.column, $0.row] } == [10, 0])
    await pilot.type("!")
    #expect(pilot.lines[..<2] == ["안녕하세", "요!"])
    await pilot.pressBackspace()
    await pilot.pressBackspace()
    #expect(model.text == "안녕하세")
    #expect(pilot.caret.map { [$0.column, $0.row] } == [8, 0])
  }

  @Test func shortcutsWorkInTheKoreanLayoutAndLettersStayText() async {
    let pilot = pilot()
    await pilot.type("하나 둘 ㅈ")
    await press(pilot, .character("ㅈ"), .control)  // Control-W
    #expect(model.text == "하나 둘 ")
    await press(pilot, .character("ㅠ"), .alt)  // Alt-B
    await press(pilot, .character("ㅏ"), .control)  // Control-K
    #expect(model.text == "하나 ")
    await press(pilot, .character("ㅛ"), .control)  // Control-Y
    #expect(model.text == "하나 둘 ")
  }

  @Test func aLongPasteIsAMarkerAndIsSentWhole() async {
    let pilot = pilot()
    let long = (1...120).map { "line \($0)" }.joined(separator: "\n")
    await pilot.type("see ")
    await pilot.paste(long)
    await pilot.type("!")
    #expect(pilot.lines[0] == "see [pasted 120 lines]!")
    #expect(model.text == "see \(long)!")
    await pilot.press(.left, .left)
    #expect(pilot.caret?.column == 4)
    await pilot.press(.enter)
    #expect(model.sent == ["see \(long)!"])
    let korean = self.pilot(language: .korean)
    await korean.paste(String(repeating: "가", count: 1_001))
    #expect(korean.lines[0] == "[붙여 넣은 1001자]")
  }

  @Test func aTextBeyondTheLimitIsRefusedWithAMessage() async {
    let pilot = pilot()
    await pilot.type("a")
    await pilot.paste(String(repeating: "x", count: 1 << 20))
    #expect(pilot.lines[..<3] == ["a", "Too long: at most 1 MiB", "below"])
    #expect(model.text == "a")
    await pilot.type("b")
    #expect(pilot.lines[..<2] == ["ab", "below"])
  }

  @Test func earlierTextsComeByTheArrows() async {
    let pilot = pilot()
    await pilot.type("draft")
    await pilot.press(.up)
    #expect(pilot.lines[0] == "second")
    await pilot.press(.up, .up, .up)
    #expect(pilot.lines[0] == "first")
    await pilot.press(.down, .down)
    #expect(pilot.lines[0] == "draft" && model.text == "draft")
    await pilot.press(.up, .enter)
    #expect(model.sent == ["second"])
  }

  @Test func aDisabledEditorTakesNothingAndHasNoCaret() async {
    let pilot = pilot()
    await pilot.type("a")
    model.isEnabled = false
    await pilot.settle()
    #expect(pilot.caret == nil)
    await pilot.type("b")
    await pilot.paste("c")
    await pilot.press(.enter)
    #expect(model.text == "a" && model.sent.isEmpty)
    #expect(!pilot.lines[9].contains("New line"))
  }

  @Test func aTextFromOutsideIsShownAndBeginsAnew() async {
    let pilot = pilot()
    await pilot.type("mine")
    model.text = "theirs"
    await pilot.settle()
    #expect(pilot.lines[0] == "theirs" && pilot.caret?.column == 6)
    await pilot.press(.control("_"))
    #expect(model.text == "theirs")
  }

  @Test func textTypedAfterAPauseIsUndoneByItself() async {
    let pilot = pilot()
    await pilot.type("one ")
    await pilot.clock.advance(by: 2_000)
    await pilot.type("two ")
    await pilot.clock.advance(by: 2_001)
    await pilot.type("three")
    await pilot.press(.control("_"))
    #expect(model.text == "one two ")
    await pilot.press(.control("_"))
    #expect(model.text == "")
    await pilot.press(.alt("_"))
    #expect(model.text == "one two ")
  }

  @Test func theFooterIsMadeOfTheKeys() async {
    func footer(_ columns: Int, _ language: Language = .english) -> String {
      pilot(columns: columns, language: language) { $0.submitLabel("Send").onExternalEdit { _ in nil } }.footer
    }
    #expect(footer(100) == " ⏎ Send  ^J New line  Alt-E Editor  F1 Keys")
    #expect(footer(40, .korean) == " ⏎ Send  ^J 줄 바꿈  F1 단축키")
    #expect(footer(24) == " ⏎ Send  F1 Keys")
  }

  @Test func lettersAreSwappedWhereTheKeyIsFree() async {
    let pilot = pilot()
    await pilot.type("ab")
    await pilot.press(.control("t"))
    #expect(model.text == "ba")
    let model = model
    let wanted = Pilot(
      columns: 30, rows: 3,
      root: Reader {
        TextEditor(text: Binding(model, \.text)).keyboardShortcut(.control("t"), "Theme") { model.sent.append("theme") }
      })
    await wanted.press(.control("t"))
    #expect(model.text == "ba" && model.sent == ["theme"])
  }

  @Test func aPasteIsTextAndNeverAKey() async {
    let pilot = pilot()
    await pilot.paste("a\nb\n")
    await pilot.paste("\n")
    #expect(model.text == "a\nb\n\n" && model.sent.isEmpty)
  }

  @Test func hostileTextStaysText() async {
    let pilot = pilot()
    await pilot.paste("a\u{1B}]0;title\u{7}\u{9B}31m\u{202E}b\u{10EEEE}")
    #expect(pilot.forbiddenCharacters.isEmpty)
    #expect(!model.text.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
    #expect(pilot.terminal.sent.joined().count < 4_000)
  }

  /// The cost of a key press on a large window, with a draft of three lines.
  @Test func aKeyPressSendsLittle() async {
    let pilot = pilot(columns: 120, rows: 36)
    await pilot.type("the first line of a draft that somebody writes")
    await pilot.press(.control("j"))
    await pilot.type("둘째 줄에는 한국어가 있고, 조금 더 깁니다")
    await pilot.press(.control("j"))
    await pilot.type("and the third")
    let keys: [Key] = [
      .character("x"), .character("한"), .left, .control("b"), .up, .home, .character("y"), .end, .control("w"),
      .control("_"), .down, .delete, .control("k"), .control("y"), .alt("b"),
    ]
    for key in keys {
      let (frames, bytes) = (pilot.host.frames, pilot.host.bytes)
      await pilot.press(key)
      #expect(pilot.host.frames <= frames + 1, "\(key)")
      #expect(pilot.host.bytes - bytes <= 200, "\(key)")
    }
    let frames = pilot.host.frames
    await pilot.settle()
    #expect(pilot.host.frames == frames)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func anyTextShowsInAnyWindow(seed: UInt64) async {
    var dice = SeededGenerator(seed: seed)
    let pilot = pilot(columns: 1 + dice.below(30), rows: 1 + dice.below(8))
    for _ in 0..<12 {
      await pilot.paste(dice.text(pieces: dice.below(12)))
      await pilot.press([Key.up, .left, .home, .control("w"), .control("_"), .control("j")][dice.below(6)])
      await pilot.resize(columns: 1 + dice.below(30), rows: 1 + dice.below(8))
      #expect(pilot.forbiddenCharacters.isEmpty, "seed \(seed)")
      let size = pilot.host.screen.size
      if let caret = pilot.caret {
        #expect(caret.column < size.width && caret.row < size.height, "seed \(seed)")
      }
    }
  }

  /// A text that grows from outside is one change; the keys before it can be undone after it.
  @Test(arguments: [1, 3]) func undoTakesBackWhatWasWrittenIntoTheField(frames: Int) async {
    let pilot = pilot { editor in editor.written(self.model.written) }
    await pilot.type("Well")
    for count in 1...3 {
      model.write("Well, " + String(repeating: "x", count: count), number: 1)
      if count > 3 - frames { await pilot.settle() }
    }
    #expect(pilot.lines[0] == "Well, xxx")
    await pilot.press(.control("_"))
    #expect(model.text == "Well")
    await pilot.press(.control("_"))
    #expect(model.text.isEmpty)
  }

  @Test func eachWritingIsUndoneByItself() async {
    let pilot = pilot { editor in editor.written(self.model.written) }
    await pilot.type("a")
    for (number, text) in [(1, "a b"), (2, "a b c")] {
      model.write(text, number: number)
      await pilot.settle()
    }
    await pilot.press(.control("_"))
    #expect(model.text == "a b")
    await pilot.press(.control("_"))
    #expect(model.text == "a")
    // Another text from outside begins anew.
    model.text = "new"
    await pilot.settle()
    await pilot.press(.control("_"))
    #expect(model.text == "new")
  }

  /// The program takes back what it wrote; the keys before can still be undone.
  @Test func whatIsTakenBackFromOutsideLeavesTheHistory() async {
    let pilot = pilot { editor in editor.written(self.model.written) }
    await pilot.type("a")
    model.write("a b", number: 1)
    await pilot.settle()
    model.text = "a"
    await pilot.settle()
    await pilot.press(.control("_"))
    #expect(model.text.isEmpty)
  }
}
