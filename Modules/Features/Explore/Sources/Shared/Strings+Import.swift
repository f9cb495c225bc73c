import Entities
import FeatureKit
import TerminalUI

/// The texts about imported cards that the command and the screen share.
extension Language {
  var noCardFiles: String {
    self(
      "There is no file of a card: cards end in .png, .json, .charx or .jpg.",
      "카드 파일이 없습니다. 카드는 .png, .json, .charx, .jpg로 끝납니다.")
  }
  func outcome(of result: CardImport, isPreview: Bool) -> String {
    switch result.outcome {
    case .added(let avatar):
      isPreview
        ? self("would be added: \(avatar.name)", "추가할 캐릭터: \(avatar.name)")
        : self("added: \(avatar.name)", "추가함: \(avatar.name)")
    case .known(let avatar): self("is here already: \(avatar.name)", "이미 있음: \(avatar.name)")
    case .refused(let reason): self("not imported: ", "가져오지 못함: ") + self(reason)
    }
  }
  func otherVersion(_ avatar: Avatar) -> String {
    self(
      "Another version of \(avatar.name) is here already; both stay.", "\(avatar.name)의 다른 버전이 이미 있습니다. 둘 다 남습니다.")
  }
  func importProgress(_ count: Int, of all: Int) -> String {
    self("\(count) of \(all) files", "파일 \(all)개 중 \(count)개")
  }
  /// The number of files with each outcome.
  func importSummary(_ summary: CardSummary, isPreview: Bool) -> String {
    let added = isPreview ? self("would be added", "추가 예정") : self("added", "추가")
    return self(
      "\(added): \(summary.added), here already: \(summary.known), not imported: \(summary.refused).",
      "\(added) \(summary.added)개, 이미 있음 \(summary.known)개, 가져오지 못함 \(summary.refused)개.")
  }
  /// The contents of a card, another version of it that is here, and its warnings.
  func notes(on result: CardImport) -> [String] {
    result.contents.map { self($0) } + (result.otherVersion.map { [otherVersion($0)] } ?? [])
      + result.warnings.map { "! " + self($0) }
  }
  func undone(_ count: Int, kept: [String]) -> String {
    let deleted =
      count == 0 && kept.isEmpty
      ? self("There is no import to take back.", "되돌릴 가져오기가 없습니다.")
      : self("Deleted: \(count). Their chats stay.", "캐릭터 \(count)개를 삭제했습니다. 대화는 남습니다.")
    guard !kept.isEmpty else { return deleted }
    let names = kept.prefix(8).joined(separator: ", ")
    return deleted + self(" Edited since, so kept: \(names).", " 그 뒤에 고쳐서 남긴 캐릭터: \(names).")
  }
}
