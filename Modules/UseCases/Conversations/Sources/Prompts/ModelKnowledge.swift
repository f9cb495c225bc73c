import Entities
import LanguageModels
import Synchronization

/// Facts about models from their servers' answers, kept until the program ends: their context windows, their token
/// counts, and the options that their servers refuse.
final class ModelKnowledge: Sendable {
  private struct State {
    /// The token estimate of each model, corrected by the costs of replies.
    var estimates: [ModelSelection: TokenEstimate] = [:]
    /// The windows of models, from the refusals of longer prompts.
    var refusedWindows: [ModelSelection: PromptBudget] = [:]
    /// The providers' answers about their models, with their windows.
    var listings: [ModelSelection: Task<Void, Never>] = [:]
    var listedWindows: [ModelSelection: Int] = [:]
    /// The models whose provider has failed to answer once.
    var unlisted: Set<ModelSelection> = []
    /// The options that servers have refused for a model.
    var refusedOptions: [ModelSelection: Set<Preset.Field>] = [:]
    /// The models whose servers refused the pictures of earlier messages, and accepted the same prompt without them.
    var withoutPictures: Set<ModelSelection> = []
  }

  private let state = Mutex(State())
  /// The budget of a prompt while the window of its model is unknown.
  private let unknown: PromptBudget

  init(unknown: PromptBudget) { self.unknown = unknown }

  /// The token estimate for texts with a model.
  func estimate(for model: ModelSelection) -> TokenEstimate {
    state.withLock { $0.estimates[model] ?? TokenEstimate() }
  }
}

/// The window.
extension ModelKnowledge {
  /// The budget of a prompt: the configured window, else that of the provider's list, else the one that this program
  /// requests; else everything is sent. A length that the server has refused is never exceeded.
  func budget(of model: any LanguageModel, with options: SamplingOptions) -> PromptBudget {
    let selection = model.selection
    let (listed, refused) = state.withLock { ($0.listedWindows[selection], $0.refusedWindows[selection]) }
    var budget =
      (options.contextWindow ?? listed).map { PromptBudget(of: $0) }
      // The window of the rules on this machine has no meaning for the user.
      ?? model.usualWindow.map { PromptBudget(of: $0, isKnown: model.site != .program) } ?? unknown
    if let refused, refused.window < budget.window { budget = refused }
    return options.maximumTokens.map { budget.leaving($0) } ?? budget
  }

  /// Makes a report, and makes it again if the window of the model turns out to be another one.
  ///
  /// The provider is not asked about a prompt that fits any model, nor if the user has set the window or the model
  /// requests one by default. A provider that has answered is not asked again. After a provider fails, later prompts
  /// ask again and do not wait for the answer.
  func knowingWindow(
    of model: any LanguageModel, with options: SamplingOptions, _ make: () async throws -> PromptReport
  ) async throws -> PromptReport {
    let used = budget(of: model, with: options)
    let report = try await make()
    if options.contextWindow == nil, model.usualWindow == nil, report.tokens > PromptBudget.surelyFits {
      await findWindow(of: model)
    }
    return budget(of: model, with: options) == used ? report : try await make()
  }

  private func findWindow(of model: any LanguageModel) async {
    let selection = model.selection
    let listing = state.withLock { state -> Task<Void, Never>? in
      guard state.listedWindows[selection] == nil else { return nil }
      let listing = state.listings[selection] ?? Task { await askForWindow(of: model) }
      state.listings[selection] = listing
      return state.unlisted.contains(selection) ? nil : listing
    }
    await listing?.value
  }

  private func askForWindow(of model: any LanguageModel) async {
    let selection = model.selection
    do {
      // A list may contain anything; a number that is smaller than any model's window is no window.
      guard let window = try await model.listing()?.contextWindow, window >= 256 else { return }
      state.withLock { $0.listedWindows[selection] = window }
    } catch {
      state.withLock { state in
        state.listings[selection] = nil
        state.unlisted.insert(selection)
      }
    }
  }
}

/// Learning from replies.
extension ModelKnowledge {
  /// Learns from a server that refused a prompt as too long.
  /// - Returns: Whether a shorter prompt can be tried now.
  func learn(from refusal: ReplyInFlight.Refusal, of model: any LanguageModel, with options: SamplingOptions) -> Bool {
    guard case .tooLong(let window, let tokens) = refusal.failure.kind else { return false }
    let selection = model.selection
    if let tokens { learn(tokens, for: refusal.report, of: selection) }
    let tried = budget(of: model, with: options)
    // The prompt was too long. Where the server names the window, the estimate here may have been too low.
    let most = min(tried.window, refusal.report.tokens + tried.reply)
    let next =
      if let window, window >= 256, window < most {
        PromptBudget(of: window)
      } else if let window, window == tried.window {
        PromptBudget(of: window * 3 / 4)
      } else {
        PromptBudget(of: most / 2, isKnown: false)
      }
    guard next.window >= 256, next.window < tried.window else { return false }
    setRefusedWindow(next, of: selection)
    return true
  }

  /// The window that is left after refusals; nil if the server has refused nothing.
  func refusedWindow(of model: ModelSelection) -> PromptBudget? { state.withLock { $0.refusedWindows[model] } }

  func setRefusedWindow(_ window: PromptBudget?, of model: ModelSelection) {
    state.withLock { $0.refusedWindows[model] = window }
  }

  /// Learns from the cost of a reply.
  func learn(from asked: AskedModel) {
    guard let tokens = asked.meter.reported?.promptTokens else { return }
    learn(tokens, for: asked.report, of: asked.selection)
  }

  private func learn(_ tokens: Int, for report: PromptReport, of model: ModelSelection) {
    state.withLock { $0.estimates[model, default: TokenEstimate()].learn(from: report, promptTokens: tokens) }
  }

  /// Records that a server has refused an option for its model.
  func recordRefusal(of field: Preset.Field, by model: ModelSelection) {
    state.withLock { _ = $0.refusedOptions[model, default: []].insert(field) }
  }

  /// Records that a server has refused the pictures of earlier messages.
  func recordRefusedPictures(by model: ModelSelection) { state.withLock { _ = $0.withoutPictures.insert(model) } }

  /// Whether the server of a model has refused the pictures of earlier messages.
  func refusesPictures(_ model: ModelSelection) -> Bool { state.withLock { $0.withoutPictures.contains(model) } }

  /// The model's remarks on the values of presets.
  func remarks(on presets: PresetStack, by model: any LanguageModel) -> [Preset.Field: LocalizedText] {
    let preset = presets.effective
    var remarks = model.remarks(on: preset.sampling)
    for field in state.withLock({ $0.refusedOptions[model.selection] }) ?? [] where preset[field] != nil {
      remarks[field] = LocalizedText("not sent: the server refused it for this model", "보내지 않음: 서버가 이 모델에는 거절했습니다")
    }
    if preset.summarizes == true, !model.summarizes {
      remarks[.summarizes] = LocalizedText("the rules on this machine sum up nothing", "이 컴퓨터의 규칙은 요약하지 못합니다")
    }
    return remarks
  }
}
