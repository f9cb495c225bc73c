/// What a key can do to a text.
enum EditCommand: Hashable, CaseIterable {
  case newLine
  case left, right, wordLeft, wordRight, up, down, lineStart, lineEnd, textStart, textEnd
  case deleteBackward, deleteForward
  case killToLineEnd, killToLineStart, killWordBackward, killRunBackward, killWordForward
  case yank, yankPop
  case undo, redo
  case transpose
  case editOutside

  /// What it does, in a word or two, for footers and help.
  func title(in language: Language) -> String {
    switch self {
    case .newLine: language("New line", "줄 바꿈")
    case .left: language("Left", "왼쪽")
    case .right: language("Right", "오른쪽")
    case .wordLeft: language("Word left", "앞 단어")
    case .wordRight: language("Word right", "다음 단어")
    case .up: language("Up, earlier texts", "위, 이전 글")
    case .down: language("Down, later texts", "아래, 다음 글")
    case .lineStart: language("Line start", "줄 처음")
    case .lineEnd: language("Line end", "줄 끝")
    case .textStart: language("Text start", "글 처음")
    case .textEnd: language("Text end", "글 끝")
    case .deleteBackward: language("Delete before", "앞 글자 삭제")
    case .deleteForward: language("Delete after", "뒤 글자 삭제")
    case .killToLineEnd: language("Cut to line end", "줄 끝까지 잘라내기")
    case .killToLineStart: language("Cut to line start", "줄 처음까지 잘라내기")
    case .killWordBackward: language("Cut word before", "앞 단어 잘라내기")
    case .killRunBackward: language("Cut to space before", "앞 공백까지 잘라내기")
    case .killWordForward: language("Cut word after", "뒤 단어 잘라내기")
    case .yank: language("Put back", "붙여넣기")
    case .yankPop: language("Put back an earlier cut", "이전에 자른 것 붙여넣기")
    case .undo: language("Undo", "실행 취소")
    case .redo: language("Redo", "다시 실행")
    case .transpose: language("Swap letters", "앞뒤 글자 맞바꾸기")
    case .editOutside: language("Editor", "편집기")
    }
  }
}
