import Entities
import FeatureKit
import TerminalUI

extension Language {
  // Welcome
  var whatItIs: String { self("Talk with AI characters in your terminal.", "터미널에서 AI 캐릭터와 대화하세요.") }
  var worksOffline: String {
    self("It works offline, with no account.", "계정 없이, 오프라인에서도 쓸 수 있습니다.")
  }
  var getStarted: String { self("Get started", "시작하기") }

  // Intro
  var howItWorks: String { self("How it works", "사용 방법") }
  var introAvatars: String {
    self(
      "Meet characters with a name and a nature of their own. Or make one yourself.",
      "저마다 이름과 성격이 있는 캐릭터를 만나 보세요. 직접 만들 수도 있습니다.")
  }
  var introChats: String {
    self(
      "Talk with them. Every message is saved on this computer, and you can search all of them.",
      "캐릭터와 대화하세요. 모든 메시지는 이 컴퓨터에 보관되고, 언제든 검색할 수 있습니다.")
  }
  var introModels: String {
    self(
      "Without an AI model, simple rules answer. You can choose one in a moment, or later.",
      "AI 모델이 없으면 간단한 규칙으로 답합니다. 모델은 잠시 뒤에, 또는 나중에 고를 수 있습니다.")
  }
  var next: String { self("Continue", "계속") }

  // Community
  var goodCompany: String { self("In good company", "함께할 캐릭터") }
  var communityIsThere: String {
    self("A whole company of characters is waiting to meet you.", "여러 캐릭터가 벌써 기다리고 있습니다.")
  }
  var communityGrows: String {
    self(
      "People and animals, and now and then an alien. Each one that you make joins them.",
      "사람과 동물은 물론 외계인도 있습니다. 내가 만든 캐릭터도 여기에 함께합니다.")
  }

  // Color
  var chooseColor: String { self("Choose your colour", "내 색상 선택") }
  var colorHint: String {
    self("Your own messages will be in this colour.", "내가 보낸 메시지에 이 색상이 쓰입니다.")
  }
  var chooseColorFirst: String { self("Choose a colour first.", "먼저 색상을 고르세요.") }
  var choose: String { self("Choose", "선택") }
  var colorKeys: String {
    self("Arrow keys move, Enter or a number chooses.", "화살표 키로 이동하고, Enter 키나 숫자로 선택합니다.")
  }

  var chosen: String { self("(chosen)", "(선택됨)") }

  // Completed
  var allSet: String { self("All set", "준비 완료") }
  func chosenColor(_ color: ProfileColor) -> String {
    self("Your colour is \(color.title(in: self).lowercased()).", "선택한 색상: \(color.title(in: self))")
  }
  var readyToChat: String {
    self("Your profile is ready. Choose a character to talk with.", "프로필이 준비되었습니다. 이제 대화를 시작해 보세요.")
  }
  var finish: String { self("Finish", "완료") }
  var saving: String { self("Saving…", "저장 중…") }
}

// Profiles.
extension Language {
  var close: String { self("Close", "닫기") }
  var cancel: String { self("Cancel", "취소") }
  var save: String { self("Save", "저장") }
  var goOnAs: String { self("Or go on as:", "또는 다음 프로필로 계속:") }
  var switchProfile: String { self("Switch profile", "프로필 바꾸기") }
  var newProfile: String { self("New profile", "새 프로필") }
  var importProfile: String { self("Import a profile", "프로필 가져오기") }
  var noOtherProfiles: String {
    self("No other profile has a name yet.", "이름이 있는 다른 프로필이 아직 없습니다.")
  }
  var anonymous: String { self("(anonymous)", "(익명)") }

  /// The contents of a profile, in a few words.
  func held(_ contents: ProfileContents) -> String {
    self(
      counted(contents.chats, "chat") + ", " + counted(contents.avatars, "character"),
      "대화 \(contents.chats)개, 캐릭터 \(contents.avatars)개") + rest(of: contents)
  }

  /// What only some profiles hold, to follow the other contents.
  private func rest(of contents: ProfileContents) -> String {
    [
      contents.personas > 0
        ? self(", " + counted(contents.personas, "persona"), ", 페르소나 \(contents.personas)개") : "",
      contents.lorebooks > 0
        ? self(", " + counted(contents.lorebooks, "lorebook"), ", 로어북 \(contents.lorebooks)개") : "",
      contents.drafts > 0 ? self(", " + counted(contents.drafts, "draft"), ", 초안 \(contents.drafts)개") : "",
    ].joined()
  }

  /// 1 chat, 2 chats.
  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func counted(chats: Int, messages: Int, avatars: Int) -> String {
    [(chats, "chat"), (messages, "message"), (avatars, "character")].map { counted($0, $1) }.joined(separator: ", ")
  }
}

// Saving a profile.
extension Language {
  var saveYourProfile: String { self("Save your profile", "프로필 저장") }
  var editProfile: String { self("Edit profile", "프로필 수정") }
  var nameIsWanted: String { self("Type a name to save the profile.", "프로필을 저장하려면 이름을 적어 주세요.") }
  var whySave: String {
    self(
      "With a name you find it again after signing out. It all stays on this computer.",
      "이름이 있으면 로그아웃한 뒤에도 다시 찾을 수 있습니다. 모두 이 컴퓨터에만 보관됩니다.")
  }
  var name: String { self("Name", "이름") }
  var yourName: String { self("What are you called?", "이름을 알려 주세요") }
  var email: String { self("E-mail", "이메일") }
  var emailPrompt: String { self("Optional, and never sent", "없어도 되며, 어디에도 보내지 않습니다") }
  var picture: String { self("Image", "그림") }
  var picturePrompt: String { self("A PNG file, or none", "PNG 파일 경로 (없어도 됩니다)") }
  var otherPicturePrompt: String { self("Another PNG file, to change it", "바꾸려면 다른 PNG 파일 경로") }
  var removePicture: String { self("Remove the image", "그림 없애기") }
  var color: String { self("Colour", "색상") }
  var profileSaved: String { self("Your profile is saved.", "프로필을 저장했습니다.") }
}

// Files.
extension Language {
  var exportAndImport: String { self("Export and import", "내보내기와 가져오기") }
  var exportData: String { self("Export", "내보내기") }
  var importData: String { self("Import", "가져오기") }
  var working: String { self("Working…", "진행 중…") }
  var whatAnExportIs: String {
    self(
      "One file for everything of this profile: chats, characters, drafts. No keys.",
      "이 프로필의 대화, 캐릭터, 초안을 모두 파일 하나에 담습니다. 키는 들어가지 않습니다.")
  }

  func progress(_ progress: ArchiveProgress) -> String {
    switch progress.stage {
    case .writing: self("\(progress.messages) messages written…", "메시지 \(progress.messages)개를 썼습니다…")
    case .checking: self("\(progress.messages) messages checked…", "메시지 \(progress.messages)개를 확인했습니다…")
    case .storing: self("\(progress.messages) messages stored…", "메시지 \(progress.messages)개를 저장했습니다…")
    }
  }

  var exportIsDone: String { self("The profile is exported", "프로필을 내보냈습니다") }
  var importIsDone: String { self("The profile is imported", "프로필을 가져왔습니다") }
  var howToUseAnImport: String {
    self("It is among the profiles: switch to it to use it.", "프로필 목록에 들어왔습니다. 쓰려면 그 프로필로 바꾸세요.")
  }

  /// - Parameters:
  ///   - name: The profile's name.
  ///   - path: The file; “-” is standard output.
  func exported(_ export: ProfileExport, of name: String, to path: String) -> String {
    let place = path == "-" ? self("standard output", "표준 출력") : path
    let held = whole(export.contents) + held(pictures: export.pictures)
    let missing = export.missingPictures
    return self("Exported \(name) to \(place): \(held).", "\(name) 프로필을 \(place)에 내보냈습니다: \(held).")
      + (missing == 0
        ? ""
        : self(
          " Missing or damaged, so only named in the file: \(counted(missing, "picture")).",
          " 그림 \(missing)개는 파일이 없거나 손상되어 이름만 내보냈습니다."))
  }

  func imported(_ summary: ImportSummary) -> String {
    let name = summary.profile?.name ?? anonymous
    let added = whole(summary.counts(\.added)) + held(pictures: summary.pictures.added)
    let present = whole(summary.counts(\.present)) + held(pictures: summary.pictures.present)
    let missing = summary.missingPictures
    return self(
      "Imported \(name). New here: \(added). Here already: \(present)."
        + (summary.isInUse ? " \(name) is now in use." : ""),
      "\(name) 프로필을 가져왔습니다. 새로 들어온 것: \(added). 이미 있던 것: \(present)."
        + (summary.isInUse ? " 이제 \(name) 프로필을 사용합니다." : ""))
      + (missing == 0
        ? ""
        : self(
          " Missing here: \(counted(missing, "picture")), which the file does not have or which could not be saved.",
          " 여기에 없는 것: 그림 \(missing)개. 파일에 없거나 저장하지 못했습니다."))
  }

  /// The pictures of messages, to follow the other contents; empty for none.
  private func held(pictures: Int) -> String {
    pictures == 0 ? "" : self(", " + counted(pictures, "picture"), ", 그림 \(pictures)개")
  }

  /// The contents with their messages.
  private func whole(_ contents: ProfileContents) -> String {
    self(
      counted(chats: contents.chats, messages: contents.messages, avatars: contents.avatars),
      "대화 \(contents.chats)개, 메시지 \(contents.messages)개, 캐릭터 \(contents.avatars)개") + rest(of: contents)
  }
}

// Commands.
extension Language {
  var aboutProfiles: String { self("The profiles on this computer, and their data", "이 컴퓨터의 프로필과 데이터를 관리합니다") }
  var aboutProfilesList: String {
    self("List all profiles; * is the one in use", "모든 프로필을 보여 줍니다 (*는 사용 중인 프로필)")
  }
  var aboutProfilesCreate: String { self("Make a profile, and print its id", "프로필을 만들고 ID를 알려 줍니다") }
  var aboutProfilesShow: String {
    self("Show a profile, or the one in use", "프로필을 보여 줍니다 (이름이 없으면 사용 중인 프로필)")
  }
  var aboutProfilesRename: String { self("Give a profile another name", "프로필 이름을 바꿉니다") }
  var aboutProfilesSwitch: String {
    self("Use a profile from the next start on", "다음 실행부터 사용할 프로필을 고릅니다")
  }
  var aboutProfilesDelete: String { self("Delete a profile with everything in it", "프로필과 그 안의 모든 것을 삭제합니다") }
  var aboutProfilesExport: String {
    self(
      "Export a profile, or the one in use, to a file; - is standard output",
      "프로필(이름이 없으면 사용 중인 프로필)의 모든 것을 파일로 내보냅니다 (-는 표준 출력)")
  }
  var aboutProfilesImport: String {
    self(
      "Import an exported file; - is standard input. Its profile is used if none is in use",
      "내보낸 파일을 가져옵니다 (-는 표준 입력). 사용 중인 프로필이 없으면 가져온 프로필을 사용합니다")
  }
  var aboutColorOption: String { self("Its colour, instead of asking at the start", "프로필 색상을 정합니다. 시작할 때 묻지 않습니다") }
  var aboutCopiesOption: String {
    self("Delete the backups too, which hold the profile", "이 프로필이 들어 있는 전체 백업도 삭제합니다")
  }
  var aboutOutputOption: String { self("The file, in place of the last operand", "내보낼 파일을 정합니다 (FILE 대신)") }
  /// - Parameter use: The form of the command after the program and `profiles`: `create NAME`.
  func oneNameIsNeeded(_ use: String) -> String {
    self(
      "One name is needed: aichat profiles \(use). Write it in quotation marks when it has spaces.",
      "이름이 하나 필요합니다: aichat profiles \(use). 띄어쓰기가 있으면 따옴표로 묶으세요.")
  }
  func fileIsNeeded(_ use: String) -> String {
    self("The path of a file is needed: aichat profiles \(use)", "파일 경로가 필요합니다: aichat profiles \(use)")
  }
  /// The error for a name in place of a file.
  func fileIsNeeded(for name: String) -> String {
    self(
      "“\(name)” is a profile. Name the file too: profiles export NAME FILE. A file of that name is ./\(name).",
      "프로필 이름입니다: “\(name)”. 파일도 쓰세요: profiles export 이름 파일. 그 이름의 파일은 ./\(name)처럼 씁니다.")
  }
  var twoNamesAreNeeded: String {
    self(
      "Two names are needed, the current and the new one: aichat profiles rename NAME NEW",
      "지금 이름과 새 이름, 두 개가 필요합니다: aichat profiles rename NAME NEW")
  }
  var noProfiles: String {
    self(
      "There is no profile yet. The app makes one, and so does “profiles create NAME”.",
      "아직 프로필이 없습니다. 앱을 열거나 “profiles create 이름”으로 만드세요.")
  }
  var noProfileInUse: String {
    self("No profile is in use. “profiles list” lists the profiles.", "사용 중인 프로필이 없습니다. “profiles list”로 목록을 보세요.")
  }
  var holds: String { self("Holds", "담긴 것") }
  /// The note that an option or variable overrides the switch.
  func profileIsSet(_ value: String, by source: String) -> String {
    self(
      "“\(value)” stays in use: \(source) overrides the switch.",
      "\(source)에서 “\(value)” 프로필을 정해 두었고 그것이 먼저 적용되므로, 계속 그 프로필을 사용합니다.")
  }

  func unknownColor(_ text: String) -> String {
    let known = ProfileColor.allCases.map(\.rawValue).joined(separator: ", ")
    return self(
      "“\(text)” is no colour. The colours are \(known).", "“\(text)” 색상은 없습니다. 쓸 수 있는 색상: \(known).")
  }

  func deleteQuestion(_ name: String, _ contents: ProfileContents) -> String {
    self(
      "Delete “\(name)” with \(held(contents))? This cannot be undone.",
      "“\(name)” 프로필과 \(held(contents))를 삭제할까요? 되돌릴 수 없습니다.")
  }

  /// The note on the backups that still contain a deleted profile.
  /// - Parameter areShared: Whether one of them contains other profiles too.
  func hold(_ copies: [String], in directory: String, areShared: Bool) -> String {
    let names = copies.joined(separator: ", ")
    return self(
      "Backups in \(directory) still hold the profile: \(names). Delete them by hand, or use --copies next time.",
      "\(directory) 폴더의 이 백업에는 프로필이 아직 남아 있습니다: \(names). 직접 삭제하거나 다음에는 --copies를 쓰세요.")
      + (areShared
        ? self(
          " They are also the safety copies of the other profiles in them.", " 함께 든 다른 프로필에도 이 백업이 안전 사본입니다.")
        : "")
  }

  func leftAnonymous(_ summary: ProfileSummary) -> String {
    self(
      "The profile you left has no name. It holds \(held(summary.contents)). "
        + "Go back to it with `aichat profiles switch \(summary.id)`.",
      "나온 프로필에는 이름이 없고 \(held(summary.contents))가 있습니다. "
        + "`aichat profiles switch \(summary.id)`로 돌아갈 수 있습니다.")
  }
}

extension ImportSummary {
  /// The new contents, or those that were here.
  fileprivate func counts(_ part: KeyPath<Count, Int>) -> ProfileContents {
    ProfileContents(
      chats: chats[keyPath: part], messages: messages[keyPath: part], avatars: avatars[keyPath: part],
      personas: personas[keyPath: part], lorebooks: lorebooks[keyPath: part])
  }
}
