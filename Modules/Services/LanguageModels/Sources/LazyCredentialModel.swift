import Entities

/// A model whose key is kept under lock: it is fetched when the model is first asked.
///
/// A program that only lists chats has no business with keys. What keeps the key from being had is the failure of the
/// reply that needed it.
struct LazyCredentialModel: LanguageModel {
  /// The model as it is known without the key.
  private let face: any LanguageModel
  private let settings: ModelSettings

  /// - Parameters:
  ///   - face: The model as it is known without the key.
  ///   - settings: What makes it, with the lock.
  init(_ face: any LanguageModel, _ settings: ModelSettings) {
    self.face = face
    self.settings = settings
  }

  var choice: ModelChoice { face.choice }
  var address: String? { face.address }
  var site: ModelLocation { face.site }
  var opening: String? { face.opening }
  var summarizes: Bool { face.summarizes }
  var usualWindow: Int? { face.usualWindow }

  func fault(in prompt: Prompt) -> ModelFailure? { face.fault(in: prompt) }

  func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] { face.remarks(on: options) }

  func listing() async throws -> ModelListing? { try await unlocked().listing() }

  func prepare() { face.prepare() }

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    AsyncThrowingStream { continuation in
      let reading = Task {
        do {
          for try await event in try await unlocked().reply(to: prompt) { continuation.yield(event) }
          continuation.finish()
        } catch {
          await learn(from: error)
          continuation.finish(throwing: error)
        }
      }
      // Who stops reading closes the connection.
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  /// The model with its key.
  private func unlocked() async throws -> any LanguageModel {
    try ModelChooser().model(for: try await settings.unlocked())
  }

  /// Has a key that the server does not take fetched anew: somebody may have kept another meanwhile.
  private func learn(from failure: any Error) async {
    if let failure = failure as? ModelFailure, failure.kind == .unauthorized { await settings.credential?.forget() }
  }
}
