import Glibc
import Synchronization
import System

/// A server on this machine that follows a test's script exactly, with or without faults.
///
/// Each connection has its own script; the last script serves all further connections. Connections are served one after
/// another. Only `pause` waits for time to pass: sockets give up after a while, so that a broken test ends.
public final class LoopbackServer: Sendable {
  /// The port that it listens on, or keeps closed.
  public let port: UInt16
  /// True for each client that closed first, false for one that did not in time. Only a script's `waitForClose` sends
  /// values.
  public let closings: AsyncStream<Bool>
  private let listener: LoopbackSocket
  private let listens: Bool
  private let log = Log()
  private let gate = Gate()

  /// The state that the thread and the test share; the thread must not retain the server.
  private final class Log: Sendable {
    let requests = Mutex<[Request]>([])
  }

  /// The environment of the tests may name a proxy. Set only once, because libcurl reads it on its threads.
  private static let goWithoutProxy: Void = { _ = setenv("no_proxy", "127.0.0.1", 1) }()

  /// A server.
  /// - Parameters:
  ///   - scripts: The script of each connection, in order.
  ///   - readsRequests: Whether it reads a request first; otherwise it sends first.
  ///   - listens: Whether it listens; otherwise its port stays closed.
  ///   - timeout: The time limit in seconds for a step that waits for the client or the test. When all tests of the
  ///     package run at once, a test may wait for minutes for its turn.
  public convenience init(
    _ scripts: [[Step]], readsRequests: Bool = true, listens: Bool = true, timeout: Int = 300
  ) {
    let left = Mutex(scripts[...])
    self.init(readsRequests: readsRequests, listens: listens, timeout: timeout) { _ in
      left.withLock { ($0.count > 1 ? $0.popFirst() : $0.first) ?? [] }
    }
  }

  /// A server that chooses the script of each connection by its request.
  public convenience init(script: @escaping @Sendable (Request) -> [Step]) {
    self.init(readsRequests: true, listens: true, timeout: 300) { $0.map(script) ?? [] }
  }

  private init(
    readsRequests: Bool, listens: Bool, timeout: Int, script: @escaping @Sendable (Request?) -> [Step]
  ) {
    Self.goWithoutProxy
    listener = LoopbackSocket.bound(listens: listens)
    port = listener.port
    self.listens = listens
    let (closings, continuation) = AsyncStream<Bool>.makeStream()
    self.closings = closings
    guard listens else { return }
    DedicatedThread.start { [log, gate, listener] in
      // The thread ends when the listener is shut down, and only then closes it. If it were closed earlier, its number
      // could already belong to another server, and this thread would accept that server's connections.
      defer { listener.close() }
      while let connection = listener.accept(timeout: timeout) {
        let request = readsRequests ? Request(from: connection) : nil
        if let request { log.requests.withLock { $0.append(request) } }
        for step in script(request) {
          switch step {
          case .send(let bytes): connection.send(bytes)
          case .hold: gate.wait(timeout: timeout)
          case .pause(let milliseconds): usleep(UInt32(min(max(0, milliseconds), 500)) * 1_000)
          case .waitForClose: continuation.yield(connection.sawClose())
          case .reset: connection.breakOnClose()
          }
        }
        connection.close()
      }
    }
  }

  /// A server with one script for all connections.
  public convenience init(_ script: Step...) { self.init([script]) }

  deinit {
    gate.end()
    listener.shutDown()
    if !listens { listener.close() }
  }

  /// Its address, without a path.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// The requests so far.
  public var requests: [Request] { log.requests.withLock { $0 } }

  /// Releases one `hold` of a script: the waiting one, or the next.
  public func release() { gate.open() }
}
