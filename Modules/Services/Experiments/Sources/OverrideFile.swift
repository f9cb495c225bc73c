import Configuration
import Entities
import JSON

/// The file of the variants chosen by hand: `{"categoryRow":"top"}`.
struct OverrideFile {
  let path: String

  /// The chosen variants. An unreadable file or other contents count as no choice, which a tester notices at once.
  func read() -> [String: String] {
    guard let bytes = try? SmallFile.read(path, limit: 1 << 14),
      let object = (try? JSONValue(parsing: bytes))?.object
    else { return [:] }
    return Dictionary(object.members.compactMap { member in member.value.string.map { (member.key, $0) } }) { $1 }
  }

  func save(_ overrides: [String: String]) throws(FileFailure) {
    let members = overrides.sorted { $0.key < $1.key }.map {
      JSONObject.Member(key: $0.key, value: .string($0.value))
    }
    try SmallFile.replace(path, with: Array((JSONValue.object(JSONObject(members)).text() + "\n").utf8))
  }
}
