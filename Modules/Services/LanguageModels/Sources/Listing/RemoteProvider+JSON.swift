import Entities
import HTTP
import JSON

extension RemoteProvider {
  /// The maximum size of a list in bytes: OpenRouter's has half a MiB.
  static let maximumList = 8 << 20

  /// A call whose response is one JSON value.
  /// - Parameters:
  ///   - limit: The maximum size of the response in bytes.
  ///   - onProgress: Called with the number of received bytes: with 0 when the request is sent, then for each piece.
  func json(
    at path: String, sending body: JSONValue? = nil, atMost limit: Int = maximumList,
    onProgress: (_ received: Int) -> Void = { _ in }
  ) async throws(RequestError) -> JSONValue {
    var hasBegun = false
    do {
      var head: HTTPResponseHead?
      var bytes: [UInt8] = []
      for try await event in client.stream(request(path, sending: body, maximumBytes: limit)) {
        switch event {
        case .sent:
          onProgress(0)
          continue
        case .head(let arrived): head = arrived
        case .bytes(let more):
          bytes += more
          onProgress(bytes.count)
        }
        hasBegun = true
      }
      // When a task is cancelled, its stream ends like a complete response.
      guard let head, !Task.isCancelled else { throw RequestError.truncated }
      guard (200..<300).contains(head.status) else { throw RequestError.refusal(head, APIErrorResponse(body: bytes)) }
      return try value(bytes)
    } catch let failure as HTTPFailure {
      throw .connection(failure, hasBegun: hasBegun)
    } catch let error as RequestError {
      throw error
    } catch {
      throw .truncated
    }
  }

  private func value(_ bytes: [UInt8]) throws(RequestError) -> JSONValue {
    guard let json = try? JSONValue(parsing: bytes) else {
      throw .malformed(
        bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
          ? LocalizedText("a web page", "웹 페이지") : LocalizedText("something that is not JSON", "JSON이 아닌 데이터"))
    }
    if let apiError = APIErrorResponse(inside: json) { throw .apiError(apiError) }
    return json
  }
}
