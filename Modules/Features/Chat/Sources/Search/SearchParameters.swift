/// What a search begins with.
public struct SearchParameters: Hashable, Sendable {
  /// What is searched for.
  public let query: String

  /// A search for these words; without any, for what will be typed.
  public init(query: String = "") {
    self.query = query
  }
}

extension SearchParameters {
  /// The values behind the path of its address.
  public var values: [String: String] { query.isEmpty ? [:] : ["q": query] }

  /// What comes after `search` in a link: `?q=WORDS`, or nothing; nil for anything else.
  init?(path: [String], values: [String: String]) {
    guard path.isEmpty, values.keys.allSatisfy({ $0 == "q" }) else { return nil }
    query = values["q"] ?? ""
  }
}
