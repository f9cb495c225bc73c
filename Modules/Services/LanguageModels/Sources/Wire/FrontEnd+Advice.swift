import Entities

/// Remedies for a failure, worded for the place where the user reads them.
extension FrontEnd {
  private func callAsFunction(app: LocalizedText, commandLine: LocalizedText) -> LocalizedText {
    self == .app ? app : commandLine
  }

  /// How to choose a model, in sentences.
  var chooseModel: LocalizedText {
    self(
      app: LocalizedText(
        "Choose one under “Model”: in a chat with Alt-M, else in the settings.",
        "“모델”에서 고르세요. 대화에서는 Alt-M, 그 밖에는 설정에 있습니다."),
      commandLine: LocalizedText(
        "Name one in the server's spelling: --model NAME, or aichat config set model NAME. To list them: aichat models "
          + "list. To use this program's rules instead: --provider offline.",
        "서버가 쓰는 이름을 --model 이름 또는 aichat config set model 이름으로 지정하세요. 있는 모델: aichat models list. "
          + "이 프로그램의 규칙이 답하게 하려면: --provider offline."))
  }

  /// Where to list a server's models: the next sentence.
  var listModels: LocalizedText {
    self(
      app: LocalizedText(
        " Its models are listed under “Model” (Alt-M in a chat).", " 있는 모델은 “모델”(대화에서는 Alt-M)에 나옵니다."),
      commandLine: LocalizedText(" To list its models: aichat models list.", " 있는 모델을 보려면: aichat models list."))
  }

  /// How to store a key for a provider's own server, in sentences.
  func saveKey(of provider: String, variable: String) -> LocalizedText {
    self(
      app: LocalizedText(
        "Store one with “Paste a key” under “Model”, or choose another model there.",
        "“모델”의 “키 붙여넣기”로 저장하거나 다른 모델을 고르세요."),
      commandLine: LocalizedText(
        "Store one with: aichat keys set \(provider). Or set \(variable), or name another server: --base-url URL.",
        "aichat keys set \(provider) 명령으로 저장하거나 \(variable) 환경 변수를 설정하거나 --base-url URL로 다른 서버를 "
          + "지정하세요."))
  }

  /// The name of the server address setting, before the address.
  var address: String { self == .app ? "the server address" : "--base-url" }
  /// The same in Korean.
  var koreanAddress: String { self == .app ? "서버 주소를" : "--base-url" }

  /// Where to correct a wrong address: a sentence.
  var checkAddress: LocalizedText {
    self(
      app: LocalizedText("Check it in the settings, under Connection.", "설정의 “연결”에서 확인하세요."),
      commandLine: LocalizedText("Check --base-url.", "--base-url 값을 확인하세요."))
  }

  /// Where to set the API's own address, up to its last word.
  var setAddress: LocalizedText {
    self(
      app: LocalizedText("Set the server address in the settings, under Connection,", "설정의 “연결”에서 서버 주소를"),
      commandLine: LocalizedText("Set --base-url", "--base-url 값을"))
  }

  /// The setting for a certificate file.
  var certificates: LocalizedText {
    self(
      app: LocalizedText("“Certificates” in the settings, under Connection", "설정의 “연결”에 있는 “인증서 파일”로"),
      commandLine: LocalizedText("--certificate-file FILE", "--certificate-file 파일 옵션으로"))
  }

  /// Where to set another certificate file: a sentence.
  var checkCertificates: LocalizedText {
    self(
      app: LocalizedText("Choose another file in the settings, under Connection.", "설정의 “연결”에서 다른 파일을 지정하세요."),
      commandLine: LocalizedText(
        "Choose another file with --certificate-file FILE.", "--certificate-file 옵션으로 다른 파일을 지정하세요."))
  }

  /// How to wait longer: the end of a sentence.
  var waitLonger: LocalizedText {
    self(
      app: LocalizedText("wait longer: settings, Connection", "설정의 “연결”에서 대기 시간을 늘리세요"),
      commandLine: LocalizedText("wait longer with --timeout SECONDS", "--timeout 옵션으로 더 오래 기다리세요"))
  }
}

extension LocalizedText {
  /// Joins two sentences.
  static func + (one: LocalizedText, other: LocalizedText) -> LocalizedText {
    LocalizedText(one.english + other.english, one.korean + other.korean)
  }
}
