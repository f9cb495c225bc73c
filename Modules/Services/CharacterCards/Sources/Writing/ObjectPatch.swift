import Entities
import JSON

/// Writes the fields that differ between two values into the object from which the first was read.
struct ObjectPatch<Value> {
  let old: Value, new: Value
  var object: JSONObject

  /// Writes a field if it was changed. A field without a value is removed.
  mutating func set<Field: Equatable & JSONRepresentable>(_ field: KeyPath<Value, Field>, at path: String...) {
    if changes(field) { object[path[...]] = new[keyPath: field].json }
  }

  /// Whether a field was changed.
  func changes<Field: Equatable>(_ field: KeyPath<Value, Field>) -> Bool {
    old[keyPath: field] != new[keyPath: field]
  }
}

/// A value of a field, as it is written.
protocol JSONRepresentable {
  /// Nil if the field is to be left out.
  var json: JSONValue? { get }
}

extension String: JSONRepresentable {
  var json: JSONValue? { .string(self) }
}

extension Bool: JSONRepresentable {
  var json: JSONValue? { .bool(self) }
}

extension Int: JSONRepresentable {
  var json: JSONValue? { .int(Int64(self)) }
}

extension Double: JSONRepresentable {
  var json: JSONValue? { Int64(exactly: self).map(JSONValue.int) ?? .double(self) }
}

extension Timestamp: JSONRepresentable {
  /// Seconds, as version 3 wants.
  var json: JSONValue? { .int(milliseconds / 1_000) }
}

extension Array<String>: JSONRepresentable {
  var json: JSONValue? { .array(map(JSONValue.string)) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  var json: JSONValue? { flatMap(\.json) }
}
