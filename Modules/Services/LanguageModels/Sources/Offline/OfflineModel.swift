public import Entities

/// Replies by small rule scripts, on this machine and without a network. It is no AI model and says so when asked.
///
/// The method is ELIZA's (Joseph Weizenbaum, Communications of the ACM 9(1), 1966). The scripts are our own, in English
/// and in Korean: a general one, and a short one for each built-in avatar. A reply depends only on the prompt's turns,
/// avatar and name: the same prompt has the same reply in every process.
public struct OfflineModel: LanguageModel {
  /// The pause between two words; nil sends the whole reply at once.
  let pace: Duration?

  /// A script that replaces the program's own for every avatar and language; nil for the program's own.
  let script: OfflineScript?

  /// Makes a model that replies at a pace.
  ///
  /// - Parameters:
  ///   - pace: The pause between two words, so that a reply arrives like one from a real model; nil for none, for
  ///     scripts and tests.
  ///   - script: A script in place of the program's own. It is read for each reply, so that corrections take effect at
  ///     once.
  public init(pace: Duration? = usualPace, script: OfflineScript? = nil) {
    self.pace = pace
    self.script = script
  }

  /// About the speed of a real model.
  public static let usualPace = Duration.milliseconds(25)

  /// The only entry of the list.
  static let listing = ModelListing(id: "rules", acceptsImages: false)

  /// Always `offline` and `rules`.
  public var choice: ModelChoice { ModelChoice(provider: "offline", model: Self.listing.id) }

  /// Always nil.
  public var address: String? { nil }

  /// In this program.
  public var site: ModelLocation { .program }

  /// Refuses pictures: rules cannot see them.
  public func fault(in prompt: Prompt) -> ModelFailure? {
    prompt.imageFault(acceptsImages: Self.listing.acceptsImages, model: Self.listing.id)
  }

  /// Rules generate no text, so they use none of the options.
  public func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] {
    let isSet = Preset(sampling: options)
    let words = LocalizedText("the rules on this machine do not use it", "이 컴퓨터의 규칙은 쓰지 않습니다")
    return Dictionary(uniqueKeysWithValues: Preset.Field.allCases.filter { isSet[$0] != nil }.map { ($0, words) })
  }

  /// Always false: rules cannot summarise.
  public var summarizes: Bool { false }

  /// Always nil.
  public var opening: String? { nil }

  /// Rules consider only the latest messages.
  public var usualWindow: Int? { 16_384 }

  /// Always nil: rules have no context window.
  public func listing() async -> ModelListing? { nil }

  /// Always refused: rules draw nothing.
  public func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel {
    throw ModelFailure(
      .misconfigured,
      "The offline rules cannot draw. Choose a model of a provider with pictures first: in the settings, or with "
        + "--provider and --model.",
      "오프라인 규칙은 그림을 그릴 수 없습니다. 설정이나 --provider와 --model로 그림을 그리는 제공자의 모델을 먼저 고르세요.")
  }

  /// Does nothing.
  public func prepare() {}

  /// Replies word by word. Fails for a prompt with pictures, and for a script that cannot be used. Cancelling the task
  /// that reads the stream ends it at once.
  public func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          if let fault = fault(in: prompt) { throw fault }
          let text = OfflineConversation.reply(to: prompt, by: try script?.parsed())
          for (index, piece) in Self.pieces(of: text).enumerated() {
            if index > 0, let pace { try await Task.sleep(for: pace) }
            try Task.checkCancellation()
            continuation.yield(.text(piece))
          }
          continuation.yield(.finished(.stop))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The words, each with the space after it, so that joining them gives exactly the text.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      piece.append(character)
      if character == " " {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
