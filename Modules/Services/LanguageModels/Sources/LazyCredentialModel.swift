import Entities

/// A model whose key is fetched when the model is first used.
///
/// A program that only lists chats needs no keys. If the key cannot be fetched, the reply that needed it fails.
struct LazyCredentialModel: LanguageModel {
  /// The model without the key.
  private let face: any LanguageModel
  private let settings: ModelSettings

  /// - Parameters:
  ///   - face: The model without the key.
  ///   - settings: The settings of the model, with the credential.
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

  func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel {
    let face = try face.imageModel(named: name)
    return LazyCredentialImageModel(face) { words in
      unlocking { try $0.imageModel(named: name).picture(of: words) }
    }
  }

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    unlocking { $0.reply(to: prompt) }
  }

  /// The events of a request of the model with its key.
  private func unlocking<Event: Sendable>(
    _ start: @escaping @Sendable (any LanguageModel) throws -> AsyncThrowingStream<Event, any Error>
  ) -> AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { continuation in
      let reading = Task {
        do {
          for try await event in try start(await unlocked()) { continuation.yield(event) }
          continuation.finish()
        } catch {
          await learn(from: error)
          continuation.finish(throwing: error)
        }
      }
      // When the reader stops, the connection is closed.
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  private func unlocked() async throws -> any LanguageModel {
    try ModelChooser().model(for: try await settings.unlocked())
  }

  /// Forgets a key that the server rejected: the user may have stored another one meanwhile.
  private func learn(from failure: any Error) async {
    if let failure = failure as? ModelFailure, failure.kind == .unauthorized { await settings.credential?.forget() }
  }
}

/// A model for pictures. It fetches its key when it draws.
private struct LazyCredentialImageModel: ImageModel {
  /// The model without the key.
  private let face: any ImageModel
  private let draw: @Sendable (String) -> AsyncThrowingStream<ImageEvent, any Error>

  init(_ face: any ImageModel, draw: @escaping @Sendable (String) -> AsyncThrowingStream<ImageEvent, any Error>) {
    (self.face, self.draw) = (face, draw)
  }

  var choice: ModelChoice { face.choice }
  var address: String? { face.address }
  var site: ModelLocation { face.site }
  var usualTokens: Int { face.usualTokens }

  func picture(of words: String) -> AsyncThrowingStream<ImageEvent, any Error> { draw(words) }
}
