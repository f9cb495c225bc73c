import Entities
import Storage

/// What listeners have of a reply.
struct ShownProgress {
  /// How often it is shown at most: 30 times a second, which the eye does not see as steps.
  static let interval = Duration.milliseconds(33)

  /// When it was last shown; nil before the first piece, which is shown at once.
  var time: Duration?
  var timer: Task<Void, Never>?
}

/// What the store has of a reply.
struct StoredProgress {
  /// How old text that is not stored can become, and how many bytes there can be of it before that.
  static let interval = Duration.milliseconds(250), bytes = 1024

  /// When the stored text was taken; the empty one at the beginning.
  var time = Duration.zero
  /// How many bytes of the text, and of what was thought before it, are stored.
  var count = 0, reasoning = 0
  /// Whether the last attempt failed: then only time brings the next one, so that a full disk is not hammered.
  var hasFailed = false
  /// The attempt under way. The model is read meanwhile: a slow disk does not hold up what is shown.
  var writing: Task<Void, Never>?
  var timer: Task<Void, Never>?
}

extension ReplyInFlight {
  /// Shows and stores what has come, now or soon. Without anything new there is no timer, so nothing wakes up.
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
      // Thinking is over when the text begins: it is not written again with each piece of that.
      let hasThought = reasoning.utf8.count != stored.reasoning
      try await chats.update(message.id, text: text, reasoning: hasThought ? reasoning : nil)
      (stored.count, stored.reasoning) = (text.utf8.count, reasoning.utf8.count)
      stored.hasFailed = false
    } catch {
      // The reply goes on. Its end is stored with the whole text, or says why it could not be.
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
      // A timer that was stopped may have been replaced: it must not touch its successor.
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
