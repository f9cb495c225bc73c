import CCurl

/// The unread bytes of a transfer, and the reader that waits for more.
struct TransferInbox {
  typealias Delivery = Result<HTTPEvent?, any Error>

  /// The largest number of unread bytes; then the server is slowed down.
  static let capacity = 256 << 10

  /// Whether the request is being sent, and whether the reader must still be notified of it.
  private var isSent = false, tellsSending = false
  private var head: HTTPResponseHead?
  private var bytes: [UInt8] = []
  private var result: Result<Void, any Error>?
  private var hasStarted = false
  /// Whether the thread waits for the reader.
  private var isHeldBack = false
  /// Wakes the thread, while it can be woken.
  var waker: TransferWaker?
  /// The reader that waits for something to arrive.
  var reader: CheckedContinuation<HTTPEvent?, any Error>?
}

/// The reader's side.
extension TransferInbox {
  /// Whether this is the moment to start the thread.
  mutating func start() -> Bool {
    defer { hasStarted = true }
    return !hasStarted && result == nil
  }

  /// The next delivery; nil if the reader has to wait.
  mutating func dequeue() -> Delivery? {
    if tellsSending {
      tellsSending = false
      return .success(.sent)
    }
    if let head {
      self.head = nil
      return .success(.head(head))
    }
    if !bytes.isEmpty {
      let taken = bytes
      bytes = []
      if isHeldBack { waker?.wake() }
      return .success(.bytes(taken))
    }
    return result?.map { nil }
  }

  /// The waiting reader and its delivery, if there are both.
  mutating func handOver() -> (CheckedContinuation<HTTPEvent?, any Error>?, Delivery?) {
    guard let reader, let delivery = dequeue() else { return (nil, nil) }
    self.reader = nil
    return (reader, delivery)
  }
}

/// The thread's side.
extension TransferInbox {
  /// Whether the transfer has ended, so that the thread has nothing more to do.
  var hasEnded: Bool { result != nil }

  mutating func recordSending() {
    guard !isSent else { return }
    (isSent, tellsSending) = (true, true)
  }

  mutating func receive(_ head: HTTPResponseHead) {
    recordSending()
    self.head = head
  }

  /// Stores the bytes; returns false if the reader must read first.
  mutating func receive(_ more: UnsafeBufferPointer<UInt8>) -> Bool {
    isHeldBack = !bytes.isEmpty && bytes.count + more.count > Self.capacity
    guard !isHeldBack else { return false }
    bytes.append(contentsOf: more)
    return true
  }

  /// Whether a paused body can continue; returns true once.
  mutating func resumes() -> Bool {
    guard isHeldBack, bytes.isEmpty else { return false }
    isHeldBack = false
    return true
  }

  mutating func end(_ result: Result<Void, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    if case .failure(let error) = result, error is CancellationError {
      tellsSending = false
      head = nil
      bytes = []
    }
    waker?.wake()
  }
}

/// Wakes a transfer's thread.
///
/// It is sendable because waking is the only libcurl call that is allowed from any thread. It must not be used after
/// the transfer was closed: it exists only in the inbox, under its lock, while the transfer is open.
struct TransferWaker: @unchecked Sendable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  func wake() {
    ccurl_wake(handle)
  }
}
