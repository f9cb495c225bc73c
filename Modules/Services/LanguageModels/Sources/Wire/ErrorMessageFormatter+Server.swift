import Entities
import HTTP

/// Errors that the server reports.
extension ErrorMessageFormatter {
  /// The failure for a response with an error status (not 2xx).
  func failure(of head: HTTPResponseHead, _ apiError: APIErrorResponse) -> ModelFailure {
    if (300..<400).contains(head.status) {
      let place = head["location"].map { endpoint.withoutKey(Endpoint.shown($0)) }
      return ModelFailure(
        .notFound,
        "\(server) redirects\(place.map { " to \($0)" } ?? "") (\(head.status)). \(frontEnd.setAddress.english) to "
          + "the API's own address.",
        "\(server) 서버가 다른 주소로 안내합니다\(place.map { ": \($0)" } ?? "") (\(head.status)). "
          + "\(frontEnd.setAddress.korean) API의 주소로 설정하세요.")
    }
    let code = LocalizedText(untranslated: " (\(head.status))")
    return failure(status: head.status, apiError, code: code, longPause: head.retryAfter)
  }

  /// The failure for an error in place of a part of the reply.
  func failure(of apiError: APIErrorResponse) -> ModelFailure {
    // The response's own status was a success, so the message names the error in the reply instead.
    if let status = apiError.status {
      let kind = apiError.kinds.first.map { ": " + endpoint.withoutKey($0) } ?? ""
      let code = LocalizedText(" (error in the answer\(kind))", " (답 안의 오류\(kind))")
      return failure(status: status, apiError, code: code, longPause: nil)
    }
    return quoting(
      apiError,
      ModelFailure(
        .serverError, "\(server) reported an error. Try again, or look at the server's messages.",
        "\(server) 서버가 오류를 알렸습니다. 다시 시도하거나 서버의 메시지를 확인하세요."))
  }

  private func failure(
    status: Int, _ apiError: APIErrorResponse, code: LocalizedText, longPause: Duration?
  ) -> ModelFailure {
    var failure = explained(status, apiError, code)
    // A requested pause that is too long to wait for is worth reporting.
    if let pause = longPause, pause > RetryPolicy.longestPause {
      failure.words = LocalizedText(
        "\(failure.words.english) It asks to wait \(pause.localizedText.english).",
        "\(failure.words.korean) \(pause.localizedText.korean) 뒤에 다시 요청해 달라고 합니다.")
    }
    failure.words = LocalizedText("\(server) \(failure.words.english)", "\(server) 서버: \(failure.words.korean)")
    return quoting(apiError, failure)
  }

  private func quoting(_ apiError: APIErrorResponse, _ failure: ModelFailure) -> ModelFailure {
    ModelFailure(
      failure.kind, failure.words.english + quoted(apiError.words, after: "It says"),
      failure.words.korean + quoted(apiError.words, after: "서버 메시지"))
  }

  /// The meaning of a status, without the server's name.
  /// - Parameter code: The status in parentheses after a space.
  private func explained(_ status: Int, _ apiError: APIErrorResponse, _ code: LocalizedText) -> ModelFailure {
    let command = "aichat keys set \(traits.name) --base-url \(server)"
    // The app has a form for the keys of providers with a known variable.
    let way =
      frontEnd == .app && traits.keyVariable != nil
      ? LocalizedText("“Paste a key” under “Model”", "“모델”의 “키 붙여넣기”") : LocalizedText(untranslated: command)
    return switch status {
    case _ where apiError.isAboutLength:
      ModelFailure(
        .tooLong(window: apiError.window, tokens: apiError.promptTokens),
        "reports that the conversation is too long for the model\(code.english). Choose a model with a larger context window, or begin "
          + "a new conversation.",
        "대화가 모델에 너무 깁니다\(code.korean). 더 긴 대화를 볼 수 있는 모델을 고르거나 새 대화를 시작하세요.")
    case 401 where endpoint.hasKey, 403 where endpoint.hasKey:
      ModelFailure(
        .unauthorized,
        "refused the key\(code.english). Check that it is right and may use the model. Store another with: "
          + "\(way.english).",
        "키를 거절했습니다\(code.korean). 키가 맞는지, 이 모델을 쓸 수 있는 키인지 확인하세요. 바꾸려면: "
          + "\(way.korean).")
    case 401, 403:
      ModelFailure(
        .unauthorized,
        "requires a key\(code.english). Store one with: \(way.english).\(endpoint.aboutOtherKeys.english) Or "
          + traits.keyAdvice.english,
        "키가 필요합니다\(code.korean). 저장하려면: \(way.korean).\(endpoint.aboutOtherKeys.korean) 또는: "
          + traits.keyAdvice.korean)
    case 413:
      ModelFailure(
        .refused,
        "reports that the request is too large\(code.english). Send fewer or smaller files and pictures, or begin a new conversation.",
        "요청이 너무 크다고 합니다\(code.korean). 파일과 사진을 줄이거나 새 대화를 시작하세요.")
    case 404, 405,
      400 where apiError.isAboutModel && model != nil:
      ModelFailure(.notFound, provider.dialect.adviceForMissing(model: model, at: endpoint, code: code))
    case _ where status == 402 || apiError.isAboutMoney:
      ModelFailure(
        .limited, "reports that the account's credit is used up\(code.english). Check the account.",
        "계정의 한도를 다 썼다고 합니다\(code.korean). 계정을 확인하세요.")
    case 429:
      ModelFailure(
        .limited, "accepts no more requests now\(code.english). Wait a little, or check the account.",
        "지금은 요청을 더 받지 않습니다\(code.korean). 잠시 기다리거나 계정을 확인하세요.")
    case 408, 504:
      ModelFailure(.timedOut, "ran out of time\(code.english). Try again.", "시간이 초과되었습니다\(code.korean). 다시 시도하세요.")
    case 503, 529:
      ModelFailure(
        .serverError, "is too busy or still loading\(code.english). Try again a little later.",
        "너무 바쁘거나 아직 준비 중입니다\(code.korean). 잠시 뒤에 다시 시도하세요.")
    case 500...:
      ModelFailure(
        .serverError, "failed\(code.english). Try again, or look at the server's messages.",
        "실패했습니다\(code.korean). 다시 시도하거나 서버의 메시지를 확인하세요.")
    default:
      ModelFailure(
        .refused, "refused the request\(code.english). The model may not accept it in this form.",
        "요청을 거절했습니다\(code.korean). 모델이 이런 형식의 요청을 받지 않을 수 있습니다.")
    }
  }
}
