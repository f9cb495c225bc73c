import Entities
import FeatureKit
import TerminalUI

extension Language {
  var profile: String { self("Profile", "프로필") }
  var anonymousProfile: String { self("Anonymous profile", "익명 프로필") }
  var settings: String { self("Settings", "설정") }
  var myAvatars: String { self("My characters", "내 캐릭터") }
  var newAvatar: String { self("New character", "새 캐릭터") }
  /// In the footer, and where `newAvatar` has no room.
  var newShort: String { self("New", "새 캐릭터") }
  var noAvatars: String { self("No characters yet", "아직 캐릭터가 없습니다") }
  var pressN: String { self("Press n to make one.", "n 키를 누르면 캐릭터를 만들 수 있습니다.") }
  var replySettings: String { self("Reply settings", "답장 설정") }
  var chat: String { self("Chat", "대화하기") }
  var open: String { self("Open", "열기") }
  var delete: String { self("Delete", "삭제") }
  var deleted: String { self("Deleted.", "삭제했습니다.") }
  func delete(_ name: String) -> String { self("Delete \(name)", "\(name) 삭제") }

  /// Offers to bring deleted avatars back: one by its name, several by their number.
  func bringBack(_ avatars: [Avatar]) -> String {
    avatars.count == 1
      ? bringBack(avatars[0].name) : self("Bring \(avatars.count) characters back", "캐릭터 \(avatars.count)개 되돌리기")
  }

  func showMore(_ count: Int) -> String { self("Show more (\(count))", "더 보기 (\(count))") }
}

// Making an avatar.
extension Language {
  var name: String { self("Name", "이름") }
  var namePrompt: String { self("Name your character to save it", "저장하려면 이름을 지어 주세요") }
  var picture: String { self("Image", "그림") }
  var picturePrompt: String { self("A PNG file, or none", "PNG 파일 경로 (없어도 됩니다)") }
  var isA: String { self("Kind", "종류") }
  var thatIs: String { self("Action", "행동") }
  var inThe: String { self("Place", "장소") }
  var save: String { self("Save", "저장") }
  var saved: String { self("Saved.", "저장했습니다.") }
  var saving: String { self("Saving…", "저장 중…") }
  var cancel: String { self("Cancel", "취소") }
  var editAvatar: String { self("Edit character", "캐릭터 고치기") }
  var edit: String { self("Edit", "고치기") }
  var avatarIsGone: String { self("This character does not exist any more.", "더 이상 찾을 수 없는 캐릭터입니다.") }
  var whoItIs: String { self("Who it is", "기본 정보") }
  var howItTalks: String { self("How it talks", "말과 성격") }
  var moreFields: String { self("More fields", "자세한 설정") }
  var draftIsBack: String { self("Your unsaved changes are here again.", "저장하지 않은 변경 내용을 다시 불러왔습니다.") }
  var removePicture: String { self("Remove the image", "그림 지우기") }
  var lookOfName: String { self("From the name", "이름에 따라") }
  var nextLook: String { self("Next look", "다음 모습") }
  func look(_ number: Int, of count: Int) -> String { self("\(number) of \(count)", "\(count)개 중 \(number)") }
  var atAGlance: String { self("At a glance", "한눈에 보기") }
  var firstWords: String { self("First words", "첫마디") }
  var natureAndWorld: String { self("Nature and world", "성격과 배경") }
  var forTheModel: String { self("For the model", "모델에게 주는 지시") }
  var aboutTheCard: String { self("About the card", "카드 정보") }
  var addGreeting: String { self("Add a greeting", "첫인사 추가") }
  var earlierVersions: String { self("Earlier versions", "이전 버전") }
  var noEdits: String { self("Not edited yet", "아직 고치지 않았습니다") }
  var showOlder: String { self("Show older ones", "더 이전 것 보기") }
  var talkativenessIsInvalid: String { self("A number from 0 to 1, or nothing.", "0부터 1까지의 수를 쓰거나 비워 두세요.") }
  var noteDepthIsInvalid: String {
    self(
      "A number from 0 to \(CharacterNote.depths.upperBound), or nothing.",
      "0부터 \(CharacterNote.depths.upperBound)까지의 수를 쓰거나 비워 두세요.")
  }
  var isHeavy: String {
    self(
      "That is more than half of the model's window: little room is left for the conversation.",
      "모델 컨텍스트의 절반이 넘습니다. 대화에 쓸 자리가 적습니다.")
  }

  func greeting(number: Int) -> String { self("Greeting \(number)", "첫인사 \(number)") }

  func about(_ tokens: Int) -> String { self("about \(tokens) tokens", "약 \(tokens)토큰") }

  /// The size of what every prompt contains.
  func permanent(_ tokens: Int, of window: Int?) -> String {
    let words = self("Sent with every message: about \(tokens) tokens", "모든 메시지와 함께 보냄: 약 \(tokens)토큰")
    return window.map { words + self(" of \($0)", " / \($0)") } ?? words
  }

  /// What a field is for.
  func prompt(of field: CharacterField) -> String {
    switch field {
    case .tagline: self("One line for lists", "목록에 보일 한 줄")
    case .nickname: self("What it is called in its texts", "글 속에서 부를 이름")
    case .tags: self("Words with commas between them", "쉼표로 구분한 낱말")
    case .talkativeness: self("In groups, from 0 to 1", "여럿이 대화할 때, 0부터 1까지")
    case .creator: self("A name, as readers should see it", "읽는 이에게 보일 이름")
    case .version: self("Such as 1.0", "예: 1.0")
    case .description: self("Looks, past, ways of speaking", "생김새, 살아온 이야기, 말버릇")
    case .personality: self("Calm, curious, easily offended …", "차분함, 호기심 많음, 잘 삐침 …")
    case .scenario: self("Where and how you meet", "어디에서 어떻게 만나는지")
    case .greeting: self("What it says first", "먼저 건네는 말")
    case .exampleDialogue:
      self("<START>, then lines of {{user}}: and {{char}}:", "<START> 다음에 {{user}}:와 {{char}}:의 대사")
    case .systemPrompt: self("In place of the usual instruction", "기본 지시 대신 보낼 글")
    case .postHistoryInstructions: self("Such as: answer in two sentences", "예: 두 문장으로 대답하기")
    case .note: self("A reminder among the newest messages", "최근 메시지 사이에 넣을 글")
    case .creatorNotes: self("For readers; no model gets it", "읽는 이를 위한 설명 (모델에 보내지 않습니다)")
    default: field.title(in: self)
    }
  }

  /// An earlier version: the time of the edit that ended it, and the fields that the edit changed.
  func before(_ edit: CharacterEdit, at time: LocalTime) -> String {
    let fields = CharacterField.allCases.filter { edit.earlier[$0] != nil }.map { $0.title(in: self) }
    let shown = fields.prefix(3).joined(separator: ", ") + (fields.count > 3 ? " …" : "")
    return "\(date(time, from: time)) \(time.clock) · \(shown)"
  }

  var tryIt: String { self("Try it", "시험해 보기") }
  var writeWithModel: String { self("Write with a model", "모델로 쓰기") }
  var ideaPrompt: String { self("A few words about the character", "캐릭터에 대한 몇 마디") }
  var write: String { self("Write", "쓰기") }
  var writing: String { self("Writing…", "쓰는 중…") }
  var stop: String { self("Stop", "멈추기") }
  var undoWriting: String { self("Bring the earlier texts back", "이전 글 되살리기") }
  var writeAnew: String { self("Rewrite", "다시 쓰기") }
  func writeAnew(_ title: String) -> String { self("Rewrite: \(title)", "다시 쓰기: \(title)") }
  var drawWithModel: String { self("Draw with a model", "모델로 그리기") }
  var drawingPrompt: String { self("What the image should show, or nothing", "그림에 담을 것 (비워도 됩니다)") }
  var draw: String { self("Draw", "그리기") }
  var drawing: String { self("Drawing…", "그리는 중…") }
  var undoDrawing: String { self("Bring the earlier image back", "이전 그림 되살리기") }
  /// The part of a picture that has come.
  func receiving(_ bytes: Int) -> String {
    let size = "\(bytes / 1024) KiB"
    return self("Receiving the image: \(size)", "그림 받는 중: \(size)")
  }
  /// The model that would write or draw, and the expected cost.
  func offer(_ offer: ModelRequest.Offer) -> String {
    let (model, tokens, cost) = (
      self(offer.plan.model.words), self(offer.plan.usage.words), self(offer.cost.words)
    )
    return self("By \(model): \(tokens), \(cost).", "\(model): \(tokens), \(cost).")
  }

  var nameIsMissing: String { self("Give it a name to save it.", "저장하려면 이름이 필요합니다.") }

  func nameIsTooLong(by extra: Int, limit: Int = AvatarName.limit) -> String {
    self(
      "The name is \(extra) character\(extra == 1 ? "" : "s") too long: up to \(limit) fit.",
      "이름은 \(limit)자까지 쓸 수 있습니다. \(extra)자를 줄여 주세요.")
  }
}

extension Language {
  /// The name of a role. Models know the English words.
  func title(of role: PromptReport.Part.Role) -> String {
    switch role {
    case .system: self("system", "시스템")
    case .user: self("user", "사용자")
    case .assistant: self("assistant", "캐릭터")
    }
  }
}
