import SampleEntities

/// What the screen of a user starts with: the articles' `Delegate`. A further value changes this type only, and no
/// signature.
struct UserDetailParameters: Hashable {
  var user: User
}
