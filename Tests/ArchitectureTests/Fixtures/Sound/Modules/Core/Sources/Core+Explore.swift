import Explore

struct CoreRouter {}

extension CoreRouter {
  func showChat() {}
}
