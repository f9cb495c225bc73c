import Entities
import JSON

/// The request to a collector: an `ExportLogsServiceRequest` (opentelemetry/proto/collector/logs/v1) in JSON, in which
/// 64-bit numbers are texts.
struct LogsRequest {
  let json: JSONValue

  init(_ events: [LoggedEvent], version: String) {
    let resource = Self.attributes([("service.name", .text("aichat")), ("service.version", .text(version))])
    json = .of(
      "resourceLogs",
      .array([
        .object([
          ("resource", .of("attributes", resource)),
          (
            "scopeLogs",
            .array([
              .object([
                ("scope", .of("name", .string("aichat"))), ("logRecords", .array(events.map(Self.record))),
              ])
            ])
          ),
        ])
      ]))
  }

  private static func record(_ logged: LoggedEvent) -> JSONValue {
    .object([
      ("timeUnixNano", .string("\(logged.time.milliseconds)000000")),
      ("severityNumber", .int(logged.event.severity.number)),
      ("severityText", .string(logged.event.severity.rawValue)),
      // For collectors that do not support event names yet.
      ("body", .of("stringValue", .string(logged.event.name))),
      ("eventName", .string(logged.event.name)),
      ("attributes", attributes(logged.event.parameters.map { ($0.key, Attribute($0.value)) })),
    ])
  }

  private enum Attribute {
    case text(String), number(Int64), truth(Bool)

    init(_ value: LoggableEvent.Parameter.Value) {
      switch value {
      case .id, .choice: self = .text(value.text)
      case .count(let count): self = .number(Int64(count))
      case .duration(let milliseconds): self = .number(milliseconds)
      case .truth(let truth): self = .truth(truth)
      }
    }

    var json: JSONValue {
      switch self {
      case .text(let text): .of("stringValue", .string(text))
      case .number(let number): .of("intValue", .string(String(number)))
      case .truth(let truth): .of("boolValue", .bool(truth))
      }
    }
  }

  private static func attributes(_ list: [(key: String, value: Attribute)]) -> JSONValue {
    .array(list.map { .object([("key", .string($0.key)), ("value", $0.value.json)]) })
  }
}

extension LoggableEvent.Severity {
  /// OpenTelemetry's number: INFO is 9, WARN 13, ERROR 17; INFO2 is for actions of the user.
  fileprivate var number: Int64 {
    switch self {
    case .info: 9
    case .analytic: 10
    case .warning: 13
    case .severe: 17
    }
  }
}

extension JSONValue {
  fileprivate static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members.map { JSONObject.Member(key: $0, value: $1) }))
  }

  fileprivate static func of(_ key: String, _ value: JSONValue) -> JSONValue { .object([(key, value)]) }
}
