import Entities
import JSON

/// What an import kept of a format beyond the fields of a chat or a message: an object with a member named after the
/// format, so that an export never writes one format's members into another.
struct KeptMembers {
  /// All members, of any format.
  var object: JSONObject

  init(_ extra: String) {
    let limits = JSONLimits(bytes: ChatFileLimit.line, depth: ChatFileLimit.depth)
    object = extra.isEmpty ? JSONObject() : (try? JSONValue(parsing: extra, limits: limits))?.object ?? JSONObject()
  }

  /// Members of one format.
  init(_ format: ChatFileFormat, _ members: JSONObject) {
    object = JSONObject(members.members.isEmpty ? [] : [.init(key: format.rawValue, value: .object(members))])
  }

  /// The members of a format.
  subscript(format: ChatFileFormat) -> JSONObject {
    get { object[format.rawValue]?.object ?? JSONObject() }
    set { object[format.rawValue] = newValue.members.isEmpty ? nil : .object(newValue) }
  }

  /// The object; nil for no members.
  var value: JSONValue? { object.members.isEmpty ? nil : .object(object) }

  /// The object as text; empty for no members.
  var text: String { value?.text() ?? "" }
}
