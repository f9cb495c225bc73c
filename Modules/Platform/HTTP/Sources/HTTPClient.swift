import CCurl
import System

/// Asks servers, and hands on what they answer while it arrives.
///
/// - A request starts when its stream is first read. Cancelling the reading task, or letting go of the stream, closes
///   the connection at once.
/// - The stream throws an `HTTPFailure`. A cancelled task gets a `CancellationError` if it was waiting, and else finds
///   the stream at its end: a reader checks `Task.isCancelled` before it takes that for the end of the answer.
/// - A reader that is slower than the server holds the server back: little is kept in memory.
/// - Certificates are checked. HTTP/2 is spoken where a server offers it over TLS.
/// - Redirects are not followed, so that a key goes nowhere else.
/// - Proxies are taken from the environment as libcurl does (`https_proxy`, `no_proxy` …).
public struct HTTPClient: Hashable, Sendable {
  /// A file of certificates to trust, in PEM: for a server with a certificate that its owner made. It takes the place
  /// of the machine's own file; a folder of those may still count, as the machine's libcurl was built. Nil trusts what
  /// the machine trusts.
  public var certificateFile: String?

  /// A client. It holds no connection: making one is free.
  public init(certificateFile: String? = nil) {
    self.certificateFile = certificateFile
  }

  /// libcurl on this machine and what it is built with, as `libcurl/8.5.0 OpenSSL/3.0.13`; nil where there is none.
  /// Asking loads it.
  public static var libraryVersion: String? { ccurl_version().map { String(cString: $0) } }

  /// Loads libcurl on a thread of its own. With its fifty libraries that takes some milliseconds: call it as soon as a
  /// request is likely.
  public static func prepare() { _ = preparation }

  /// Runs once: a second thread would only wait for the first.
  private static let preparation: Void = { DedicatedThread.start { _ = ccurl_load() } }()

  /// Sends the request when the stream is first read, and gives its answer: that it is sent, the head, then the body
  /// in pieces.
  public func stream(_ request: HTTPRequest) -> AsyncThrowingStream<HTTPEvent, any Error> {
    let lease = TransferLease(Transfer(request, certificateFile: certificateFile))
    return AsyncThrowingStream { try await lease.transfer.next() }
  }
}

/// Ends the transfer when the stream has gone.
private final class TransferLease: Sendable {
  let transfer: Transfer

  init(_ transfer: Transfer) {
    self.transfer = transfer
  }

  deinit {
    transfer.cancel()
  }
}
