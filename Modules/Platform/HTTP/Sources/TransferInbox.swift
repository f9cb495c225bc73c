import CCurl

/// What has arrived and was not read yet, and the reader that waits for more.
struct TransferInbox {
  typealias Delivery = Result<HTTPEvent?, any Error>

  /// How many bytes may wait to be read before the server is held back.
  static let capacity = 256 << 10

  /// Whether the request is known to go out, and whether the reader must still hear of it.
  private var isSent = false, tellsSending = false
  private var head: HTTPResponseHead?
  private var bytes: [UInt8] = []
  private var result: Result<Void, any Error>?
  private var hasStarted = false
  /// Whether the thread waits for the reader.
  private var isHeldBack = false
  /// Wakes the thread, while it has something to be woken from.
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

  /// What there is to read: nil if one has to wait.
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

  /// The waiting reader and what it gets, if there is both.
  mutating func handOver() -> (CheckedContinuation<HTTPEvent?, any Error>?, Delivery?) {
    guard let reader, let delivery = dequeue() else { return (nil, nil) }
    self.reader = nil
    return (reader, delivery)
  }
}

/// The thread's side.
extension TransferInbox {
  /// Whether the transfer is over, and the thread has nothing more to do.
  var hasEnded: Bool { result != nil }

  mutating func recordSending() {
    guard !isSent else { return }
    (isSent, tellsSending) = (true, true)
  }

  mutating func receive(_ head: HTTPResponseHead) {
    recordSending()
    self.head = head
  }

  /// Takes the bytes, or says false if the reader must read first.
  mutating func receive(_ more: UnsafeBufferPointer<UInt8>) -> Bool {
    isHeldBack = !bytes.isEmpty && bytes.count + more.count > Self.capacity
    guard !isHeldBack else { return false }
    bytes.append(contentsOf: more)
    return true
  }

  /// Whether a body that was held back can flow again; says so once.
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
/// It can be sent because waking is the one thing that libcurl allows from any thread. It must not be used after the
/// transfer was closed: it stands only in the inbox, under its lock, while the transfer is open.
struct TransferWaker: @unchecked Sendable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  func wake() {
    ccurl_wake(handle)
  }
}
