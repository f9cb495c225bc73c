import Entities
import Storage

/// The progress of a reply for listeners.
struct ShownProgress {
  /// The shortest interval of updates: 30 a second appear as continuous growth.
  static let interval = Duration.milliseconds(33)

  /// The time of the last update; nil before the first piece, which is shown at once.
  var time: Duration?
  var timer: Task<Void, Never>?
}

/// The progress of a reply in the store.
struct StoredProgress {
  /// The limits of text that is not stored: the time since the last writing, and its bytes.
  static let interval = Duration.milliseconds(250), bytes = 1024

  /// The time of the last writing; at first that of the empty text.
  var time = Duration.zero
  /// The stored bytes of the text, and of its reasoning.
  var count = 0, reasoning = 0
  /// Whether the last attempt failed. Then only time brings the next one, so that a full disk is not tried with each
  /// piece.
  var hasFailed = false
  /// The attempt in progress. The reply is read from the model meanwhile: a slow disk does not delay what is shown.
  var writing: Task<Void, Never>?
  var timer: Task<Void, Never>?
}

extension ReplyInFlight {
  /// Shows and stores the arrived text, now or soon. Without new text there is no timer.
  func messageGrew() {
    let time = elapsed()
    showWhenDue(at: time)
    storeWhenDue(at: time)
  }

  func stopTimers() {
    shown.timer?.cancel()
    stored.timer?.cancel()
  }

  private func showWhenDue(at time: Duration) {
    guard conclusion == nil, shown.timer == nil else { return }
    let wait = shown.time.map { $0 + ShownProgress.interval - time } ?? .zero
    if wait <= .zero {
      shown.time = time
      messages.post(message)
    } else {
      shown.timer = after(wait) { reply in
        reply.shown.timer = nil
        reply.showWhenDue(at: reply.elapsed())
      }
    }
  }

  private func storeWhenDue(at time: Duration) {
    let waiting = message.text.utf8.count - stored.count + message.reasoning.utf8.count - stored.reasoning
    guard conclusion == nil, stored.writing == nil, waiting > 0 else { return }
    let wait = stored.time + StoredProgress.interval - time
    if wait <= .zero || (waiting >= StoredProgress.bytes && !stored.hasFailed) {
      stored.timer?.cancel()
      stored.timer = nil
      stored.time = time
      stored.writing = Task { await write() }
    } else if stored.timer == nil {
      stored.timer = after(wait) { reply in
        reply.stored.timer = nil
        reply.storeWhenDue(at: reply.elapsed())
      }
    }
  }

  private func write() async {
    let (text, reasoning) = (message.text, message.reasoning)
    do {
      // Reasoning ends when the text begins: it is not written again with each piece of the text.
      let hasThought = reasoning.utf8.count != stored.reasoning
      try await chats.update(message.id, text: text, reasoning: hasThought ? reasoning : nil)
      (stored.count, stored.reasoning) = (text.utf8.count, reasoning.utf8.count)
      stored.hasFailed = false
    } catch {
      // The reply continues. Its end is stored with the whole text, or reports why it could not be.
      stored.hasFailed = true
    }
    stored.writing = nil
    storeWhenDue(at: elapsed())
  }

  private func after(
    _ wait: Duration, _ body: @escaping @Sendable (isolated ReplyInFlight) -> Void
  ) -> Task<Void, Never> {
    Task {
      try? await clock.sleep(for: wait)
      // A stopped timer may have been replaced: it must not change its successor.
      if !Task.isCancelled { body(self) }
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Measures the time from now on.
  func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
