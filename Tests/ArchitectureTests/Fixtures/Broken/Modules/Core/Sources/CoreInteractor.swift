import Entities
import Explore

struct CoreInteractor {
  func avatars(in category: String) async -> [String] { [] }
}
