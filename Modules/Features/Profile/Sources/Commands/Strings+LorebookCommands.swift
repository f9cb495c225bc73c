import Entities
import FeatureKit
import TerminalUI

extension Language {
  var aboutLorebooks: String {
    self("Lorebooks: texts that come into chats when their words are mentioned", "낱말이 나오면 대화에 함께 보내는 글을 관리합니다")
  }
  var aboutLorebooksList: String { self("List your lorebooks, and where they are used", "로어북과 쓰이는 곳을 보여 줍니다") }
  var aboutLorebooksShow: String { self("Show a lorebook with its entries", "로어북과 항목을 보여 줍니다") }
  var aboutLorebooksCreate: String { self("Make a lorebook, and print its id", "로어북을 만들고 ID를 알려 줍니다") }
  var aboutLorebooksImport: String {
    self(
      "Add the lorebooks of files: SillyTavern, version 3, Agnai, RisuAI, NovelAI",
      "파일의 로어북을 더합니다: SillyTavern, 버전 3, Agnai, RisuAI, NovelAI")
  }
  var aboutLorebooksExport: String { self("Write a lorebook to a file", "로어북을 파일로 내보냅니다") }
  var aboutLorebooksAssign: String {
    self("Use a lorebook in chats, with characters, or everywhere", "로어북을 쓸 대화나 캐릭터, 또는 모든 대화를 정합니다")
  }
  var aboutLorebooksDelete: String { self("Delete a lorebook", "로어북을 삭제합니다") }
  var aboutLorebookDescription: String { self("A description that only you see", "나만 보는 설명입니다") }
  var aboutLorebookFile: String {
    self("The file to write, .json, or - for standard output", "이 파일에 저장합니다: .json. -는 표준 출력입니다")
  }
  var aboutLorebookFormat: String {
    self("original (as it was imported), v3, sillytavern", "형식을 정합니다: original(가져온 그대로), v3, sillytavern")
  }
  var aboutAssignCharacter: String { self("In all chats with this character", "이 캐릭터와의 모든 대화에서 씁니다") }
  var aboutAssignChat: String { self("In this chat", "이 대화에서 씁니다") }
  var aboutAssignAll: String { self("In all chats", "모든 대화에서 씁니다") }
  var aboutAssignNone: String { self("Nowhere else: remove the other places", "다른 곳은 모두 없앱니다") }

  var oneLorebookIsNeeded: String {
    self(
      "Name one lorebook. Write a name in quotation marks when it has spaces.",
      "로어북 이름 하나가 필요합니다. 띄어쓰기가 있으면 따옴표로 묶으세요.")
  }
  var onePlaceIsNeeded: String {
    self(
      "Say where: --character NAME, --chat ID, --all, or --none.",
      "쓸 곳을 지정하세요: --character NAME, --chat ID, --all, 또는 --none.")
  }
  var lorebookFilesAreNeeded: String {
    self("Name files or folders: aichat lorebooks import PATH…", "파일이나 폴더를 적어 주세요: aichat lorebooks import PATH…")
  }
  var lorebookOutputIsNeeded: String {
    self("Say where to write it: --output FILE.json", "쓸 곳을 지정하세요: --output FILE.json")
  }

  func unknownLorebookFormat(_ name: String, known: String) -> String {
    self("There is no format “\(name)”. Available: \(known).", "“\(name)” 형식이 없습니다. 고를 수 있는 것: \(known).")
  }
  func deleteLorebookQuestion(_ name: String) -> String {
    self("Delete “\(name)”?", "“\(name)” 로어북을 삭제할까요?")
  }

  /// Whether and where a lorebook counts.
  func use(of lorebook: Lorebook, _ assignments: [LorebookAssignment]) -> String {
    let places = places(of: lorebook.id, assignments)
    return [lorebook.isEnabled ? "" : off, places.isEmpty ? notAssigned : places].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The name of an entry, with its keys and whether it is in use.
  func heading(of entry: LorebookEntry) -> String {
    let badge = entry.isEnabled ? entry.isConstant ? " (\(always))" : "" : " (\(off))"
    let keys = entry.keys.joined(separator: ", ")
    return "[\(title(of: entry))]\(badge)" + (keys.isEmpty ? "" : " \(keys)")
  }
}
