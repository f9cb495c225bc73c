import Entities
import LanguageModels
import Storage

/// One reply while it arrives: it reads the model, shows and stores the text, and ends once.
///
/// The first end decides: the model's, the user's, or that of the program. Ending does not wait for the model, which
/// may ignore its cancellation.
actor ReplyInFlight {
  /// The message with the arrived text. It gets its final state just before that is stored. If the store refuses it,
  /// the state becomes `failed`.
  private(set) var message: Message
  /// The model of this reply.
  nonisolated let answering: ModelSelection
  let chats: any ReplyStore
  let messages: MessageBroadcaster
  let clock: any Clock<Duration>
  private let now: @Sendable () -> Timestamp
  private let language: ContentLanguage
  private let advice: LocalizedText?
  /// The text of the answer that it continues; empty for a reply of its own. The text becomes part of the reply with
  /// the first piece, so that a reply without any piece has no text.
  let beginning: String
  /// Ends a reply in a group before the words of others; nil in a chat with one character.
  private var speech: SpeechGuard?
  let accounting: ReplyAccounting?
  private let knowledge: ModelKnowledge
  /// The time since the reply began.
  let elapsed: @Sendable () -> Duration
  private let keeping: Keeping, ended: Ended

  /// The request to the model, once it was made, with its cost so far.
  private(set) var asked: AskedModel?
  private var reading: Task<Void, Never>?
  private(set) var conclusion: Task<Void, Never>?
  var shown = ShownProgress()
  var stored = StoredProgress()

  /// Called once before listeners get the end, when the end is stored or could not be. It gets the final message, the
  /// end that the store refused, and the request.
  typealias Ended = @Sendable (Message, UnsavedEnd?, AskedModel?) async -> Void

  /// Called before the end of a reply with text is stored, with the state of the chat that its prompt has changed. If
  /// the program is killed in between, another reply to the same question begins where this prompt did.
  typealias Keeping = @Sendable (ChatState) async -> Void

  /// A reply whose empty message is stored and posted.
  ///
  /// - Parameters:
  ///   - answering: The model of this reply.
  ///   - messages: Gets every form of it.
  ///   - knowledge: Records the options that the server refuses.
  ///   - beginning: The text of the answer that it continues; empty for a reply of its own.
  ///   - speech: Ends it before the words of others.
  ///   - advice: Advice for the case that its model cannot be used.
  init(
    _ message: Message, by answering: ModelSelection, _ dependencies: ConversationDependencies,
    messages: MessageBroadcaster, knowledge: ModelKnowledge, continuing beginning: String = "",
    speech: SpeechGuard? = nil, advice: LocalizedText? = nil,
    keeping: @escaping Keeping = { _ in }, ended: @escaping Ended
  ) {
    self.message = message
    self.answering = answering
    chats = dependencies.stores.chats
    self.messages = messages
    clock = dependencies.clock
    now = dependencies.now
    language = dependencies.language
    (self.advice, self.beginning, self.speech) = (advice, beginning, speech)
    accounting = dependencies.accounting
    self.knowledge = knowledge
    (self.keeping, self.ended) = (keeping, ended)
    elapsed = clock.stopwatch()
  }

  /// A prompt that the server refused: as too long, or perhaps because of the pictures of earlier messages.
  struct Refusal: Sendable {
    let failure: ModelFailure
    let report: PromptReport
    /// Whether the next prompt leaves out the pictures of all messages but the question.
    var leavesPictures = false

    /// Whether the pictures are the difference of the next prompt, and not its length.
    var isAboutPictures: Bool { failure.kind == .refused }
  }

  /// Asks the model; after a refusal, with a shorter prompt or without the pictures of earlier messages.
  typealias Asking =
    @Sendable (_ refusal: Refusal?) async throws -> (AsyncThrowingStream<ReplyEvent, any Error>, AskedModel)

  /// The most attempts: the first prompt, and the prompts after refusals.
  private static let mostShortenings = 6

  /// Starts reading. An error of making the request ends the reply.
  func begin(_ ask: @escaping Asking) {
    guard conclusion == nil, reading == nil else { return }
    reading = Task {
      let end: Message.State
      do {
        end = try await read(ask)
      } catch {
        message.cause = ErrorCause(of: error)
        end = .failed(Reason.words(for: error, in: language, advice: advice))
      }
      await conclude(end)
    }
  }

  /// Whether nothing of it has come, so that it can still be requested in another way.
  private var isUnbegun: Bool { conclusion == nil && message.text.isEmpty && message.reasoning.isEmpty }

  /// Reads the reply, and asks with a shorter prompt while the server refuses the prompt as too long. A model that does
  /// not see pictures is asked again without those of earlier messages: it may have been chosen after they were sent.
  private func read(_ ask: Asking) async throws -> Message.State {
    var refusal: Refusal?
    for _ in 0..<Self.mostShortenings {
      let (stream, asked) = try await ask(refusal)
      self.asked = asked
      if let leftOut = asked.leftOut {
        message.leftOut = leftOut
        messages.post(message)
      }
      let leaves = refusal?.leavesPictures == true
      do {
        let end = try await read(stream)
        if leaves { knowledge.recordRefusedPictures(by: answering) }
        return end
      } catch let failure as ModelFailure where failure.isAboutLength && isUnbegun {
        refusal = Refusal(failure: failure, report: asked.report, leavesPictures: leaves)
      } catch let failure as ModelFailure where failure.kind == .refused && isUnbegun && hasEarlierPictures(asked) {
        refusal = Refusal(failure: failure, report: asked.report, leavesPictures: true)
      }
    }
    throw refusal?.failure ?? ModelFailure(.truncated, Reason.truncated)
  }

  /// Whether a prompt has pictures of other messages than the question.
  private func hasEarlierPictures(_ asked: AskedModel) -> Bool {
    asked.report.parts.contains { !$0.pictures.isEmpty && $0.message != message.parent }
  }

  /// Ends the reply in this state, unless it has ended; returns when the end is stored, or could not be.
  func conclude(_ end: Message.State) async {
    if conclusion == nil {
      conclusion = Task { await finish(end) }
      reading?.cancel()
      reading = nil
      stopTimers()
    }
    await conclusion?.value
  }
}

extension ReplyInFlight {
  private func read(_ stream: AsyncThrowingStream<ReplyEvent, any Error>) async throws -> Message.State {
    for try await event in stream {
      // Events after the end are neither shown nor stored.
      if conclusion != nil { break }
      asked?.meter.record(event)
      if message.pause != nil, event.isProgress { message.pause = nil }
      switch event {
      case .text(let piece):
        let isWhole = Self.append(message.text.isEmpty ? begun(with: piece) : piece, to: &message.text)
        message.cutBefore = speech?.check(&message.text)
        messageGrew()
        if let other = message.cutBefore {
          return message.text.isBlank ? .failed(Reason.spoke(for: other)(in: language)) : .complete
        }
        guard isWhole else { return .failed(Reason.tooLong(in: language)) }
      case .reasoning(let piece):
        let isWhole = Self.append(piece, to: &message.reasoning)
        messageGrew()
        guard isWhole else { return .failed(Reason.tooLong(in: language)) }
      case .waiting(let time, let attempt, let attempts, let failure):
        message.pause = ReplyPause(
          end: Timestamp(milliseconds: now().milliseconds + time.milliseconds), attempt: attempt, attempts: attempts,
          reason: Reason.pause(failure.kind))
        messages.post(message)
      case .omitted(let field): if let asked { knowledge.recordRefusal(of: field, by: asked.selection) }
      // These events are no part of the message.
      case .sent, .usage: break
      case .finished(let reason): return end(after: reason)
      }
    }
    return .failed(Reason.truncated(in: language))
  }

  /// The text of the answer that is continued, with the first piece after it. Models seldom send the space between: it
  /// is added unless one side has white space there, or the piece begins with punctuation.
  private func begun(with piece: String) -> String {
    guard let last = beginning.last, let first = piece.first else { return piece }
    let isJoined = last.isWhitespace || first.isWhitespace || first.isPunctuation
    return beginning + (isJoined ? "" : " ") + piece
  }

  /// Appends as much of a piece as there is room for; pieces that arrive together are one piece of any length.
  /// - Returns: Whether all of it was appended.
  private static func append(_ piece: String, to part: inout String) -> Bool {
    let room = ConversationService.longestText - part.utf8.count
    guard piece.utf8.count > room else {
      part += piece
      return true
    }
    var end = piece.utf8.index(piece.startIndex, offsetBy: room)
    while end.samePosition(in: piece.unicodeScalars) == nil { end = piece.utf8.index(before: end) }
    part += piece[..<end]
    return false
  }

  /// The state after the model's end. A reply without text has failed, whatever its end.
  private func end(after reason: FinishReason) -> Message.State {
    switch reason {
    case .contentFilter: .failed(Reason.filtered(in: language))
    case .length where message.text.isBlank: .failed(Reason.cutAtOnce(in: language))
    case _ where message.text.isBlank: .failed(Reason.empty(in: language))
    case .length: .cutOff
    default: .complete
    }
  }

  private func finish(_ end: Message.State) async {
    // An older text must not be written after the last one.
    await stored.writing?.value
    // White space alone is no text: the earlier answer is shown again.
    if message.text.isBlank { message.text = "" }
    let used = usage(endingAs: end)
    if let state = asked?.state, !message.text.isBlank { await keeping(state) }
    message.pause = nil
    var final = message
    final.state = end
    message.state = end
    var unsaved: UnsavedEnd?
    do {
      try await chats.finish(final.id, text: final.text, reasoning: final.reasoning, state: end, usage: used)
      if let used, let asked { await accounting?.counts(used, asked.selection.choice) }
    } catch {
      message.state = .failed(Reason.words(for: error, in: language))
      message.cause = ErrorCause(of: error)
      // A message that is deleted from the store cannot be stored later.
      if case .missing = error {
      } else {
        message.isUnstored = true
        unsaved = UnsavedEnd(message: final, shown: message, usage: used)
      }
    }
    // The conversation is free before listeners get the end: a text that is sent at once is not refused.
    await ended(message, unsaved, asked)
    messages.post(message)
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}

extension ModelFailure {
  /// Whether a shorter prompt may help.
  fileprivate var isAboutLength: Bool { if case .tooLong = kind { true } else { false } }
}

extension ReplyEvent {
  /// Whether the provider has begun to answer, so that the wait is over.
  fileprivate var isProgress: Bool {
    switch self {
    case .text, .reasoning, .finished: true
    case .sent, .usage, .waiting, .omitted: false
    }
  }
}
