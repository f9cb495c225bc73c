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
      "Meet avatars: characters with a name and a nature of their own. Or make one yourself.",
      "아바타는 저마다 이름과 성격이 있는 캐릭터입니다. 둘러보거나 직접 만들어 보세요.")
  }
  var introChats: String {
    self(
      "Talk with them. Every message is kept on this computer, and you can search all of them.",
      "아바타와 대화하세요. 모든 메시지는 이 컴퓨터에 보관되고, 언제든 검색할 수 있습니다.")
  }
  var introModels: String {
    self(
      "Without an AI model, simple rules answer. You can connect a model later.",
      "AI 모델이 없으면 간단한 규칙으로 답합니다. 모델은 나중에 연결할 수 있습니다.")
  }
  var next: String { self("Continue", "계속") }

  // Community
  var goodCompany: String { self("In good company", "함께할 아바타") }
  var communityIsThere: String {
    self("A whole company of avatars is waiting to meet you.", "여러 아바타가 벌써 기다리고 있습니다.")
  }
  var communityGrows: String {
    self(
      "People and animals, and now and then an alien. Each one that you make joins them.",
      "사람과 동물은 물론 외계인도 있습니다. 내가 만든 아바타도 여기에 함께합니다.")
  }

  // Color
  var chooseColor: String { self("Choose your colour", "내 색상 선택") }
  var colorHint: String {
    self("Your own messages will be in this colour.", "내가 보낸 메시지에 이 색상이 쓰입니다.")
  }
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
    self("Your profile is ready. Choose somebody to talk with.", "프로필이 준비되었습니다. 이제 대화를 시작해 보세요.")
  }
  var finish: String { self("Finish", "완료") }
  var saving: String { self("Saving…", "저장 중…") }
}
