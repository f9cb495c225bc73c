import FeatureKit

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

  /// What comes after `settings` in a link: a section of these, by any of its names, and `?q=WORDS`; nil for anything
  /// else.
  @MainActor init?(path: [String], values: [String: String], among known: [SettingsSection]) {
    guard path.count < 2, values.keys.allSatisfy({ $0 == "q" }) else { return nil }
    let named = known.first { section in
      section.isAvailable() && path.first.map(([section.id] + section.aliases).contains) == true
    }
    guard path.isEmpty || named != nil else { return nil }
    section = named?.id
    query = values["q"] ?? ""
  }
}
