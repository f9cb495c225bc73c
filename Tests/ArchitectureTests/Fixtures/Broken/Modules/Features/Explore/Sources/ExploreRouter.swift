/// Where Explore leads.
@MainActor public protocol ExploreRouter {
  /// Leads to a question.
  func ask() async -> Bool
  /// Leads nowhere.
  var canAsk: Bool { get }
}
