import Entities
import HTTP
import JSON

/// A model for pictures of a server with OpenAI's images endpoint
/// (https://platform.openai.com/docs/api-reference/images/create), which other servers have too.
struct OpenAIImageModel: ImageModel {
  /// The longest response in bytes: a file of 8 MiB in base64, and what is around it.
  private static let longestResponse = 12 << 20
  /// The least time limit for a silent server: a picture takes up to two minutes, and nothing arrives before it.
  private static let patience = Duration.seconds(300)

  let provider: RemoteProvider
  /// In the server's spelling.
  let name: String

  var choice: ModelChoice { ModelChoice(provider: provider.name, model: name) }

  var address: String? { provider.address }

  var site: ModelLocation { ModelLocation(ofServerAt: provider.endpoint.baseURL) }

  /// A square picture of medium quality, in OpenAI's table (https://platform.openai.com/docs/guides/image-generation).
  var usualTokens: Int { 1056 }

  func picture(of words: String) -> AsyncThrowingStream<ImageEvent, any Error> {
    AsyncThrowingStream { events in
      let drawing = Task {
        do throws(RequestError) {
          try await draw(words) { events.yield($0) }
          events.finish()
        } catch {
          events.finish(throwing: Task.isCancelled ? CancellationError() : failure(of: error))
        }
      }
      events.onTermination = { _ in drawing.cancel() }
    }
  }

  private func draw(_ words: String, _ tell: (ImageEvent) -> Void) async throws(RequestError) {
    let response: JSONValue
    do throws(RequestError) {
      response = try await ask(body(words, naming: !isOpenAIs), tell)
    } catch {
      // Some servers know no choice of form, and send the file anyway.
      guard case .refusal(let head, let apiError) = error, [400, 422].contains(head.status), !isOpenAIs,
        apiError.text.has("response_format")
      else { throw error }
      response = try await ask(body(words, naming: false), tell)
    }
    if let usage = TokenUsage(image: response["usage"]) { tell(.usage(usage)) }
    let picture = response["data"]?[0]
    guard let file = picture?["b64_json"]?.string.flatMap(Base64.decoded), !file.isEmpty else {
      // An address of the server's choice is never opened.
      throw .malformed(
        picture?["url"]?.string == nil
          ? LocalizedText("JSON without a picture", "그림이 없는 JSON")
          : LocalizedText("the address of a picture, and not the picture itself", "그림 자체가 아니라 그림의 주소"))
    }
    tell(.finished(file))
  }

  private func ask(_ body: JSONValue, _ tell: (ImageEvent) -> Void) async throws(RequestError) -> JSONValue {
    var provider = provider
    provider.timeouts.firstByte = max(provider.timeouts.firstByte, Self.patience)
    return try await provider.json(at: "/images/generations", sending: body, atMost: Self.longestResponse) { received in
      tell(received == 0 ? .sent : .receiving(bytes: received))
    }
  }

  /// OpenAI's own models for pictures always send the file, and refuse to be told so.
  private var isOpenAIs: Bool { name.has("gpt-image") || name.has("chatgpt-image") }

  /// - Parameter namesForm: Whether the response is asked to have the file, and not its address.
  private func body(_ words: String, naming namesForm: Bool) -> JSONValue {
    var body: JSONObject = ["model": .string(name), "prompt": .string(words), "n": 1, "size": "1024x1024"]
    if isOpenAIs { body["quality"] = "medium" }
    if namesForm { body["response_format"] = "b64_json" }
    return .object(body)
  }

  private func failure(of error: RequestError) -> ModelFailure {
    if case .connection(.tooLarge, _) = error {
      return ModelFailure(
        .malformed, "\(provider.endpoint.shown) sent a picture that is too large: at most 8 MiB can be used.",
        "\(provider.endpoint.shown) 서버가 보낸 그림이 너무 큽니다. 8MiB까지 쓸 수 있습니다.")
    }
    return ErrorMessageFormatter(provider: provider, model: name).failure(of: error)
  }
}

extension RemoteProvider {
  /// A model for pictures; with an empty name the usual one at the provider's own address.
  func imageModel(named name: String) throws(ModelFailure) -> any ImageModel {
    guard let usual = dialect.traits.usualImageModel else {
      throw ModelFailure(
        .misconfigured,
        "\(endpoint.shown) draws no pictures: that takes a server with OpenAI's images endpoint. Choose a model of one "
          + "first: in the settings, or with --provider and --model.",
        "\(endpoint.shown) 서버는 그림을 그리지 않습니다. OpenAI의 이미지 API가 있는 서버가 필요합니다. 설정이나 --provider와 --model로 그런 "
          + "서버의 모델을 먼저 고르세요.")
    }
    guard !name.isEmpty || endpoint.isAtHome else {
      throw ModelFailure(
        .misconfigured,
        "No model for pictures is named for \(endpoint.shown). Name one that the server has: in the settings, under "
          + "Connection, or with --image-model NAME.",
        "\(endpoint.shown) 서버에서 그림을 그릴 모델이 정해지지 않았습니다. 서버에 있는 모델을 설정의 “연결”이나 --image-model 이름으로 지정하세요.")
    }
    return OpenAIImageModel(provider: self, name: name.isEmpty ? usual : name)
  }
}

extension TokenUsage {
  fileprivate init?(image json: JSONValue?) {
    self.init(prompt: json?["input_tokens"]?.count, completion: json?["output_tokens"]?.count)
  }
}
