public import Entities

/// The models within reach of a run: those of the providers that are set up, and those of servers on this machine.
/// Nothing is asked, and nothing looked for, unless a person wants to know.
public struct ModelShelf: Sendable {
  let chosen: @Sendable () throws -> ModelSettings
  private let others: @Sendable () throws -> [ModelSettings]
  let localServers: LocalServers?

  /// A shelf.
  /// - Parameters:
  ///   - chosen: Who answers in this run. What they lack is said when somebody asks, and only then is a key fetched.
  ///   - others: Other providers that could be asked without being told more. What is wrong with their settings is
  ///     said when somebody asks, and keeps nobody else from answering.
  ///   - localServers: How to look for servers on this machine; nil when only the chosen one matters.
  public init(
    chosen: @escaping @Sendable () throws -> ModelSettings,
    others: @escaping @Sendable () throws -> [ModelSettings] = { [] },
    localServers: LocalServers? = nil
  ) {
    self.chosen = chosen
    self.others = others
    self.localServers = localServers
  }

  /// Every source, asked all at the same time: the chosen one first, rules on this machine before servers that were
  /// found. One that cannot be asked is there with its trouble; one that was found twice is there once.
  ///
  /// Throws what is wrong with the settings.
  public func sources() async throws -> [ModelSource] {
    let (chosen, others) = (try chosen(), try others())
    async let found = localServers?.find() ?? []
    let offline = localServers == nil ? [] : [ModelSettings(provider: OfflineProvider().name)]
    var sources = await asked([chosen] + others + offline)
    sources += await found.map {
      ModelSource(name: $0.name, provider: $0.provider, address: $0.baseURL, models: $0.models)
    }
    var known: Set<[String?]> = []
    return sources.filter { known.insert([$0.provider, $0.address]).inserted }
  }

  private func asked(_ settings: [ModelSettings]) async -> [ModelSource] {
    await withTaskGroup(of: (Int, ModelSource).self) { group in
      for (place, settings) in settings.enumerated() {
        group.addTask { (place, await source(settings)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func source(_ settings: ModelSettings) async -> ModelSource {
    let provider: any ModelProvider
    do {
      provider = try ModelChooser().provider(for: settings)
    } catch {
      let name = settings.provider ?? ""
      return ModelSource(name: name, provider: name, trouble: error.words)
    }
    var source = ModelSource(name: provider.name, provider: provider.name, address: provider.address)
    do {
      source.models = try await provider.models()
    } catch {
      source.trouble = error.words
    }
    return source
  }
}

extension ModelShelf {
  /// Asks the chosen model one short question, and measures. Throws a `ModelFailure`.
  public func tryModel(clock: some Clock<Duration> = ContinuousClock()) async throws -> ModelTrial {
    let chooser = ModelChooser()
    let chosen = try chosen()
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
      case .reasoning, .waiting, .omitted, .finished: break
      }
    }
    try Task.checkCancellation()
    let end = start.duration(to: clock.now)
    return ModelTrial(
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
