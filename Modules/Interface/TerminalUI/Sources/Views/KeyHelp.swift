/// The panel with every key that works at the moment, and the gestures of the mouse.
///
/// It is part of TerminalUI and not of a module with screens: only the host knows the effect of a press, the panel
/// must come in front of every other, and every program with a footer has it without code of its own.
@MainActor struct KeyHelp {
  /// Keys with the same effect, or a mouse gesture, and the words for the effect.
  struct Line {
    var keys: [String]
    let title: String
    /// The binding that a click on the line triggers; nil for none.
    var binding: KeyBinding?
  }

  struct Section {
    let title: String
    var lines: [Line] = []
  }

  private let language: Language
  /// Distinguishes this opening from earlier ones: each begins at its top.
  private let number: Int
  let sections: [Section]

  init(_ guide: KeyGuide, in language: Language, number: Int) {
    self.language = language
    self.number = number
    var focus = Section(title: guide.acceptsText ? language.inTheText : language.whereTheFocusIs)
    var screen = Section(title: language.onThisScreen)
    var everywhere = Section(title: language.everywhere)
    for entry in guide.entries {
      switch entry.area {
      case .focus: focus.add(entry.binding)
      case .screen: screen.add(entry.binding)
      case .everywhere: everywhere.add(entry.binding)
      }
    }
    let mouse = Section(
      title: language.mouse, lines: language.mouseGestures.map { Line(keys: [$0.gesture], title: $0.meaning) })
    // The keys of the screen come first where letters are text: the many keys of a text field are familiar, those of
    // the screen are not.
    let inner = guide.acceptsText ? [screen, focus] : [focus, screen]
    sections = (inner + [everywhere, mouse]).filter { !$0.lines.isEmpty }
  }

  /// The panel with its own footer.
  /// - Parameter perform: Closes the panel, and then does what a key does.
  func panel(
    close: @escaping @MainActor () -> Void, perform: @escaping @MainActor (KeyBinding) -> Void
  ) -> AnyView {
    // The keys that open the panel also close it.
    let keys = [Key.character("?"), .function(1)].map {
      KeyBinding($0, language.close, prominence: .hidden, action: close)
    }
    return AnyView(
      ForEach([number], id: \.self) { _ in KeyHelpView(title: language.keys, sections: sections, perform: perform) }
        .keyBindings([KeyBinding(.escape, language.close, action: close)] + keys)
        .focusScope()
        .environment(\.showKeys, nil)
        .environment(\.showCommands, nil))
  }
}

extension KeyHelp.Section {
  /// Adds a binding; keys with the same effect share a line.
  fileprivate mutating func add(_ binding: KeyBinding) {
    guard !binding.title.isEmpty else { return }
    if let index = lines.firstIndex(where: { $0.title == binding.title }) {
      lines[index].keys.append(binding.key.label)
    } else {
      lines.append(KeyHelp.Line(keys: [binding.key.label], title: binding.title, binding: binding))
    }
  }
}

/// The panel fills the window: in a small one every row counts.
private struct KeyHelpView: View {
  @Environment(\.windowSize) private var window
  let title: String
  let sections: [KeyHelp.Section]
  let perform: @MainActor (KeyBinding) -> Void

  var body: some View {
    VStack {
      ScrollView {
        VStack {
          ForEach(Array(sections.enumerated()), id: \.offset) { index, section in
            Text(section.title).bold().padding(.top, index == 0 ? 0 : 1)
            ForEach(Array(section.lines.enumerated()), id: \.offset) { _, line in row(line) }
          }
        }
      }
      .padding(.horizontal, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .border(title: title)
      .background(.surface)
      KeyBar().frame(maxWidth: .infinity).background(.surface)
    }
  }

  private func row(_ line: KeyHelp.Line) -> some View {
    HStack(spacing: 2) {
      Text(line.keys.joined(separator: " ")).bold().frame(width: keyWidth, alignment: .topLeading)
      Text(line.title).frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .padding(.leading, 1)
    .onTapGesture { if let binding = line.binding { perform(binding) } }
  }

  /// The cells for keys beside the words.
  private var keyWidth: Int { max(4, min(26, (window.columns - 8) * 2 / 5)) }
}

extension Language {
  var keys: String { self("Keys", "단축키") }
  var close: String { self("Close", "닫기") }
  var quitTwice: String { self("Quit, pressed twice", "두 번 누르면 종료") }
  var suspend: String { self("Suspend", "잠시 멈추고 셸로") }
  var paintAgain: String { self("Repaint", "화면 다시 그리기") }
  var handMouseOver: String { self("Mouse to the terminal, or back", "마우스 전환(앱/터미널)") }

  var inTheText: String { self("In the text", "글을 쓸 때") }
  var whereTheFocusIs: String { self("Where the focus is", "지금 선택한 곳에서") }
  var onThisScreen: String { self("On this screen", "이 화면에서") }
  var everywhere: String { self("Everywhere", "어디서나") }
  var mouse: String { self("With the mouse", "마우스로") }

  var choose: String { self("Choose", "선택") }
  var done: String { self("Done", "완료") }
  var nextRow: String { self("Row up, row down", "윗줄, 아랫줄") }
  var nextPage: String { self("Page up, page down", "앞 페이지, 뒤 페이지") }
  var firstAndLast: String { self("First row, last row", "첫 줄, 마지막 줄") }
  var scroll: String { self("Scroll", "스크롤") }
  var nextControl: String { self("Next control, the one before", "다음 항목, 이전 항목") }
  var nextField: String { self("Next field", "다음 칸") }
  var nearestControl: String { self("To the nearest control that way", "그 방향의 가까운 항목으로") }

  /// The mouse gestures that work everywhere.
  var mouseGestures: [(gesture: String, meaning: String)] {
    [
      (self("Click", "클릭"), self("Choose; in a text, put the caret there", "선택, 글에서는 커서 옮기기")),
      (
        self("Click a key", "단축키 클릭"), self("In the footer or here: the same as pressing it", "여기나 맨 아래에서, 키를 누른 것과 같음")
      ),
      (self("Click a link", "링크 클릭"), self("Copy its address", "주소 복사")),
      (self("Wheel", "휠"), self("Scroll what is below it", "가리킨 곳 스크롤")),
      (self("Drag", "끌기"), self("Select, and copy; beyond the edge it scrolls", "선택해서 복사, 가장자리를 넘으면 스크롤")),
      (self("Double, triple click", "두 번, 세 번 클릭"), self("Select a word, a line", "단어, 줄 선택")),
      (self("Shift-drag", "Shift-끌기"), self("The terminal's own selection", "터미널의 선택 기능")),
    ]
  }
}
