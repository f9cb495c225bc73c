/// A line of the owners file: a pattern and its owners.
///
/// The form is GitHub's: https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
package struct OwnerLine: Sendable {
  package var pattern: String
  package var owners: [String]
  package var line: Int

  package static let path = ".github/CODEOWNERS"

  package static func lines(of text: String) -> [OwnerLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let pattern = words.first else { return nil }
      return OwnerLine(pattern: pattern, owners: Array(words.dropFirst()), line: index + 1)
    }
  }

  /// Whether this line applies to every path without another line.
  package var isFallback: Bool { pattern == "*" }

  /// Whether the pattern matches the path or a folder around it. As in `.gitignore`, a slash at the front or in the
  /// middle ties the pattern to the top, `*` is part of one name, and `**` any number of folders.
  package func matches(_ path: String) -> Bool {
    var segments = pattern.split(separator: "/").map(String.init)
    let isTied = pattern.dropLast().contains("/")
    if !isTied { segments.insert("**", at: 0) }
    return Self.matches(segments[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, matches(Array(first)[...], Array(name)[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return (name.startIndex...name.endIndex).contains { matches(pattern.dropFirst(), name[$0...]) }
    }
    guard let character = name.first, first == "?" || first == character else { return false }
    return matches(pattern.dropFirst(), name.dropFirst())
  }
}
