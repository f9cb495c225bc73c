import SampleEntities

/// Where the presenter leads.
@MainActor protocol UserRoutable {
  func showUserDetail(userInfo: User)
}
