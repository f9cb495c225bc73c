import Entities
import FeatureKit
import TerminalUI

// The list.
extension Language {
  var lorebooks: String { self("Lorebooks", "로어북") }
  var lorebooksMeaning: String {
    self("Texts that come into the chat when their words are mentioned.", "낱말이 나오면 대화에 함께 보내는 글입니다.")
  }
  var noLorebooks: String { self("No lorebooks yet.", "아직 로어북이 없습니다.") }
  var newLorebook: String { self("New lorebook", "새 로어북") }
  /// In the footer.
  var newLorebookShort: String { self("New", "새 로어북") }
  var importLorebooks: String { self("Import lorebooks", "로어북 가져오기") }
  var importAction: String { self("Import", "가져오기") }
  var importingLorebooks: String { self("Importing…", "가져오는 중…") }
  var imported: String { self("Imported.", "가져왔습니다.") }
  var notAssigned: String { self("not assigned", "지정한 곳 없음") }
  var off: String { self("off", "꺼짐") }
  var always: String { self("always", "항상") }
  var turnOff: String { self("Turn off", "끄기") }
  var turnOn: String { self("Turn on", "켜기") }

  func entries(_ count: Int) -> String { self("\(count) entr\(count == 1 ? "y" : "ies")", "항목 \(count)개") }

  func imported(_ counts: LorebookCounts) -> String { imported(counts.added, present: counts.known, counts.refused) }

  /// What a file of an import is called: its path without the folders.
  func name(of file: LorebookImport) -> String { file.path.split(separator: "/").last.map(String.init) ?? file.path }

  /// What was odd about a file, or why it was refused.
  func notes(on file: LorebookImport) -> [String] {
    if case .refused(let reason) = file.outcome { return [self(reason)] }
    return file.warnings.map { self($0) }
  }

  /// Where a lorebook counts, in a few words; empty for nowhere.
  func places(of id: Lorebook.ID, _ assignments: [LorebookAssignment]) -> String {
    let scopes = assignments.filter { $0.lorebook == id }.map(\.scope)
    let characters = scopes.count { if case .character = $0 { true } else { false } }
    let chats = scopes.count { if case .chat = $0 { true } else { false } }
    return [
      scopes.contains(.everywhere) ? allChats.lowercased() : nil,
      characters > 0 ? self("characters: \(characters)", "캐릭터 \(characters)개") : nil,
      chats > 0 ? self("chats: \(chats)", "대화 \(chats)개") : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}

// A lorebook.
extension Language {
  var countsInPrompts: String { self("Used where it is assigned", "지정한 곳에서 사용") }
  var placesShort: String { self("Where", "쓸 곳") }
  var editLorebook: String { self("Name and rules", "이름과 규칙") }
  var editLorebookTitle: String { self("Edit lorebook", "로어북 고치기") }
  var exportLorebook: String { self("Export to a file", "파일로 내보내기") }
  var export: String { self("Export", "내보내기") }
  var newEntry: String { self("New entry", "새 항목") }
  var newEntryShort: String { self("New", "새 항목") }
  var editEntry: String { self("Edit entry", "항목 고치기") }
  var untitledEntry: String { self("Entry without a name", "이름 없는 항목") }

  func places(_ words: String) -> String { self("Where: ", "쓸 곳: ") + (words.isEmpty ? notAssigned : words) }
  func exported(to path: String) -> String { self("Written to \(path).", "\(path)에 내보냈습니다.") }
  func title(of entry: LorebookEntry) -> String { entry.title.isEmpty ? untitledEntry : entry.title }

  /// A name for the file of a lorebook, without the signs that divide folders.
  func fileName(of lorebook: Lorebook) -> String { lorebook.name.replacing("/", with: "_") + ".json" }
}

// The lorebook of a character.
extension Language {
  var characterLorebook: String { self("The character's lorebook", "캐릭터의 로어북") }
  var isSavedWithTheCharacter: String {
    self("It is saved with the character, in its form.", "캐릭터를 저장할 때 함께 저장합니다.")
  }

  /// The way to the lorebook from the form.
  /// - Parameter count: The number of its entries; nil where it is not known.
  func characterLorebook(entries count: Int?) -> String {
    if count == 0 { return self("Add a lorebook", "로어북 추가") }
    return CharacterField.lorebook.title(in: self) + (count.map { ": " + entries($0) } ?? "")
  }
}

// Where it counts.
extension Language {
  var allChats: String { self("All chats", "모든 대화") }
  var findPlace: String { self("Find a character or a chat", "캐릭터나 대화 찾기") }
  var noPlaceFound: String { self("No character or chat has these letters.", "찾은 것이 없습니다.") }

  func placesTitle(_ name: String) -> String { self("Where “\(name)” is used", "“\(name)” 로어북을 쓸 곳") }

  func title(of place: LorebookPlacesPresenter.Place) -> String {
    switch place.scope {
    case .everywhere: allChats
    case .character: self("Character: ", "캐릭터: ") + (place.name.isEmpty ? "?" : place.name)
    case .chat: self("Chat: ", "대화: ") + (place.name.isEmpty ? "?" : place.name)
    }
  }
}

// The forms.
extension Language {
  var lorebookNamePrompt: String { self("What you call it", "로어북 이름") }
  var lorebookDescription: String { self("Description, for you", "설명 (보내지 않습니다)") }
  var lorebookHint: String { self("What it is about", "어떤 내용인지") }
  var scanDepth: String { self("Newest messages to search", "살펴볼 메시지 수") }
  var tokenBudget: String { self("Most tokens in a prompt", "한 번에 보낼 토큰 한도") }
  var recursion: String { self("Entries bring in others", "항목이 다른 항목을 부름") }
  var usualRule: String { self("As usual", "기본값") }
  var yes: String { self("Yes", "예") }
  var no: String { self("No", "아니요") }

  func numberIsNeeded(_ number: TypedNumber) -> String {
    func shown(_ value: Double) -> String { Int64(exactly: value).map { "\($0)" } ?? "\(value)" }
    let (least, most) = (shown(number.range.lowerBound), shown(number.range.upperBound))
    return number.isWhole
      ? self("A whole number from \(least) to \(most).", "\(least)부터 \(most)까지의 정수를 쓰세요.")
      : self("A number from \(least) to \(most).", "\(least)부터 \(most)까지의 수를 쓰세요.")
  }
}
