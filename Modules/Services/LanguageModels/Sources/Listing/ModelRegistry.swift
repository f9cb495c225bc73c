public import Entities

/// The models within reach of a run: those of the providers that are set up, and those of servers on this machine.
/// Nothing is asked, and nothing looked for, unless a user wants to know.
public struct ModelRegistry: Sendable {
  let chosen: @Sendable () -> ModelSettings
  private let others: @Sendable () -> [ModelSettings]
  let localServers: LocalServers?

  /// A registry.
  /// - Parameters:
  ///   - chosen: Who answers in this run. What they lack is said when somebody asks, and only then is a key fetched.
  ///   - others: Other providers that could be asked without being told more. What is wrong with their settings is
  ///     said when somebody asks, and keeps nobody else from answering.
  ///   - localServers: How to look for servers on this machine; nil when only the chosen one matters.
  public init(
    chosen: @escaping @Sendable () -> ModelSettings,
    others: @escaping @Sendable () -> [ModelSettings] = { [] },
    localServers: LocalServers? = nil
  ) {
    self.chosen = chosen
    self.others = others
    self.localServers = localServers
  }

  /// Every source as it answers: all are asked at the same time, and each value of the stream is all of them, the
  /// chosen one first, rules on this machine before servers that were found. One that cannot be asked is there with its
  /// trouble, be that a key that cannot be had; one that was found twice is there once. The stream ends when the last has
  /// answered, or has taken too long.
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

  /// What a question came to.
  private enum Answer {
    case source(ModelSource, place: Int)
    case found([LocalServer])
  }

  private func ask(_ settings: [ModelSettings], tell: ([ModelSource]) -> Void) async {
    var known: Set<[String?]> = []
    func isNew(_ source: ModelSource) -> Bool { known.insert([source.provider, source.address]).inserted }
    let asked = settings.map { ListedProvider($0) }.filter { isNew($0.source) }
    var sources = asked.map(\.source)
    tell(sources)
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
        tell(sources)
      }
    }
  }
}

extension ModelRegistry {
  /// Asks the chosen model one short question, and measures. Throws a `ModelFailure`.
  public func tryModel(clock: some Clock<Duration> = ContinuousClock()) async throws -> ModelProbe {
    let chooser = ModelChooser()
    let chosen = try await chosen().unlocked()
    let model = try chooser.model(for: chosen)
    let start = clock.now
    var (text, usage) = ("", TokenUsage?.none)
    var toFirstWord: Duration?
    for try await event in model.reply(to: .trial) {
      switch event {
      case .text(let piece):
        text += piece
        if toFirstWord == nil, !piece.isEmpty { toFirstWord = start.duration(to: clock.now) }
      case .usage(let latest): usage = latest
      case .sent, .reasoning, .waiting, .omitted, .finished: break
      }
    }
    try Task.checkCancellation()
    let end = start.duration(to: clock.now)
    return ModelProbe(
      choice: model.choice, address: try chooser.provider(for: chosen).address, text: text,
      toFirstWord: toFirstWord ?? end, toEnd: end, usage: usage)
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
