import Entities
import Foundation
import HTTP
import NetworkTesting
import Testing

@testable import Telemetry

/// The behaviour of every service, for every destination.
enum ServiceKind: CaseIterable {
  case file, console, heldConsole, collector
}

/// A service with access to its results.
private struct Stage {
  let service: any EventService
  /// The names and numbers of the events that arrived, in order.
  let arrived: () throws -> [String]

  init(_ kind: ServiceKind) throws {
    switch kind {
    case .file:
      let folder = Folder()
      service = EventFile(folder: folder.path)
      arrived = { folder.lines(of: "events.jsonl").compactMap(Stage.sample) }
    case .console, .heldConsole:
      let pipe = Pipe()
      service = EventConsole(
        descriptor: pipe.fileHandleForWriting.fileDescriptor, holdsBack: kind == .heldConsole)
      arrived = {
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
      }
    case .collector:
      let server = LoopbackServer(.answer("{}", type: "application/json"))
      service = EventCollector(address: server.url, client: HTTPClient(), version: "1")
      arrived = {
        try server.requests.flatMap { request -> [String] in
          let root = try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
          let scopes = (root?["resourceLogs"] as? [[String: Any]])?.first?["scopeLogs"] as? [[String: Any]]
          let records = scopes?.first?["logRecords"] as? [[String: Any]] ?? []
          return records.compactMap { record in
            let attribute = (record["attributes"] as? [[String: Any]])?.first
            let number = (attribute?["value"] as? [String: Any])?["intValue"] as? String
            return "\(record["eventName"] ?? "") \(attribute?["key"] ?? "")=\(number ?? "")"
          }
        }
      }
    }
  }

  private static func sample(_ line: String) -> String? {
    let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return value.map { "\($0["event"] ?? "") number=\($0["number"] ?? "")" }
  }
}

struct EventServiceContractTests {
  @Test(arguments: ServiceKind.allCases) func `Delivered events arrive once and in order`(kind: ServiceKind)
    async throws
  {
    let stage = try Stage(kind)
    #expect(await stage.service.deliver([.sample(0), .sample(1)]) == .done)
    #expect(await stage.service.deliver([.sample(2)]) == .done)
    stage.service.finish()
    #expect(try stage.arrived() == (0..<3).map { "Test_Sample number=\($0)" })
  }

  @Test(arguments: ServiceKind.allCases) func `It costs nothing before the first event`(kind: ServiceKind) throws {
    let stage = try Stage(kind)
    stage.service.finish()
    #expect(try stage.arrived().isEmpty)
  }

  @Test(arguments: ServiceKind.allCases) func `Behind a log, everything arrives by the end`(kind: ServiceKind)
    async throws
  {
    let stage = try Stage(kind)
    let log = EventLog([stage.service], now: { Timestamp(milliseconds: 0) })
    for number in 0..<20 { log.log(LoggableEvent("Test", "Sample", .info, [.count("number", number)])) }
    await log.finish()
    #expect(try stage.arrived() == (0..<20).map { "Test_Sample number=\($0)" })
  }
}
