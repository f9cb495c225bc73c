import Entities
import FeatureKit
import TerminalUI

extension Language {
  var standsInNoList: String { self("not listed", "목록에 없음") }
  /// The title of the screen: the purpose of the choice.
  func title(of scope: ModelPickerParameters.Scope) -> String {
    switch scope {
    case .conversation: self("Model of this chat", "이 대화의 모델")
    case .avatar: self("Model of this character", "이 캐릭터의 모델")
    case .everywhere: model
    }
  }

  var searchModels: String { self("Search models…", "모델 검색…") }
  var lookingForModels: String { self("Asking for models…", "모델 목록을 가져오는 중…") }
  var lookAgain: String { self("Look again", "다시 찾기") }
  var choose: String { self("Choose", "선택") }
  var chosen: String { self("chosen", "선택됨") }
  var offlineSource: String { self("On this computer", "이 컴퓨터") }
  var noModelsThere: String { self("There are no models here yet.", "여기에는 아직 모델이 없습니다.") }
  var noSuchModel: String { self("No model matches", "일치하는 모델이 없습니다") }
  var noSuchModelMeaning: String {
    self("Try other words, or clear the field to see all of them.", "다른 검색어를 쓰거나 검색어를 지우면 전체가 보입니다.")
  }

  /// The name of a model, as in the status line of a chat. The offline rules are called rules.
  func name(of model: ModelSelection) -> String { model.choice.isRules ? offlineModel : self(model.words) }
  var noModelAnswersYet: String {
    self("No model is chosen yet. Choose one of this server.", "아직 모델이 없습니다. 이 서버의 모델을 고르세요.")
  }
  /// The offline rules, in the list of models.
  var rulesAmongModels: String { self("Simple rules, no AI model", "간단한 규칙, AI 모델 아님") }
  var howToAddModels: String {
    self(
      "Servers on this computer appear here by themselves. Another server appears when its address is set in the "
        + "settings, under Connection; a provider on the internet, when you paste its key.",
      "이 컴퓨터의 서버는 여기에 저절로 나타납니다. 다른 서버는 설정의 “연결”에 주소를 넣으면, 인터넷의 제공자는 키를 붙여넣으면 "
        + "나타납니다.")
  }

  /// The choice of the usual model, for a chat or an avatar.
  func usualModel(_ model: ModelSelection) -> String {
    self("The usual one: \(name(of: model))", "평소 모델: \(name(of: model))")
  }

  /// The size of a model's context window.
  func contextWindow(_ tokens: Int) -> String {
    self("\(TokenCount(tokens).grouped) tokens", "\(TokenCount(tokens).grouped)토큰")
  }

  /// The note that options or variables override the choice in this run.
  func comesBeforeTheChoice(_ names: [String]) -> String {
    let names = names.joined(separator: ", ")
    return self(
      "This run uses \(names). Your choice here applies to runs without them.",
      "이번 실행에는 \(names) 설정을 씁니다. 여기서 고른 모델은 그 설정 없이 실행할 때 쓰입니다.")
  }
}
