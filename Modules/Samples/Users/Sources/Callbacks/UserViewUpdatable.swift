import SampleEntities

/// What the presenter tells the view.
@MainActor protocol UserViewUpdatable: AnyObject {
  var presenter: (any UserPresentable)? { get set }

  func update(with users: [User])
  func update(with error: String)
}
