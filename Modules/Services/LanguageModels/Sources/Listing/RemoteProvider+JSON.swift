import Entities
import HTTP
import JSON

extension RemoteProvider {
  /// The maximum size of a list in bytes: OpenRouter's has half a MiB.
  private static let maximumList = 8 << 20

  /// A call whose response is one JSON value.
  func json(at path: String, sending body: JSONValue? = nil) async throws(RequestError) -> JSONValue {
    var hasBegun = false
    do {
      var head: HTTPResponseHead?
      var bytes: [UInt8] = []
      for try await event in client.stream(request(path, sending: body, maximumBytes: Self.maximumList)) {
        switch event {
        case .sent: continue
        case .head(let arrived): head = arrived
        case .bytes(let more): bytes += more
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
