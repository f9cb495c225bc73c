import Entities

/// A model whose key is kept under lock: it is fetched when the model is first asked, and away from the main actor.
///
/// A keyring may want a person's password first, or keep everybody waiting; a program that only lists chats has no
/// business there. What keeps the key from being had is the failure of the reply that needed it.
struct LockedModel: LanguageModel {
  /// Makes the model with its key.
  typealias Unlock = @Sendable () throws -> any LanguageModel

  /// The model as it is known without the key.
  private let face: any LanguageModel
  private let lock: Lock

  /// - Parameters:
  ///   - face: The model as it is known without the key.
  ///   - unlock: Makes it with its key. It may block for long.
  init(_ face: any LanguageModel, unlock: @escaping Unlock) {
    self.face = face
    lock = Lock(unlock)
  }

  var choice: ModelChoice { face.choice }
  var opening: String? { face.opening }

  func fault(in prompt: Prompt) -> ModelFailure? { face.fault(in: prompt) }

  func listing() async -> ModelListing? { try? await lock.model().listing() }

  func prepare() { face.prepare() }

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    let reply = LockedReply(lock: lock, prompt: prompt)
    return AsyncThrowingStream { try await reply.next() }
  }
}

/// Fetches the key once: whoever asks meanwhile waits for the same one. A failure is tried again by the next.
private actor Lock {
  private let unlock: LockedModel.Unlock
  private var unlocked: (any LanguageModel)?

  init(_ unlock: @escaping LockedModel.Unlock) { self.unlock = unlock }

  func model() throws -> any LanguageModel {
    if let unlocked { return unlocked }
    let model = try unlock()
    unlocked = model
    return model
  }
}

/// A reply that begins with the key.
private actor LockedReply {
  private let lock: Lock
  private let prompt: Prompt
  private var events: AsyncThrowingStream<ReplyEvent, any Error>.Iterator?

  init(lock: Lock, prompt: Prompt) {
    self.lock = lock
    self.prompt = prompt
  }

  func next() async throws -> ReplyEvent? {
    if events == nil {
      events = try await lock.model().reply(to: prompt).makeAsyncIterator()
      try Task.checkCancellation()
    }
    var events = self.events
    let event = try await events?.next(isolation: self)
    self.events = events
    return event
  }
}
