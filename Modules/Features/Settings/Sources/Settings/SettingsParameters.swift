import FeatureKit

/// The shown part of the settings.
public struct SettingsParameters: Hashable, Sendable {
  /// The id of a section, to show it alone; nil for all of them.
  public let section: String?
  /// The words of the search; empty for none.
  public let query: String

  /// All sections, or one, with a search that hides some of them.
  public init(section: String? = nil, query: String = "") {
    self.section = section
    self.query = query
  }
}

extension SettingsParameters {
  /// The path of the address.
  public var path: [String] { ["settings"] + [section].compactMap(\.self) }

  /// The values behind the path.
  public var values: [String: String] { query.isEmpty ? [:] : ["q": query] }

  /// Reads the rest of a link after `settings`: one of the known sections, by its id or an alias, and `?q=WORDS`; nil
  /// for anything else.
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
