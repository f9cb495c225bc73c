import Entities
import HTTP
import JSON

extension RemoteProvider {
  /// The longest answer that a list may be: OpenRouter's has half a MiB.
  private static let maximumList = 8 << 20

  /// A call that is answered by one JSON value.
  func json(at path: String, sending body: JSONValue? = nil) async throws(Trouble) -> JSONValue {
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
      // A cancelled stream ends as if the answer did.
      guard let head, !Task.isCancelled else { throw Trouble.truncated }
      guard (200..<300).contains(head.status) else { throw Trouble.refusal(head, ServerComplaint(body: bytes)) }
      return try value(bytes)
    } catch let failure as HTTPFailure {
      throw .connection(failure, hasBegun: hasBegun)
    } catch let trouble as Trouble {
      throw trouble
    } catch {
      throw .truncated
    }
  }

  private func value(_ bytes: [UInt8]) throws(Trouble) -> JSONValue {
    guard let json = try? JSONValue(parsing: bytes) else {
      throw .malformed(
        bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
          ? LocalizedText("a web page", "웹 페이지") : LocalizedText("something that is not JSON", "JSON이 아닌 데이터"))
    }
    if let complaint = ServerComplaint(inside: json) { throw .complaint(complaint) }
    return json
  }
}
