import Entities
import HTTP

/// A provider that is asked for its models while the user waits. The timeouts are shorter than those of a reply.
struct ListedProvider: Sendable {
  private static let timeouts = HTTPTimeouts(connect: .seconds(5), firstByte: .seconds(15), idle: .seconds(5))
  /// The limit for a whole list, even one that keeps arriving.
  private static let limit = Duration.seconds(30)

  /// What is known before the answer.
  let source: ModelSource
  /// nil when it cannot be asked.
  private let settings: ModelSettings?

  /// The provider that the settings mean.
  init(_ settings: ModelSettings) {
    var settings = settings
    settings.timeouts = settings.timeouts.atMost(Self.timeouts)
    do throws(ModelFailure) {
      let provider = try ModelChooser().provider(for: settings)
      self.settings = settings
      let place = ModelSelection(choice: ModelChoice(provider: provider.name, model: ""), address: provider.address)
      source = ModelSource(
        name: place.host ?? provider.name, provider: provider.name, address: provider.address, isAwaited: true)
    } catch {
      let name = settings.provider ?? ""
      self.settings = nil
      source = ModelSource(name: name, provider: name, error: error.words)
    }
  }

  /// The source with its models, or with the reason why there are none. Its key is fetched first, without a time limit.
  func answer() async -> ModelSource {
    guard let settings else { return source }
    var answer = source
    answer.isAwaited = false
    let provider: any ModelProvider
    do {
      provider = try ModelChooser().provider(for: try await settings.unlocked())
    } catch {
      answer.error = LocalizedText(explaining: error)
      return answer
    }
    switch await atMost(Self.limit, { await provider.listed() }) {
    case .success(let models)?: answer.models = models
    case .failure(let failure)?:
      answer.error = failure.words
      // The user may have stored another key before the next search.
      if failure.kind == .unauthorized { await settings.credential?.forget() }
    case nil:
      let (place, time) = (provider.address ?? provider.name, Self.limit.localizedText)
      answer.error = LocalizedText(
        "\(place) did not send its whole model list within \(time.english). Search again, or check the server.",
        "\(place) 서버가 \(time.korean) 안에 모델 목록을 다 보내지 않았습니다. 다시 찾거나 서버를 확인하세요.")
    }
    return answer
  }
}

extension ModelProvider {
  fileprivate func listed() async -> Result<[ModelListing], ModelFailure> {
    do throws(ModelFailure) {
      return .success(try await models())
    } catch {
      return .failure(error)
    }
  }
}

/// The result of the work; nil when it takes longer than the limit and is cancelled.
func atMost<Value: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async -> Value) async -> Value? {
  await withTaskGroup(of: Value?.self) { group in
    group.addTask { await work() }
    group.addTask {
      try? await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return await group.next().flatMap(\.self)
  }
}
