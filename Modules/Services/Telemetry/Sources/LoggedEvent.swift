public import Entities
import JSON

/// An event with its time.
public struct LoggedEvent: Hashable, Sendable {
  /// The event.
  public let event: LoggableEvent
  /// The time at which it was logged.
  public let time: Timestamp

  /// Makes a logged event.
  public init(_ event: LoggableEvent, at time: Timestamp) {
    self.event = event
    self.time = time
  }
}

extension LoggedEvent {
  /// The event as one line of JSON, with its line feed: `time` in UTC (RFC 3339), `event`, `severity`, and the
  /// parameters by name, durations in milliseconds.
  var line: String { line(withIDs: true) }

  /// The line with or without ids of chats and avatars.
  func line(withIDs: Bool) -> String {
    var line = JSONObject()
    line["time"] = .string(time.preciseUTC)
    line["event"] = .string(event.name)
    line["severity"] = .string(event.severity.rawValue)
    for parameter in event.parameters {
      if case .id = parameter.value, !withIDs { continue }
      line[parameter.key] = parameter.value.json
    }
    return JSONValue.object(line).text() + "\n"
  }

  /// The event as a readable text: `ChatView_SendMessage_Start chat_id=…`.
  var summary: String {
    ([event.name] + event.parameters.map { "\($0.key)=\($0.value.text)" }).joined(separator: " ")
  }
}

extension LoggableEvent.Parameter.Value {
  var json: JSONValue {
    switch self {
    case .id, .choice: .string(text)
    case .count(let count): .int(Int64(count))
    case .duration(let milliseconds): .int(milliseconds)
    case .truth(let truth): .bool(truth)
    }
  }

  var text: String {
    switch self {
    case .id(let high, let low): "\(Identifier<Self>(high: high, low: low))"
    case .choice(let choice): choice
    case .count(let count): "\(count)"
    case .duration(let milliseconds): "\(milliseconds)ms"
    case .truth(let truth): "\(truth)"
    }
  }
}
