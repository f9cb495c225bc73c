import Entities

/// The rules for the names and addresses of profiles.
enum ProfileRules {
  /// The name as it is stored: without the white space around it.
  static func name(_ text: String) throws(ProfileFailure) -> String {
    let name = text.trimmed
    // Invisible characters alone are no name.
    let isVisible = name.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
    guard isVisible else { throw .emptyName }
    // A character can have any number of bytes. The longest usual ones, emoji of a family, have about 25.
    guard name.utf8.count <= ProfileRegistry.longestName * 25, name.count <= ProfileRegistry.longestName else {
      throw .longName
    }
    guard name.isOneLine else { throw .brokenText }
    return name
  }

  /// The address as it is stored; nil for an empty one. Whether it exists is not checked.
  static func email(_ text: String) throws(ProfileFailure) -> String? {
    let text = text.trimmed
    if text.isEmpty { return nil }
    guard text.isOneLine else { throw .brokenText }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    // The longest path of SMTP (RFC 5321, 4.5.3.1.3).
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.count <= 254,
      !text.contains(where: \.isWhitespace)
    else { throw .brokenAddress(text) }
    return text
  }

  /// Whether two names are equal, ignoring case and Unicode composition.
  static func areSame(_ one: String, _ other: String) -> Bool {
    one.trimmed.lowercased() == other.trimmed.lowercased()
  }

  /// The name; if it is taken, the name with the first free number behind it: `Ada 2`.
  static func free(_ name: String, among taken: [String]) -> String {
    var (free, number) = (name, 1)
    while taken.contains(where: { areSame($0, free) }) {
      number += 1
      let end = " \(number)"
      free = String(name.prefix(ProfileRegistry.longestName - end.count)).trimmed + end
    }
    return free
  }
}
