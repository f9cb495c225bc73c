import Foundation
import HTTP
import NetworkTesting
import Testing

@testable import Telemetry

struct EventCollectorTests {
  private func deliver(_ status: String, headers: String = "") async -> Delivery {
    let server = LoopbackServer(.text("HTTP/1.1 \(status)\r\n\(headers)Content-Length: 0\r\nConnection: close\r\n\r\n"))
    return await EventCollector(address: server.url, client: HTTPClient(), version: "1").deliver([.sample(1)])
  }

  @Test func `The request follows OpenTelemetry's specification`() async throws {
    let server = LoopbackServer(.answer("{}", type: "application/json"))
    let collector = EventCollector(address: server.url + "/", client: HTTPClient(), version: "1.2.3")
    #expect(await collector.deliver([.full]) == .done)
    let request = try #require(server.requests.first)
    #expect(request.head.hasPrefix("POST /v1/logs HTTP/1.1\r\n"))
    #expect(request.head.lowercased().contains("content-type: application/json"))
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"aichat"}},"#
        + #"{"key":"service.version","value":{"stringValue":"1.2.3"}}]},"scopeLogs":[{"scope":{"name":"aichat"},"#
        + #""logRecords":[{"timeUnixNano":"1795280709250000000","severityNumber":10,"severityText":"analytic","#
        + #""body":{"stringValue":"ChatView_SendMessage_Response"},"eventName":"ChatView_SendMessage_Response","#
        + #""attributes":[{"key":"chat_id","value":{"stringValue":"01890a5d-ac96-774b-bcce-b302099a8057"}},"#
        + #"{"key":"color","value":{"stringValue":"teal"}},{"key":"piece_count","value":{"intValue":"3"}},"#
        + #"{"key":"duration","value":{"intValue":"1234"}},{"key":"is_first","value":{"boolValue":true}},"#
        + #"{"key":"error_kind","value":{"stringValue":"CancellationError"}}]}]}]}]}"#)
  }

  @Test(arguments: [
    ("/v1/logs", "/v1/logs"), ("/v1/logs/", "/v1/logs"), ("/otel/v1/logs", "/otel/v1/logs"), ("/otel", "/otel/v1/logs"),
    ("/otel/?team=a", "/otel/v1/logs?team=a"), ("?team=a/b/", "/v1/logs?team=a/b/"),
  ]) func `The path of logs is added if it is missing`(path: String, wanted: String) async throws {
    let server = LoopbackServer(.answer("{}"))
    _ = await EventCollector(address: server.url + path, client: HTTPClient(), version: "1").deliver([.sample(1)])
    #expect(try #require(server.requests.first).head.hasPrefix("POST \(wanted) "))
  }

  @Test(arguments: [429, 502, 503, 504]) func `Temporary errors`(status: Int) async {
    #expect(await deliver("\(status) Later") == .later(after: nil))
    #expect(await deliver("\(status) Later", headers: "Retry-After: 7\r\n") == .later(after: .seconds(7)))
    #expect(await deliver("\(status) Later", headers: "Retry-After: -7\r\n") == .later(after: .zero))
  }

  @Test(arguments: [301, 400, 401, 404, 500]) func `Permanent errors`(status: Int) async {
    #expect(await deliver("\(status) No") == .refused)
  }

  @Test func `An unreachable server`() async {
    let server = LoopbackServer([[]], listens: false)
    let collector = EventCollector(address: server.url, client: HTTPClient(), version: "1")
    #expect(await collector.deliver([.sample(1)]) == .later(after: nil))
  }

  @Test func `An invalid address`() async {
    let collector = EventCollector(address: "ftp://nowhere", client: HTTPClient(), version: "1")
    #expect(await collector.deliver([.sample(1)]) == .refused)
  }
}
