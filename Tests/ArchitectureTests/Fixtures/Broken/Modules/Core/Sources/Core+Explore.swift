import Explore

extension CoreInteractor: ExploreInteractor {
  func more() {}
  var count: Int { 1 }
}
