import Entities
import FeatureKit
import TerminalUI

extension Language {
  var explore: String { self("Explore", "탐색") }
  var featured: String { self("Featured", "추천") }
  var categories: String { self("Categories", "카테고리") }
  var popular: String { self("Popular", "인기") }
  var noAvatars: String { self("No characters here yet", "아직 캐릭터가 없습니다") }
  var previous: String { self("Previous", "이전") }
  var next: String { self("Next", "다음") }
  var open: String { self("Open", "열기") }
  var tryAgain: String { self("Try again", "다시 시도") }

  var characters: String { self("Characters", "캐릭터") }

  // A category
  func numbered(_ count: Int) -> String {
    self("\(count) \(count == 1 ? "character" : "characters")", "캐릭터 \(count)개")
  }
  func about(_ kind: CharacterOption) -> String {
    switch kind {
    case .man: self("Men, each with a trade and a temper.", "저마다 하는 일과 성격이 다른 남자들.")
    case .woman: self("Women, each with a plan of her own.", "저마다 계획이 있는 여자들.")
    case .alien: self("Visitors from between the stars.", "별들 사이에서 온 손님들.")
    case .dog: self("Brave dogs, each with a duty.", "할 일이 있는 씩씩한 개들.")
    case .cat: self("Cats with opinions, when they are awake.", "깨어 있을 때는 할 말이 많은 고양이들.")
    }
  }

  // The character screen
  var character: String { self("Character", "캐릭터") }
  var builtIn: String { self("Comes with the program", "기본 캐릭터") }
  /// Where a character comes from. One without the choices of the form comes from a file.
  func origin(of avatar: Avatar) -> String {
    if avatar.author == nil { return builtIn }
    return avatar.traits == nil ? self("Imported", "가져온 캐릭터") : self("Made by you", "직접 만든 캐릭터")
  }
  var wasDeleted: String { self("Deleted; its chats stay", "삭제됨. 대화는 남아 있습니다") }
  /// The sign of a developer's run, the same in every language.
  var dev: String { "DEV" }
  var looks: String { self("Looks", "모습") }
  var edit: String { self("Edit", "고치기") }
  var duplicate: String { self("Duplicate", "복제") }
  /// The name of a copy, which must not be longer than a name can be.
  func copy(of name: String) -> String {
    let end = self(" (copy)", " (사본)")
    return name.prefix(40 - end.count) + end
  }
  var chat: String { self("Chat", "대화하기") }
  var avatarIsGone: String { self("This character does not exist any more.", "더 이상 찾을 수 없는 캐릭터입니다.") }
}

// The command line.
extension Language {
  var aboutAvatars: String { self("The characters to talk with", "대화할 캐릭터를 보고, 만들고, 고칩니다") }
  var aboutAvatarsList: String { self("List them, one a line", "한 줄에 하나씩 보여 줍니다") }
  var aboutKindOption: String { self("Only those of this kind", "이 종류만 보여 줍니다") }

  func unknownChoice(_ name: String, of option: String, known: String) -> String {
    self(
      "There is no \(option) “\(name)”. Available: \(known).", "\(option)에 쓸 수 없는 값입니다: “\(name)”. 고를 수 있는 것: \(known)."
    )
  }

  var aboutAvatarsShow: String { self("Show everything about one", "캐릭터 하나의 모든 내용을 보여 줍니다") }
  var aboutAvatarsCreate: String { self("Make a character, and print its id", "새로 만들고 ID를 알려 줍니다") }
  var aboutAvatarsEdit: String { self("Change one of your own; earlier texts are kept", "내 캐릭터를 고칩니다. 이전 글은 남습니다") }
  var aboutAvatarsDelete: String { self("Delete one of your own; its chats stay", "내 캐릭터를 삭제합니다. 대화는 남습니다") }
  var aboutNewNameOption: String { self("Its new name", "새 이름을 정합니다") }
  var aboutGreetingOption: String {
    self("First message in a new chat; repeat it for alternatives", "새 대화의 첫인사입니다. 여러 번 쓸 수 있습니다")
  }
  var aboutTagOption: String { self("A word to find it by; repeat it for more", "찾을 때 쓰는 말입니다. 여러 번 쓸 수 있습니다") }
  var aboutFileOption: String {
    self(
      "A JSON file with the fields, as `avatars show --json` prints them",
      "`avatars show --json`이 보여 주는 필드의 JSON 파일을 읽습니다")
  }
  func cannotEditBuiltIn(_ name: String) -> String {
    self(
      "\(name) came with the program and cannot be edited. Make a copy of your own first: "
        + "aichat avatars export NAME --output copy.json, then aichat avatars import copy.json",
      "\(name) 캐릭터는 앱에 들어 있는 것이라 고칠 수 없습니다. 먼저 내 것으로 복사하세요: "
        + "aichat avatars export 이름 --output copy.json 다음에 aichat avatars import copy.json")
  }
  func staysAsBuiltIn(_ name: String) -> String {
    self("\(name) came with the program, so it stays.", "\(name) 캐릭터는 앱에 들어 있는 것이라 그대로 둡니다.")
  }
  var lorebookIsUnreadable: String {
    self("It cannot be read; --json has its text.", "읽을 수 없습니다. 원문은 --json으로 볼 수 있습니다.")
  }
  var cannotBeRead: String { self("It cannot be read.", "읽을 수 없습니다.") }
  func loreEntries(_ count: Int) -> String { self("\(count) entr\(count == 1 ? "y" : "ies")", "항목 \(count)개") }
  /// The way to the lorebook, line by line.
  func lorebook(entries count: Int) -> String { CharacterField.lorebook.title(in: self) + ": " + loreEntries(count) }
  /// An entry of a lorebook in one line: its name, its keys, and whether it is off or always counts.
  func line(of entry: LorebookEntry) -> String {
    let name = [entry.name, entry.comment].first { !$0.trimmed.isEmpty } ?? ""
    let words = [name, entry.keys.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
    let mark =
      if !entry.isEnabled { self(" (off)", " (꺼짐)") } else { entry.isConstant ? self(" (always)", " (항상)") : "" }
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return (line.isEmpty ? self("Entry without a name", "이름 없는 항목") : line) + mark
  }
  /// The kind of a character; nil for an imported card that names none.
  func kind(of avatar: Avatar) -> String? {
    avatar.isAssistant ? plainAssistant : avatar.traits?.character.title(in: self)
  }
  var plainAssistant: String { self("Plain assistant, without a persona", "페르소나가 없는 어시스턴트") }
  var oneAvatarIsNeeded: String {
    self(
      "Name one character, by its name or id. Write a name in quotation marks when it has spaces.",
      "캐릭터 하나를 이름이나 ID로 지정하세요. 띄어쓰기가 있는 이름은 따옴표로 묶으세요.")
  }
  var changeIsNeeded: String {
    self(
      "Nothing was changed: say what to change, for example with --description.",
      "바뀐 것이 없습니다. --description처럼 고칠 것을 지정하세요.")
  }
  func deleteQuestion(_ name: String) -> String {
    self("Delete “\(name)”? Its chats stay.", "“\(name)” 캐릭터를 삭제할까요? 대화는 남습니다.")
  }
  func greeting(number: Int) -> String { self("Greeting \(number)", "첫인사 \(number)") }
  func invalidOption(_ name: String, expected: String) -> String {
    self("--\(name) has an invalid value; expected: \(expected).", "--\(name)의 값이 잘못되었습니다. 쓸 수 있는 값: \(expected).")
  }
  func invalidField(_ field: CharacterField, in path: String) -> String {
    self("\(path): the value of “\(field.rawValue)” is invalid.", "\(path): “\(field.rawValue)”의 값이 잘못되었습니다.")
  }
  var aboutNewKindOption: String { self("What it is (man)", "종류를 정합니다 (man)") }
  var aboutActionOption: String { self("What it does (smiling)", "행동을 정합니다 (smiling)") }
  var aboutLocationOption: String { self("Where it is (park)", "장소를 정합니다 (park)") }
  var aboutPictureOption: String { self("A PNG file, which is copied", "PNG 파일을 복사해 둡니다") }
  var aboutWriteOption: String {
    self("Have the model write the character from a few words", "몇 마디 아이디어로 모델이 캐릭터를 씁니다")
  }
  var aboutDrawOption: String {
    self(
      "Have a model draw its image from its traits and these words; \"\" for no words",
      "모델이 특징과 이 몇 마디로 그림을 그립니다. 덧붙일 말이 없으면 \"\"를 씁니다")
  }
  var onePictureIsEnough: String {
    self("Use either --picture or --draw.", "--picture와 --draw 중 하나만 쓰세요.")
  }
  /// The model and the expected cost, before a character is drawn.
  func drawing(by plan: WritingPlan, cost: Cost) -> String {
    let (model, tokens, money) = (self(plan.model.words), self(plan.usage.words), self(cost.words))
    return self("Drawn by \(model): \(tokens), \(money).", "\(model) 모델이 그립니다: \(tokens), \(money).")
  }
  var wordsAreNeeded: String {
    self(
      "`--write` needs a few words about the character, in quotation marks.", "`--write`에는 캐릭터에 대한 몇 마디를 따옴표로 묶어 적으세요.")
  }
  /// The model and the expected cost, before a character is written.
  func writing(by plan: WritingPlan, cost: Cost) -> String {
    let (model, tokens, money) = (self(plan.model.words), self(plan.usage.words), self(cost.words))
    return self("Written by \(model): \(tokens), \(money).", "\(model) 모델이 씁니다: \(tokens), \(money).")
  }
  var oneNameIsNeeded: String {
    self(
      "`avatars create` takes one name. Write it in quotation marks when it has spaces.",
      "`avatars create`에는 이름이 하나 필요합니다. 띄어쓰기가 있으면 따옴표로 묶으세요.")
  }

  // Reminders
  var reminders: String { self("Reminders", "알림") }

  // Saving the profile
  var saveQuestion: String { self("Save your profile?", "프로필을 저장할까요?") }
  var saveMeaning: String {
    self(
      "With a name you find it and its chats again after signing out. You can also do that later in the settings.",
      "이름이 있으면 로그아웃한 뒤에도 프로필과 대화를 다시 찾을 수 있습니다. 나중에 설정에서도 할 수 있습니다.")
  }
  var saveProfile: String { self("Save profile", "프로필 저장") }
  var notNow: String { self("Not now", "나중에") }
}
