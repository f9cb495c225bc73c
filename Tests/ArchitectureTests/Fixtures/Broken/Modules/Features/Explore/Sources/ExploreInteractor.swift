import Chat
import Entities
import Storage
import TerminalTesting

/// What Explore needs.
public protocol ExploreInteractor {
  /// All avatars.
  func avatars(in category: String) async throws -> [String]
}

/// A cell that others should not see.
public struct ExploreCell {}

let all = """
  SELECT name FROM avatars
  """

let clear = "\u{1B}[2J"
