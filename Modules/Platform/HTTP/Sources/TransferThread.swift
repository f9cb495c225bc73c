import CCurl
import Synchronization
import System

/// The thread that performs one transfer, from its request to its end.
///
/// Only this thread uses libcurl's handle, except for waking it under the inbox's lock. Each transfer has its own
/// thread, because libcurl may block for long when it looks up a name.
final class TransferThread {
  private let transfer: Transfer
  private var headReader = HeadReader()
  private var isSent = false
  private var bodySize = 0
  /// The time of the start, of the last arrival, or of the end of the last pause.
  private var lastSign = ContinuousClock.now
  private var isHeldBack = false
  private var pace = DeliveryPace()
  /// The reason why this thread ended the transfer; nil when libcurl ended it. libcurl cannot report this reason.
  private var ownFailure: HTTPFailure?

  private init(_ transfer: Transfer) {
    self.transfer = transfer
  }

  /// Starts a thread for a transfer.
  static func run(_ transfer: Transfer) {
    if DedicatedThread.start({ transfer.finish(TransferThread(transfer).perform()) }) { return }
    transfer.finish(.failure(HTTPFailure.other("no thread could be started")))
  }

  private func perform() -> Result<Void, any Error> {
    if let fault = transfer.request.fault { return .failure(fault) }
    var outcome = ccurl_ok
    guard let handle = open(&outcome) else {
      return .failure(HTTPFailure(outcome, words: "the transfer could not be set up"))
    }
    transfer.inbox.withLock { [waker = TransferWaker(handle)] in $0.waker = waker }
    defer {
      transfer.inbox.withLock { $0.waker = nil }
      ccurl_close(handle)
    }
    lastSign = .now
    while ccurl_perform(handle, &outcome) != 0 {
      if !isSent, ccurl_is_sent(handle) != 0 {
        isSent = true
        transfer.change { $0.recordSending() }
      }
      if let phase = overduePhase { return .failure(HTTPFailure.timedOut(phase)) }
      if transfer.inbox.withLock({ $0.hasEnded }) { return .success(()) }
      if pace.takeDue(at: .now) { transfer.deliver() }
      ccurl_wait(handle, waitingTime)
      if isHeldBack, transfer.inbox.withLock({ $0.resumes() }) {
        isHeldBack = false
        lastSign = .now
        ccurl_resume(handle)
      }
    }
    if let ownFailure { return .failure(ownFailure) }
    guard outcome == ccurl_ok else {
      return .failure(HTTPFailure(outcome, words: ccurl_words(handle).map { String(cString: $0) } ?? ""))
    }
    guard headReader.isComplete else { return .failure(HTTPFailure.malformed("the answer has no head")) }
    return .success(())
  }
}

extension TransferThread {
  /// The time that the server may still be silent.
  private var remaining: Duration {
    let timeouts = transfer.request.timeouts
    return (hasBegun ? timeouts.idle : timeouts.firstByte) - (.now - lastSign)
  }

  private var overduePhase: HTTPFailure.Phase? {
    guard !isHeldBack, remaining <= .zero else { return nil }
    return hasBegun ? .idle : .firstByte
  }

  /// Whether the body has begun: many servers send their head before they start to work.
  private var hasBegun: Bool { bodySize > 0 }

  /// The longest wait in milliseconds. A cancellation and a reading wake the thread.
  private var waitingTime: Int32 {
    if let wait = pace.wait(at: .now) { return wait }
    return isHeldBack ? 60_000 : Int32(clamping: min(60_000, max(remaining, .zero).milliseconds))
  }
}

extension TransferThread {
  private func open(_ outcome: inout ccurl_outcome) -> OpaquePointer? {
    let request = transfer.request
    let sinks = ccurl_sinks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      head: { TransferThread.sink($0, $1, $2) { $0.consume(line: $1) } },
      body: { TransferThread.sink($0, $1, $2) { $0.consume(bytes: $1) } })
    // libcurl sends "Name;" as a header without a value, and adds an Expect header that servers answer slowly.
    let lines = request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" } + ["Expect:"]
    let connect = request.timeouts.connect.milliseconds
    return CStrings.with(lines) { lines in
      ccurl_open(
        request.method, request.url, lines.baseAddress, lines.count, request.body, request.body?.count ?? 0, connect,
        transfer.certificateFile, sinks, &outcome)
    }
  }

  private static func sink(
    _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<UInt8>?, _ count: Int,
    _ body: (TransferThread, UnsafeBufferPointer<UInt8>) -> ccurl_verdict
  ) -> ccurl_verdict {
    guard let context else { return ccurl_stop }
    let thread = Unmanaged<TransferThread>.fromOpaque(context).takeUnretainedValue()
    return body(thread, UnsafeBufferPointer(start: start, count: count))
  }

  private func consume(line: UnsafeBufferPointer<UInt8>) -> ccurl_verdict {
    lastSign = .now
    do {
      guard let head = try headReader.consume(line) else { return ccurl_taken }
      transfer.change { $0.receive(head) }
      return ccurl_taken
    } catch {
      ownFailure = error
      return ccurl_stop
    }
  }

  private func consume(bytes: UnsafeBufferPointer<UInt8>) -> ccurl_verdict {
    lastSign = .now
    guard bodySize + bytes.count <= transfer.request.maximumBytes else {
      ownFailure = .tooLarge(limit: transfer.request.maximumBytes)
      return ccurl_stop
    }
    let isTaken = transfer.inbox.withLock { $0.receive(bytes) }
    // A full inbox needs its reader now.
    if pace.recordArrival(at: lastSign) || !isTaken { transfer.deliver() }
    isHeldBack = !isTaken
    bodySize += isTaken ? bytes.count : 0
    return isTaken ? ccurl_taken : ccurl_pause
  }
}
