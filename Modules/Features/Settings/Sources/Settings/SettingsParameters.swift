/// Which settings are shown.
public struct SettingsParameters: Hashable, Sendable {
  /// The name of a section, to see it alone; nil to see all of them.
  public let section: String?
  /// What is searched for among them.
  public let query: String

  /// All sections, or one; with what a search leaves of them.
  public init(section: String? = nil, query: String = "") {
    self.section = section
    self.query = query
  }
}

extension SettingsParameters {
  /// The path of its address.
  public var path: [String] { ["settings"] + [section].compactMap(\.self) }

  /// The values behind it.
  public var values: [String: String] { query.isEmpty ? [:] : ["q": query] }

  /// What comes after `settings` in a link: a section of these, and `?q=WORDS`; nil for anything else.
  init?(path: [String], values: [String: String], among known: [String]) {
    guard path.count < 2, path.allSatisfy(known.contains), values.keys.allSatisfy({ $0 == "q" }) else { return nil }
    section = path.first
    query = values["q"] ?? ""
  }
}
