import Entities
import HTTP

/// Writes error messages for users: what happened, why, what to do. A message never contains the key.
struct ErrorMessageFormatter {
  let provider: RemoteProvider
  /// The model's name; nil for an error about a list of models.
  var model: String?

  var endpoint: Endpoint { provider.endpoint }
  var traits: ProviderTraits { provider.dialect.traits }
  var server: String { endpoint.shown }
  var frontEnd: FrontEnd { endpoint.frontEnd }

  /// The failure for an error.
  /// - Parameter hasSpoken: Whether some of the reply arrived. That part is saved.
  func failure(of error: RequestError, hasSpoken: Bool = false) -> ModelFailure {
    switch error {
    case .connection(let failure, let hasBegun): self.failure(of: failure, hasBegun: hasBegun, hasSpoken: hasSpoken)
    case .refusal(let head, let apiError): failure(of: head, apiError)
    case .apiError(let apiError): failure(of: apiError)
    case .malformed(let what): malformed(what, hasSpoken: hasSpoken)
    case .wordless: wordless(hasSpoken: hasSpoken)
    case .truncated: truncated(hasSpoken: hasSpoken)
    }
  }

  /// A server's text as the last sentence, on one line, shortened, and without the key, which servers like to quote. It
  /// is shortened last, because shortening could leave half of a key.
  func quoted(_ words: String, after heading: String) -> String {
    if words.isEmpty { return "" }
    let line = endpoint.withoutKey(words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = String(String.UnicodeScalarView(line.unicodeScalars.prefix(500)))
    return " \(heading): \(short)" + (short.utf8.count < line.utf8.count ? "…" : "")
  }
}

/// Errors of the connection.
extension ErrorMessageFormatter {
  /// The failure of a request. After the reply has begun, a lost connection truncates it.
  private func failure(of error: HTTPFailure, hasBegun: Bool, hasSpoken: Bool) -> ModelFailure {
    switch error {
    case .unreachable(let details):
      failure(
        .unreachable, "Nothing answers at \(server). Is the server running, and is the address right?",
        "\(server) 주소에서 응답이 없습니다. 서버가 켜져 있는지, 주소가 맞는지 확인하세요.", details)
    case .proxy(let details):
      failure(
        .unreachable,
        "The proxy does not reach \(server). Check https_proxy, http_proxy and no_proxy in the environment.",
        "프록시를 거쳐 \(server) 서버에 연결할 수 없습니다. https_proxy, http_proxy, no_proxy 환경 변수를 확인하세요.", details)
    case .timedOut(let phase): timedOut(phase, hasSpoken: hasSpoken)
    case .certificates(let details):
      if let file = provider.client.certificateFile {
        failure(
          .misconfigured,
          "The certificates in \(file) cannot be used: the file is missing, cannot be read, or contains none. "
            + frontEnd.checkCertificates.english,
          "\(file) 파일의 인증서를 쓸 수 없습니다. 파일이 없거나, 읽을 수 없거나, 인증서가 들어 있지 않습니다. "
            + frontEnd.checkCertificates.korean, details)
      } else {
        insecure(details)
      }
    case .tls(let details): insecure(details)
    case .badURL(let details):
      failure(
        .misconfigured, "The address \(server) cannot be used. \(frontEnd.checkAddress.english)",
        "\(server) 주소를 쓸 수 없습니다. \(frontEnd.checkAddress.korean)", details)
    case .badRequest(let details):
      failure(.misconfigured, "The request cannot be sent.", "요청을 보낼 수 없습니다.", details)
    case .libraryMissing(let hint):
      failure(.misconfigured, "The network cannot be used.", "네트워크를 쓸 수 없습니다.", hint)
    case .tooLarge(let limit):
      failure(
        .malformed, "\(server) sent more than \(limit) bytes. That is not a reply to a chat.",
        "\(server) 서버가 \(limit)바이트보다 많이 보냈습니다. 대화의 답이 아닙니다.")
    case .malformed(let details):
      failure(
        .malformed, "The server at \(server) does not speak HTTP. Check the port.",
        "\(server) 주소의 응답이 HTTP가 아닙니다. 포트 번호를 확인하세요.", details)
    case .interrupted(let details) where !hasBegun:
      failure(
        .serverError, "\(server) closed the connection without an answer. Look at the server's own messages.",
        "\(server) 서버가 답하지 않고 연결을 끊었습니다. 서버의 메시지를 확인하세요.", details)
    case .interrupted: truncated(hasSpoken: hasSpoken)
    case .other(let details):
      failure(
        hasBegun ? .truncated : .unreachable, "Talking to \(server) failed.", "\(server) 서버와 통신하지 못했습니다.", details)
    }
  }

  private func insecure(_ details: String) -> ModelFailure {
    failure(
      .unreachable,
      "There is no secure connection to \(server). Check the address and this machine's date. A certificate that the "
        + "server's owner made is trusted with \(frontEnd.certificates.english); a server without TLS is reached by "
        + "http://.",
      "\(server) 서버와 안전하게 연결할 수 없습니다. 주소와 이 컴퓨터의 날짜를 확인하세요. 자체 인증서를 쓰는 서버라면 "
        + "\(frontEnd.certificates.korean) 신뢰할 인증서를 지정하고, TLS가 없는 서버는 http:// 주소로 연결하세요.", details)
  }

  /// A failure with the details of the network library.
  private func failure(
    _ kind: ModelFailure.Kind, _ english: String, _ korean: String, _ details: String = ""
  ) -> ModelFailure {
    ModelFailure(
      kind, english + quoted(details, after: "Details"), korean + quoted(details, after: "자세한 내용"))
  }

  /// The stream ended without its end mark.
  private func truncated(hasSpoken: Bool) -> ModelFailure {
    guard hasSpoken else {
      return ModelFailure(
        .truncated,
        "\(server) closed the connection before sending any of the reply. Try again, or look at the server's "
          + "messages.",
        "\(server) 서버가 답을 한 글자도 보내지 않고 연결을 끊었습니다. 다시 시도하거나 서버의 메시지를 확인하세요.")
    }
    return ModelFailure(
      .truncated,
      "The connection to \(server) ended in the middle of the reply. The text that arrived "
        + "is saved; trying again requests a new reply.",
      "\(server) 서버와의 연결이 답하는 중에 끊어졌습니다. 도착한 부분은 보관했습니다. 다시 시도하면 처음부터 새로 답합니다.")
  }

  /// The server sent something else than a reply. After words of the reply the address is right.
  private func malformed(_ what: LocalizedText, hasSpoken: Bool) -> ModelFailure {
    hasSpoken
      ? ModelFailure(
        .malformed,
        "The reply broke off, because \(server) sent \(what.english). The text that arrived is saved; try again.",
        "\(server) 서버의 답이 중간에 끊어졌습니다. 서버가 보낸 것: \(what.korean). 도착한 부분은 보관했습니다. 다시 시도하세요.")
      : ModelFailure(
        .malformed,
        "\(server) answered with \(what.english). Is it the address of an API that speaks \(traits.protocolName)?",
        "\(server) 서버의 답: \(what.korean). \(traits.name) 호환 API의 주소인지 확인하세요.")
  }

  /// The server kept the connection open without content of a reply.
  private func wordless(hasSpoken: Bool) -> ModelFailure {
    let (time, longer) = (provider.contentTimeout.localizedText, frontEnd.waitLonger)
    return hasSpoken
      ? ModelFailure(
        .timedOut,
        "\(server) kept the connection open in the middle of the reply, but sent no text for \(time.english). "
          + "The text that arrived is saved; try again, or \(longer.english).",
        "\(server) 서버가 답하는 중에 연결만 유지한 채 \(time.korean) 동안 아무 글도 보내지 않았습니다. 도착한 부분은 보관했습니다. "
          + "다시 시도하거나 \(longer.korean).")
      : ModelFailure(
        .timedOut,
        "\(server) kept the connection open, but sent no reply for \(time.english). Try again, or "
          + "\(longer.english).",
        "\(server) 서버가 연결만 유지한 채 \(time.korean) 동안 답을 한 글자도 보내지 않았습니다. 다시 시도하거나 \(longer.korean).")
  }

  private func timedOut(_ phase: HTTPFailure.Phase, hasSpoken: Bool) -> ModelFailure {
    let timeouts = provider.timeouts
    switch phase {
    case .connect:
      let time = timeouts.connect.localizedText
      return ModelFailure(
        .timedOut,
        "\(server) did not accept the connection within \(time.english). Is the server running, and is the address right?",
        "\(server) 서버가 \(time.korean) 안에 연결을 받지 않았습니다. 서버가 켜져 있는지, 주소가 맞는지 확인하세요.")
    case .firstByte:
      let time = timeouts.firstByte.localizedText
      guard model != nil else {
        return ModelFailure(
          .timedOut, "\(server) did not send its model list within \(time.english). Search again, or check the server.",
          "\(server) 서버가 \(time.korean) 안에 모델 목록을 보내지 않았습니다. 다시 찾거나 서버를 확인하세요.")
      }
      return ModelFailure(
        .timedOut,
        "\(server) sent nothing for \(time.english). It may still be loading the model: try again, choose a "
          + "smaller one, or \(frontEnd.waitLonger.english).",
        "\(server) 서버가 \(time.korean) 동안 답하지 않았습니다. 모델을 아직 불러오는 중일 수 있습니다. 다시 시도하거나 더 작은 "
          + "모델을 고르거나 \(frontEnd.waitLonger.korean).")
    case .idle where !hasSpoken:
      let time = timeouts.idle.localizedText
      return ModelFailure(
        .timedOut,
        "\(server) began to reply, but sent no text for \(time.english). Try again, or "
          + "\(frontEnd.waitLonger.english).",
        "\(server) 서버가 답을 시작하고는 한 글자도 보내지 않은 채 \(time.korean) 동안 조용합니다. 다시 시도하거나 "
          + "\(frontEnd.waitLonger.korean).")
    case .idle:
      let time = timeouts.idle.localizedText
      return ModelFailure(
        .timedOut,
        "\(server) fell silent for \(time.english) in the middle of the reply. The text that arrived is saved; try again.",
        "\(server) 서버가 답하는 중에 \(time.korean) 동안 응답을 끊었습니다. 도착한 부분은 보관했습니다. 다시 시도하세요.")
    }
  }
}

extension Duration {
  /// The time in seconds, with a decimal if it has one.
  var localizedText: LocalizedText {
    let (seconds, attoseconds) = components
    let tenths = attoseconds / 100_000_000_000_000_000
    let number = tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    return LocalizedText(number == "1" ? "1 second" : "\(number) seconds", "\(number)초")
  }
}
