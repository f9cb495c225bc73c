/// The text that a search begins with.
public struct SearchParameters: Hashable, Sendable {
  /// The text.
  public let query: String

  /// - Parameter query: The text; empty for a search that is still to be typed.
  public init(query: String = "") {
    self.query = query
  }
}

extension SearchParameters {
  /// The values behind the path of its address.
  public var values: [String: String] { query.isEmpty ? [:] : ["q": query] }

  /// The rest of a link, after `search`: `?q=WORDS` or nothing; nil for anything else.
  init?(path: [String], values: [String: String]) {
    guard path.isEmpty, values.keys.allSatisfy({ $0 == "q" }) else { return nil }
    query = values["q"] ?? ""
  }
}
