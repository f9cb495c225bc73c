import Entities
import FeatureKit
import TerminalUI

extension Language {
  // config
  var aboutConfig: String { self("Show and change the settings of the program", "앱의 설정을 보고 바꿉니다") }
  var aboutConfigGet: String { self("Print the value of a setting in this run", "이번 실행에 적용되는 설정 값을 보여 줍니다") }
  var aboutConfigSet: String { self("Save a setting in config.json", "설정을 config.json에 저장합니다") }
  var aboutConfigUnset: String { self("Remove a setting from config.json", "config.json에서 설정을 지웁니다") }
  var aboutConfigList: String {
    self("List every setting, its value and where it comes from", "모든 설정의 값과 출처를 보여 줍니다")
  }
  var aboutConfigPath: String { self("Print the path of config.json", "config.json의 위치를 알려 줍니다") }
  var defaultValue: String { self("default", "기본값") }

  func unknownSetting(_ key: String, known: String) -> String {
    self("There is no setting “\(key)”. The settings are \(known).", "“\(key)” 설정은 없습니다. 설정 목록: \(known).")
  }

  /// - Parameter use: The form of the command after the program and `config`: `set KEY VALUE`.
  func wordsAreNeeded(_ use: String) -> String {
    self(
      "Usage: aichat config \(use). Put a value with spaces in quotation marks; “config list” shows the keys.",
      "이렇게 쓰세요: aichat config \(use). 띄어쓰기가 있으면 따옴표로 묶으세요. “config list”가 키를 보여 줍니다.")
  }

  /// - Parameter value: The new value; nil if something overrides the file, or if the value is secret.
  func isSet(_ key: String, to value: String?, in path: String) -> String {
    guard let value else { return self("\(key) is saved in \(path).", "\(key) 설정을 \(path) 파일에 저장했습니다.") }
    return self("\(key) is now \(value), saved in \(path).", "이제 \(key) 설정은 \(value)입니다. 파일: \(path)")
  }
  func isLeftOpen(_ key: String, in path: String) -> String {
    self("\(key) is not set in \(path) any more.", "\(path) 파일에서 \(key) 설정을 지웠습니다.")
  }

  func comesBeforeTheFile(_ variable: String) -> String {
    self(
      "The setting is saved, but \(variable) in the environment overrides it.",
      "저장했습니다. 다만 환경 변수 \(variable)의 값이 먼저 적용됩니다.")
  }

  // models
  var aboutModels: String { self("The available language models, and what they cost", "쓸 수 있는 언어 모델과 비용을 보여 줍니다") }
  var aboutModelsList: String {
    self(
      "List the models of each configured provider, or of --provider, and of servers on this computer",
      "설정된 모든 제공자(또는 --provider로 고른 제공자)와 이 컴퓨터의 서버에 있는 모델을 보여 줍니다")
  }
  var aboutModelsTest: String {
    self(
      "Ask the chosen model one short question and measure the time; no budget stops it, and it is not counted",
      "고른 모델에 짧은 질문을 하나 하고 시간을 잽니다. 예산과 상관없이 묻고, 사용량에 넣지 않습니다")
  }
  var modelHeadings: [String] {
    [
      self("PROVIDER", "제공자"), self("MODEL", "모델"), self("CONTEXT", "컨텍스트 길이"), self("PICTURES", "그림"),
      self("ADDRESS", "주소"),
    ]
  }
  var yes: String { self("yes", "예") }
  var no: String { self("no", "아니요") }

  func lines(about trial: ModelProbe) -> [String] {
    let model = ModelSelection(choice: trial.choice, address: trial.address)
    let source = [self(model.words), trial.address].compactMap { $0 }.joined(separator: " · ")
    let words = trial.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let (first, end) = (seconds(trial.toFirstWord), seconds(trial.toEnd))
    let (sent, received) = (trial.usage?.promptTokens, trial.usage?.completionTokens)
    let isKnown = sent != nil || received != nil
    func count(_ tokens: Int?) -> String { tokens.map { "\($0)" } ?? "?" }
    return [
      source, "“\(words)”",
      self("First word after \(first), all of it after \(end).", "첫 단어까지 \(first), 끝까지 \(end) 걸렸습니다."),
      isKnown
        ? self(
          "Tokens: \(count(sent)) sent, \(count(received)) received.", "토큰: 보냄 \(count(sent)), 받음 \(count(received)).")
        : self("The provider does not count tokens.", "제공자가 토큰 수를 알려 주지 않습니다."),
    ]
  }

  /// Seconds to the hundredth.
  private func seconds(_ duration: Duration) -> String {
    let hundredths = (duration.milliseconds + 5) / 10
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)" + self(" s", "초")
  }
}
