import HTTP
import SampleEntities
import TerminalUI

/// Articles and users of a server, fetched anew for each question: `posts` and `users` below its address, in the form of
/// the public JSON placeholder services.
struct WebService: ArticleService, UserService {
  /// The server's address, without a slash at its end.
  let address: String
  /// The language of failures, which describe themselves.
  let language: Language
  /// When to give up.
  var timeouts = HTTPTimeouts(connect: .seconds(5), firstByte: .seconds(10), idle: .seconds(10))

  func articles() async throws -> [Article] { try await list() }

  func users() async throws -> [User] { try await list() }
}

extension WebService {
  /// A list, and a `ServiceFailure` when it cannot be had.
  private func list<Entry: WebEntry>() async throws -> [Entry] {
    let url = "\(address)/\(Entry.path)"
    do {
      return try ListReader<Entry>().entries(in: try await body(at: [url, "\(url).json"]))
    } catch let reason as ServiceFailure.Reason {
      throw ServiceFailure(reason, at: HTTPAddress.shown(url), in: language)
    } catch let trouble as HTTPFailure {
      throw ServiceFailure(ServiceFailure.Reason(trouble, timeouts), at: HTTPAddress.shown(url), in: language)
    }
  }

  /// What is at the first of these addresses that the server knows: a server of files has only names with an ending.
  private func body(at urls: [String]) async throws -> [UInt8] {
    for url in urls {
      let (status, body) = try await answer(of: url)
      if status == 404 { continue }
      guard 200..<300 ~= status else { throw ServiceFailure.Reason.refused(status: status) }
      return body
    }
    throw ServiceFailure.Reason.missing
  }

  /// The status, and the body where it is of use.
  private func answer(of url: String) async throws -> (status: Int, body: [UInt8]) {
    let request = HTTPRequest(
      url: url, headers: [HTTPHeader("Accept", "application/json")], timeouts: timeouts, maximumBytes: ListLimits.bytes)
    var (status, body) = (0, [UInt8]())
    for try await event in HTTPClient().stream(request) {
      switch event {
      case .sent: break
      case .head(let head):
        status = head.status
        // Leaving the stream closes the connection: a page about an error is not read.
        guard 200..<300 ~= status else { return (status, []) }
      case .bytes(let bytes): body += bytes
      }
    }
    // A stream that was cancelled may look as if it had ended.
    try Task.checkCancellation()
    return (status, body)
  }
}
