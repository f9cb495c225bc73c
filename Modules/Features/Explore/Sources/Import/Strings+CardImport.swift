import Entities
import TerminalUI

extension Language {
  var importCharacters: String { self("Import characters", "캐릭터 가져오기") }
  var cardPath: String { self("File or folder", "파일이나 폴더") }
  var cardPathHelp: String { self("Paste or drop a path", "경로를 입력하거나 끌어다 놓으세요") }
  var cardKinds: String {
    self(
      "Character cards: PNG, JSON and CHARX files, or folders of them. Nothing is stored before you have seen what they "
        + "bring, and nothing in them is run.",
      "캐릭터 카드는 PNG, JSON, CHARX 파일이나 그 폴더입니다. 무엇이 들어 있는지 먼저 보여 줍니다. 가져오기를 누르기 전에는 아무것도 저장하지 않고, "
        + "안에 든 것을 실행하지 않습니다.")
  }
  var preview: String { self("Preview", "미리 보기") }
  var importing: String { self("Importing…", "가져오는 중…") }
  var lookingForCards: String { self("Looking for cards…", "카드를 찾는 중…") }
  var readingCards: String { self("Reading cards…", "카드를 읽는 중…") }
  var stop: String { self("Stop", "멈추기") }
  var takeBack: String { self("Take back", "되돌리기") }
  var takeLastImportBack: String { self("Take the last import back", "마지막 가져오기 되돌리기") }
  var takingBack: String { self("Taking it back…", "되돌리는 중…") }
  func importCount(_ count: Int) -> String { self("Import \(count)", "\(count)개 가져오기") }
  func shortSummary(_ summary: CardSummary) -> String {
    self(
      "\(summary.added) new \(summary.known) here \(summary.refused) bad",
      "새것 \(summary.added), 있음 \(summary.known), 못 가져옴 \(summary.refused)")
  }
  var notImported: String { self("Not imported", "가져오지 못함") }
  var readingStopped: String { self("Stopped before the end. Nothing was stored.", "끝까지 읽지 않고 멈췄습니다. 저장한 것은 없습니다.") }
  var importStopped: String {
    self(
      "Stopped. What was added stays. Preview and import again to continue.",
      "멈췄습니다. 추가한 캐릭터는 남습니다. 다시 미리 보고 가져오면 이어서 합니다.")
  }
}

extension String {
  /// The text with a capital at its beginning. On the command line the same text stands in the middle of a line.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
