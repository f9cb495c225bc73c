import Entities
import FeatureKit
import TerminalUI

extension Language {
  var skip: String { self("Skip", "건너뛰기") }
  func step(_ number: Int, of count: Int) -> String { self("step \(number) of \(count)", "\(count)단계 중 \(number)") }
}

// The screen about the terminal.
extension Language {
  var yourTerminal: String { self("Your terminal", "터미널 확인") }
  var terminalIsWell: String {
    self("All is well. The app uses your terminal like this:", "문제가 없습니다. 앱은 터미널을 이렇게 씁니다.")
  }
  var terminalCouldDoMore: String {
    self("The app works here. It can do more with some of these:", "이대로도 쓸 수 있습니다. 더 좋게 쓰려면 아래를 참고하세요.")
  }
  var worthKnowing: String { self("Worth knowing:", "참고:") }
  var lineByLine: String { self("Line by line, for screen readers", "한 줄씩 표시 (화면 낭독기용)") }
  var lineByLineNext: String {
    self("From the next start on, aichat works line by line.", "다음에 시작할 때부터 한 줄씩 표시합니다.")
  }
  func remedy(_ command: String) -> String { self("To change it: \(command)", "바꾸려면: \(command)") }
}

// The choice of the first model.
extension Language {
  var yourModel: String { self("Your model", "답하는 모델") }
  var offlineAnswers: String { self("Simple rules on this computer answer.", "이 컴퓨터의 간단한 규칙이 답합니다.") }
  var offlineMeaning: String {
    self(
      "They need no key and no network, and are no AI model. You can choose one now or later.",
      "키도 네트워크도 필요 없지만 AI 모델은 아닙니다. 모델은 지금 또는 나중에 고를 수 있습니다.")
  }
  func answers(_ model: ModelSelection) -> String {
    if model.choice.model.isEmpty {
      let place = model.host ?? model.choice.provider
      return self("No model of \(place) is chosen yet.", "\(place)에서 쓸 모델을 아직 고르지 않았습니다.")
    }
    return model.choice.isRules
      ? offlineAnswers : self("\(model.words.english) answers.", "\(model.words.korean) 모델이 답합니다.")
  }
  var modelMeaning: String {
    self("You can choose another one at any time, for each chat too.", "언제든 바꿀 수 있고, 대화마다 따로 고를 수도 있습니다.")
  }
  /// The note that options or variables override the choice in this run.
  func comesBeforeTheChoice(_ names: [String]) -> String {
    let names = names.joined(separator: ", ")
    return self(
      "This run uses \(names). Your choice here applies to runs without them.",
      "이번 실행에는 \(names) 설정을 씁니다. 여기서 고른 모델은 그 설정 없이 실행할 때 쓰입니다.")
  }
  var choiceIsSaved: String { self("Saved for runs without these settings.", "그 설정 없이 실행할 때를 위해 저장했습니다.") }
  var howModelsAreFound: String {
    self(
      "aichat contacts no server until you choose a model. Then it looks for servers on this computer and for providers "
        + "you have a key for.",
      "모델을 고르기 전에는 아무 데도 연결하지 않습니다. 고를 때 이 컴퓨터의 서버와 키가 있는 제공자에게 묻습니다.")
  }
  var chooseModel: String { self("Choose a model", "모델 고르기") }
  var worksNow: String { self("works now", "바로 사용") }
  var serverHere: String { self("A server on this computer", "이 컴퓨터의 서버") }
  /// Names of programs, in every language the same.
  var serversHere: String { "Ollama, LM Studio, llama.cpp" }
  var serverMeaning: String { self("It is looked for only when you choose this.", "고를 때에만 찾습니다.") }
  var providerElsewhere: String { self("A provider on the internet", "인터넷의 제공자") }
  var needsKey: String { self("needs a key", "키 필요") }
  var providerMeaning: String {
    self(
      "OpenAI or Anthropic. What you write goes there.", "OpenAI 또는 Anthropic. 입력한 글을 그곳으로 보냅니다.")
  }
}

// A key.
extension Language {
  var pasteKey: String { self("Paste a key", "키 붙여넣기") }
  var provider: String { self("Provider", "제공자") }
  var key: String { self("Key", "키") }
  var keyPrompt: String { self("Paste it here; it does not show", "여기에 붙여넣으세요 (화면에 보이지 않습니다)") }
  func whereKeyGoes(_ server: String) -> String {
    self("It is sent to \(server) and nowhere else.", "\(server) 외에는 어디에도 보내지 않습니다.")
  }
  var saveKey: String { self("Save", "저장") }
  func keyIsSaved(_ place: KeyEntry.Place) -> String {
    switch place {
    case .variable(let name): self("The key is in \(name).", "키는 \(name)에 있습니다.")
    case .keyring: self("The key is saved in the desktop keyring.", "데스크톱 키링에 키를 보관했습니다.")
    case .file(let path):
      self("The key is saved in \(path), which only you can read.", "\(path) 파일에 나만 읽을 수 있게 보관했습니다.")
    }
  }
  func keyWouldShow(_ provider: String) -> String {
    self(
      "Here the key would show as you type it. Set it in a shell: aichat keys set \(provider)",
      "여기서는 입력하는 키가 화면에 보입니다. 셸에서 설정하세요: aichat keys set \(provider)")
  }
}
