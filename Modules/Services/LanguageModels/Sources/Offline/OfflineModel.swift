public import Entities

/// Answers by small rule scripts, on this machine and without a network. It is no AI model and says so when asked.
///
/// The method is ELIZA's (Joseph Weizenbaum, Communications of the ACM 9(1), 1966); the scripts are our own, in English
/// and in Korean, one for everybody and a short one for each built-in avatar. A reply depends on nothing but the
/// prompt's turns, avatar and name: the same prompt has the same reply in every process.
public struct OfflineModel: LanguageModel {
  /// The pause between two words; nil sends the whole reply at once.
  let pace: Duration?

  /// What it answers by, whoever is spoken to and in whatever language; nil for the program's own scripts.
  let script: OfflineScript?

  /// A model that speaks at a pace.
  ///
  /// - Parameters:
  ///   - pace: the pause between two words, so that a reply arrives as one from a real model does;
  ///     nil for none, as scripts and tests want it.
  ///   - script: what to answer by in place of the program's own scripts. It is read for each reply: who corrects it hears
  ///     so at once.
  public init(pace: Duration? = usualPace, script: OfflineScript? = nil) {
    self.pace = pace
    self.script = script
  }

  /// About how fast a real model speaks.
  public static let usualPace = Duration.milliseconds(25)

  /// All there is to list.
  static let listing = ModelListing(id: "rules", acceptsImages: false)

  /// Always `offline` and `rules`.
  public var choice: ModelChoice { ModelChoice(provider: "offline", model: Self.listing.id) }

  /// It needs none.
  public var address: String? { nil }

  /// In this program.
  public var site: ModelLocation { .program }

  /// Pictures: rules cannot see them.
  public func fault(in prompt: Prompt) -> ModelFailure? {
    prompt.imageFault(acceptsImages: Self.listing.acceptsImages, model: Self.listing.id)
  }

  /// Rules choose no words: they take none of the options.
  public func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] {
    let isSet = Preset(sampling: options)
    let words = LocalizedText("the rules on this machine do not use it", "이 컴퓨터의 규칙은 쓰지 않습니다")
    return Dictionary(uniqueKeysWithValues: Preset.Field.allCases.filter { isSet[$0] != nil }.map { ($0, words) })
  }

  /// Rules understand nothing, so that they sum up nothing.
  public var summarizes: Bool { false }

  /// Nothing has to be said before.
  public var opening: String? { nil }

  /// Rules look at what was said last.
  public var usualWindow: Int? { 16_384 }

  /// There is no list of rules that has a window.
  public func listing() async -> ModelListing? { nil }

  /// There is nothing to set up.
  public func prepare() {}

  /// Answers word by word; fails for a prompt with pictures, which rules cannot see, and for a script that cannot be
  /// used. Cancelling the task that reads the stream ends it at once.
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

  /// The words, each with the space after it, so that they join to exactly the text.
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
