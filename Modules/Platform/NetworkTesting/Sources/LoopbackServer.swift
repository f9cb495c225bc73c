import Glibc
import Synchronization
import System

/// A server on this machine that does exactly what a test's script says, right or wrong.
///
/// Each connection gets its own script; the last one serves all that follow. Connections are served one after another.
/// Nothing but `pause` waits for time to pass: its sockets give up after a while, so that a broken test ends.
public final class LoopbackServer: Sendable {
  /// The port that it listens on, or keeps closed.
  public let port: UInt16
  /// True for each client that closed first, false for one that did not in time. Only a script's `waitForClose` tells.
  public let closings: AsyncStream<Bool>
  private let listener: LoopbackSocket
  private let listens: Bool
  private let log = Log()
  private let gate = Gate()

  /// What the thread and the test share; the thread must not keep the server.
  private final class Log: Sendable {
    let requests = Mutex<[Request]>([])
  }

  /// The environment of the tests may name a proxy. Once only: libcurl reads it on its threads.
  private static let goWithoutProxy: Void = { _ = setenv("no_proxy", "127.0.0.1", 1) }()

  /// A server.
  /// - Parameters:
  ///   - scripts: What to do on each connection, in the order they come.
  ///   - readsRequests: Whether it reads a request first. One that does not speaks first.
  ///   - listens: Whether it listens. One that does not keeps its port closed.
  ///   - patience: How many seconds a step waits for the client or for the test. Where all tests of the package run at
  ///     once, one may wait for minutes until it has its turn again.
  public init(_ scripts: [[Step]], readsRequests: Bool = true, listens: Bool = true, patience: Int = 300) {
    Self.goWithoutProxy
    listener = LoopbackSocket.bound(listens: listens)
    port = listener.port
    self.listens = listens
    let (closings, continuation) = AsyncStream<Bool>.makeStream()
    self.closings = closings
    guard listens else { return }
    DedicatedThread.start { [log, gate, listener] in
      // The thread ends when the listener is shut down, and closes it then: closed any sooner, its number could
      // already be another server's, whose connections this thread would take.
      defer { listener.close() }
      var scripts = scripts[...]
      while let connection = listener.accept(patience: patience) {
        let script = (scripts.count > 1 ? scripts.popFirst() : scripts.first) ?? []
        if readsRequests {
          let request = Request(from: connection)
          log.requests.withLock { $0.append(request) }
        }
        for step in script {
          switch step {
          case .send(let bytes): connection.send(bytes)
          case .hold: gate.wait(patience: patience)
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

  /// What came so far.
  public var requests: [Request] { log.requests.withLock { $0 } }

  /// Lets one `hold` of a script go on: the one that is waiting, or the next.
  public func release() { gate.open() }
}
