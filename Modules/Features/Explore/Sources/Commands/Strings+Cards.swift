import Entities
import FeatureKit
import TerminalUI

extension Language {
  var aboutAvatarsImport: String {
    self(
      "Import character cards: PNG, JSON or CHARX files, folders of them, or - for standard input",
      "캐릭터 카드를 가져옵니다: PNG, JSON, CHARX 파일이나 폴더, 또는 표준 입력을 뜻하는 -")
  }
  var aboutAvatarsExport: String { self("Write a character as a card", "캐릭터를 카드 파일로 내보냅니다") }
  var aboutPreviewOption: String { self("Only show what the cards bring", "카드에 무엇이 들어 있는지만 보여 줍니다") }
  var aboutUndoOption: String {
    self("Delete the characters of the last import again", "마지막으로 가져온 캐릭터를 다시 삭제합니다")
  }
  var aboutCardFileOption: String {
    self(
      "Where to write it: .png, .json or .charx, or - for JSON to standard output",
      "이 파일에 저장합니다: .png, .json, .charx. -는 표준 출력(JSON)입니다")
  }
  var undoIsAlone: String {
    self("--undo takes neither files nor --preview.", "--undo는 파일이나 --preview와 함께 쓸 수 없습니다.")
  }
  var cardsAreNeeded: String {
    self(
      "Name the files or folders: aichat avatars import PATH…", "파일이나 폴더를 적어 주세요: aichat avatars import PATH…")
  }
  var outputIsNeeded: String {
    self(
      "Name the file: aichat avatars export NAME --output FILE.png, .json or .charx",
      "파일을 적어 주세요: aichat avatars export NAME --output FILE.png, .json, .charx")
  }
  /// The outcome of an import, and the commands that continue it or take it back.
  func importEnd(_ summary: CardSummary, isPreview: Bool, wasStopped: Bool) -> String {
    let counts = importSummary(summary, isPreview: isPreview)
    guard !isPreview, summary.added > 0 else { return counts }
    let end = wasStopped ? self(" Stopped. The same command continues it.", " 멈췄습니다. 같은 명령으로 이어서 할 수 있습니다.") : ""
    return counts + end
      + self(" `aichat avatars import --undo` takes them back.", " `aichat avatars import --undo`로 되돌릴 수 있습니다.")
  }
}
