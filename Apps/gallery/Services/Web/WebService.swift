import HTTP
import SampleEntities
import TerminalUI

/// Articles and users of a server, loaded again for each call: `posts` and `users` below its address, in the form of
/// the public JSON placeholder services.
struct WebService: ArticleService, UserService {
  /// The server's address, without a slash at its end.
  let address: String
  /// The language of error messages.
  let language: Language
  /// The time limits.
  var timeouts = HTTPTimeouts(connect: .seconds(5), firstByte: .seconds(10), idle: .seconds(10))

  func articles() async throws -> [Article] { try await list() }

  func users() async throws -> [User] { try await list() }
}

extension WebService {
  /// Loads a list, or throws a `ServiceFailure`.
  private func list<Entry: WebEntry>() async throws -> [Entry] {
    let url = "\(address)/\(Entry.path)"
    do {
      return try ListReader<Entry>().entries(in: try await body(at: [url, "\(url).json"]))
    } catch let reason as ServiceFailure.Reason {
      throw ServiceFailure(reason, at: HTTPAddress.shown(url), in: language)
    } catch let error as HTTPFailure {
      throw ServiceFailure(ServiceFailure.Reason(error, timeouts), at: HTTPAddress.shown(url), in: language)
    }
  }

  /// The content of the first address that the server knows: a file server has only names with an ending.
  private func body(at urls: [String]) async throws -> [UInt8] {
    for url in urls {
      let (status, body) = try await answer(of: url)
      if status == 404 { continue }
      guard 200..<300 ~= status else { throw ServiceFailure.Reason.refused(status: status) }
      return body
    }
    throw ServiceFailure.Reason.missing
  }

  /// The status, and the body if it is used.
  private func answer(of url: String) async throws -> (status: Int, body: [UInt8]) {
    let request = HTTPRequest(
      url: url, headers: [HTTPHeader("Accept", "application/json")], timeouts: timeouts, maximumBytes: ListLimits.bytes)
    var (status, body) = (0, [UInt8]())
    for try await event in HTTPClient().stream(request) {
      switch event {
      case .sent: break
      case .head(let head):
        status = head.status
        // Leaving the stream closes the connection: the body of an error is not read.
        guard 200..<300 ~= status else { return (status, []) }
      case .bytes(let bytes): body += bytes
      }
    }
    // A cancelled stream may look like a complete one.
    try Task.checkCancellation()
    return (status, body)
  }
}
