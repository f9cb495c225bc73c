import CCurl
import System

/// Sends requests to servers, and delivers their answers while they arrive.
///
/// - A request starts when its stream is first read. Cancelling the reading task, or releasing the stream, closes the
///   connection at once.
/// - The stream throws an `HTTPFailure`. A cancelled task gets a `CancellationError` if it was waiting, and otherwise
///   the end of the stream: a reader checks `Task.isCancelled` before it takes that for the end of the answer.
/// - A reader that is slower than the server slows the server down: little is kept in memory.
/// - Certificates are checked. HTTP/2 is used if a server offers it over TLS.
/// - Redirects are not followed, so that a key is sent to no other address.
/// - Proxies are taken from the environment as libcurl does (`https_proxy`, `no_proxy` …).
public struct HTTPClient: Hashable, Sendable {
  /// A file of certificates to trust, in PEM: for a server with a self-signed certificate. It replaces the machine's
  /// own file; the machine's libcurl may still use a folder of certificates. Nil trusts the machine's certificates.
  public var certificateFile: String?

  /// A client. It holds no connection, so making one costs nothing.
  public init(certificateFile: String? = nil) {
    self.certificateFile = certificateFile
  }

  /// libcurl on this machine with its libraries, as `libcurl/8.5.0 OpenSSL/3.0.13`; nil where there is none. Reading it
  /// loads the library.
  public static var libraryVersion: String? { ccurl_version().map { String(cString: $0) } }

  /// Loads libcurl on a thread of its own. That takes some milliseconds, because libcurl needs dozens of libraries.
  /// Call it as soon as a request is likely.
  public static func prepare() { _ = preparation }

  /// Runs once: a second thread would only wait for the first.
  private static let preparation: Void = { DedicatedThread.start { _ = ccurl_load() } }()

  /// Sends the request when the stream is first read, and delivers its events: that it was sent, the head, then the
  /// body in pieces.
  public func stream(_ request: HTTPRequest) -> AsyncThrowingStream<HTTPEvent, any Error> {
    let lease = TransferLease(Transfer(request, certificateFile: certificateFile))
    return AsyncThrowingStream { try await lease.transfer.next() }
  }
}

/// Ends the transfer when the stream is released.
private final class TransferLease: Sendable {
  let transfer: Transfer

  init(_ transfer: Transfer) {
    self.transfer = transfer
  }

  deinit {
    transfer.cancel()
  }
}
