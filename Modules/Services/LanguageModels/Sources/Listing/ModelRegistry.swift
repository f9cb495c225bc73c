public import Entities

/// The models available in a run: those of configured providers, and those of servers on this machine. Nothing is
/// requested or searched unless the user asks.
public struct ModelRegistry: Sendable {
  let chosen: @Sendable () -> ModelSettings
  private let others: @Sendable () -> [ModelSettings]
  let localServers: LocalServers?

  /// Makes a registry.
  /// - Parameters:
  ///   - chosen: The settings of this run. Missing parts are reported when the models are requested, and only then is a
  ///     key fetched.
  ///   - others: Other providers that are fully configured. Errors in their settings are reported when the models are
  ///     requested, and do not affect the other sources.
  ///   - localServers: How to search for servers on this machine; nil when only the chosen provider matters.
  public init(
    chosen: @escaping @Sendable () -> ModelSettings,
    others: @escaping @Sendable () -> [ModelSettings] = { [] },
    localServers: LocalServers? = nil
  ) {
    self.chosen = chosen
    self.others = others
    self.localServers = localServers
  }

  /// Asks every source at the same time. Each value of the stream is the list of all sources: the chosen one first,
  /// rules on this machine before servers that were found. A source that cannot be asked is listed with its error, for
  /// example that its key could not be fetched. A source that was found twice is listed once. The stream ends when the
  /// last source has answered or timed out.
  public func sources() async -> AsyncStream<[ModelSource]> {
    let offline = localServers == nil ? [] : [ModelSettings(provider: OfflineProvider().name)]
    let settings = [chosen()] + others() + offline
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let asking = Task {
        await ask(settings) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in asking.cancel() }
    }
  }

  /// The result of one request.
  private enum Answer {
    case source(ModelSource, place: Int)
    case found([LocalServer])
  }

  private func ask(_ settings: [ModelSettings], report: ([ModelSource]) -> Void) async {
    var known: Set<[String?]> = []
    func isNew(_ source: ModelSource) -> Bool { known.insert([source.provider, source.address]).inserted }
    let asked = settings.map { ListedProvider($0) }.filter { isNew($0.source) }
    var sources = asked.map(\.source)
    report(sources)
    await withTaskGroup(of: Answer.self) { group in
      for (place, provider) in asked.enumerated() {
        group.addTask { .source(await provider.answer(), place: place) }
      }
      if let localServers { group.addTask { .found(await localServers.find()) } }
      for await answer in group {
        switch answer {
        case .source(let source, let place): sources[place] = source
        case .found(let servers):
          sources += servers.lazy.map {
            ModelSource(name: $0.name, provider: $0.provider, address: $0.baseURL, models: $0.models)
          }.filter(isNew)
        }
        report(sources)
      }
    }
  }
}

extension ModelRegistry {
  /// Asks the chosen model one short question, and measures the time. Throws a `ModelFailure`, or the error of fetching
  /// the key.
  public func tryModel(clock: some Clock<Duration> = ContinuousClock()) async throws -> ModelProbe {
    let chooser = ModelChooser()
    let chosen = try await chosen().unlocked()
    let model = try chooser.model(for: chosen)
    let start = clock.now
    var (text, usage) = ("", TokenUsage?.none)
    var toFirstWord: Duration?
    do {
      for try await event in model.reply(to: .trial) {
        switch event {
        case .text(let piece):
          text += piece
          if toFirstWord == nil, !piece.isEmpty { toFirstWord = start.duration(to: clock.now) }
        case .usage(let latest): usage = latest
        case .sent, .reasoning, .waiting, .omitted, .finished: break
        }
      }
    } catch let failure as ModelFailure where !text.isEmpty {
      throw failure.ofTrial
    }
    try Task.checkCancellation()
    let end = start.duration(to: clock.now)
    return ModelProbe(
      choice: model.choice, address: try chooser.provider(for: chosen).address, text: text,
      toFirstWord: toFirstWord ?? end, toEnd: end, usage: usage)
  }
}

extension ModelFailure {
  /// The failure in the middle of a trial's reply. A chat saves the text that arrived, and says so; a trial does not.
  fileprivate var ofTrial: ModelFailure {
    switch kind {
    case .truncated, .timedOut, .malformed:
      ModelFailure(
        kind,
        "The model began to answer, and its reply broke off before its end. Try again, or look at the server's messages.",
        "모델이 답하기 시작했지만 답이 끝나기 전에 끊겼습니다. 다시 시도하거나 서버의 메시지를 확인하세요.")
    default: self
    }
  }
}

extension Prompt {
  /// A question that costs next to nothing.
  fileprivate static var trial: Prompt {
    Prompt(
      avatar: Avatar.ID(high: 0, low: 0), avatarName: "aichat", system: "",
      turns: [Turn(role: .user, text: "Say hello in one short sentence.")])
  }
}
