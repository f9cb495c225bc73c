public import Entities
public import JSON

/// A line of an archive: a JSON object with its members in order, without those that have no value.
public struct ArchiveLine: Sendable {
  private var object: JSONObject

  /// A line with a `type` and nothing else.
  public init(_ type: String) {
    object = JSONObject([.init(key: "type", value: .string(type))])
  }

  /// The line as JSON, without a line feed.
  public var text: String { JSONValue.object(object).text() }

  /// Adds a member; nil adds none. A key must not be added twice.
  public mutating func add(_ key: String, _ value: JSONValue?) {
    // Each key is added once: searching for an earlier one would cost more than the line.
    if let value { object.members.append(.init(key: key, value: value)) }
  }

  /// Adds a text.
  public mutating func add(_ key: String, _ text: String?) { add(key, text.map { .string($0) }) }

  /// Adds a UUID.
  public mutating func add<Entity>(_ key: String, _ id: Identifier<Entity>?) { add(key, id?.description) }

  /// Adds a time, in milliseconds since 1970. A time beyond `CalendarTime.moments` becomes the nearest one that can be read.
  public mutating func add(_ key: String, _ time: Timestamp) {
    let limits = CalendarTime.moments
    add(key, .int(min(max(time.milliseconds, limits.lowerBound), limits.upperBound)))
  }

  /// Adds a picture: its id, and its file in Base64.
  public mutating func add(_ key: String, _ picture: AvatarPicture?) {
    guard let picture else { return }
    add(
      key,
      .object(
        JSONObject([
          .init(key: "id", value: .string(picture.id.description)),
          .init(key: "png", value: .string(Base64.encoded(picture.file))),
        ])))
  }
}
