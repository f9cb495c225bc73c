import Entities
public import HTTP
import JSON

/// Sends events to a server that collects them, in OpenTelemetry's protocol: logs, as JSON over HTTP.
///
/// The protocol is https://opentelemetry.io/docs/specs/otlp/ (1.x): a POST to `/v1/logs`. The statuses 429, 502, 503
/// and 504 and a failed connection are retried, after the seconds in `Retry-After` if it is given. The events are sent
/// with the name and the version of the program: no key, and no host name.
public struct EventCollector: EventService {
  /// The default of OpenTelemetry's own processors for logs.
  public let gatheringTime: Duration = .seconds(1)
  private let address: String
  private let client: HTTPClient
  private let version: String

  /// A collector at an address: `http://localhost:4318`, to which `/v1/logs` is added if it is missing.
  /// - Parameter version: The program's version.
  public init(address: String, client: HTTPClient, version: String) {
    // A query or fragment, which some collectors require, stays after the path.
    let end = address.firstIndex { "?#".contains($0) } ?? address.endIndex
    let base = address[..<end].hasSuffix("/") ? address[..<end].dropLast() : address[..<end]
    self.address = base + (base.hasSuffix("/v1/logs") ? "" : "/v1/logs") + address[end...]
    self.client = client
    self.version = version
  }

  /// Sends events in one request.
  public func deliver(_ events: [LoggedEvent]) async -> Delivery {
    let request = HTTPRequest(
      method: "POST", url: address, headers: [HTTPHeader("Content-Type", "application/json")],
      body: Array(LogsRequest(events, version: version).json.text().utf8),
      timeouts: HTTPTimeouts(connect: .seconds(5), firstByte: .seconds(10), idle: .seconds(10)),
      maximumBytes: 1 << 16)
    do {
      var delivery = Delivery.later(after: nil)
      for try await event in client.stream(request) {
        if case .head(let head) = event { delivery = Self.delivery(head) }
      }
      return delivery
    } catch {
      // An unreachable server may be reachable later; an invalid address stays invalid.
      return HTTPAddress.fault(in: address) == nil ? .later(after: nil) : .refused
    }
  }

  private static func delivery(_ head: HTTPResponseHead) -> Delivery {
    switch head.status {
    case 200...299: return .done
    case 429, 502, 503, 504:
      let seconds = head["retry-after"].flatMap { Int($0) }.map { max(0, $0) }
      return .later(after: seconds.map { .seconds($0) })
    default: return .refused
    }
  }
}
