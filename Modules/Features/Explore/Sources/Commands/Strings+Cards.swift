import Entities
import FeatureKit
import TerminalUI

extension Language {
  var aboutAvatarsImport: String {
    self(
      "Import character cards: PNG, JSON or CHARX files, or folders of them", "캐릭터 카드를 가져옵니다: PNG, JSON, CHARX 파일이나 폴더")
  }
  var aboutAvatarsExport: String { self("Write a character as a card", "캐릭터를 카드 파일로 내보냅니다") }
  var aboutPreviewOption: String { self("Only show what the cards bring", "카드에 무엇이 들어 있는지만 보여 줍니다") }
  var aboutUndoOption: String {
    self("Delete the characters of the last import again", "마지막으로 가져온 캐릭터를 다시 삭제합니다")
  }
  var aboutCardFileOption: String {
    self("Where to write it; .png, .json or .charx", "저장할 파일: .png, .json, .charx")
  }
  var aboutForceOption: String { self("Replace an existing file", "있는 파일을 바꿉니다") }
  var undoIsAlone: String {
    self("--undo takes neither files nor --preview.", "--undo는 파일이나 --preview와 함께 쓸 수 없습니다.")
  }
  var cardsAreNeeded: String {
    self(
      "Name the files or folders: aichat avatars import PATH…", "파일이나 폴더를 적어 주세요: aichat avatars import PATH…")
  }
  var noCardFiles: String {
    self(
      "There is no file of a card: cards end in .png, .json, .charx or .jpg.",
      "카드 파일이 없습니다. 카드는 .png, .json, .charx, .jpg로 끝납니다.")
  }
  var outputIsNeeded: String {
    self(
      "Name the file: aichat avatars export NAME --output FILE.png, .json or .charx",
      "파일을 적어 주세요: aichat avatars export NAME --output FILE.png, .json, .charx")
  }
  func cardExists(_ path: String) -> String {
    self(
      "\(path) exists already. Nothing was written; --force replaces it.",
      "\(path) 파일이 이미 있어 쓰지 않았습니다. 바꾸려면 --force를 붙이세요.")
  }
  func outcome(of result: CardImport, isPreview: Bool) -> String {
    switch result.outcome {
    case .added(let avatar):
      isPreview
        ? self("would be added: \(avatar.name)", "추가할 캐릭터: \(avatar.name)")
        : self("added: \(avatar.name)", "추가함: \(avatar.name)")
    case .known(let avatar): self("is here already: \(avatar.name)", "이미 있음: \(avatar.name)")
    case .refused(let reason): self("not imported: ", "가져오지 않음: ") + self(reason)
    }
  }
  func otherVersion(_ avatar: Avatar) -> String {
    self(
      "Another version of \(avatar.name) is here already; both stay.", "\(avatar.name)의 다른 버전이 이미 있습니다. 둘 다 남습니다.")
  }
  func importProgress(_ count: Int, of all: Int) -> String {
    self("\(count) of \(all) files", "파일 \(all)개 중 \(count)개")
  }
  func importSummary(_ summary: CardSummary, isPreview: Bool, wasStopped: Bool) -> String {
    let added = isPreview ? self("would be added", "추가할 것") : self("added", "추가")
    let counts =
      "\(added): \(summary.added), \(self("here already", "이미 있음")): \(summary.known), "
      + "\(self("not imported", "가져오지 않음")): \(summary.refused)."
    guard !isPreview, summary.added > 0 else { return counts }
    let end = wasStopped ? self(" Stopped; the same command goes on.", " 멈췄습니다. 같은 명령으로 이어서 할 수 있습니다.") : ""
    return counts + end
      + self(" `aichat avatars import --undo` takes them back.", " `aichat avatars import --undo`로 되돌릴 수 있습니다.")
  }
  func undone(_ count: Int, kept: [String]) -> String {
    let deleted =
      count == 0 && kept.isEmpty
      ? self("There is no import to take back.", "되돌릴 가져오기가 없습니다.")
      : self("Deleted: \(count). Their chats stay.", "삭제: \(count). 대화는 남습니다.")
    guard !kept.isEmpty else { return deleted }
    let names = kept.prefix(8).joined(separator: ", ")
    return deleted + self(" Edited since, so kept: \(names).", " 그 뒤에 고쳐서 남긴 캐릭터: \(names).")
  }
}
