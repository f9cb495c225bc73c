import Explore

extension CoreInteractor: ExploreInteractor {
  func more() {}
}
