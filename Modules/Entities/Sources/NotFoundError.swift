/// An error that may mean that a named entity does not exist.
public protocol NotFoundError: Error {
  /// Whether the entity does not exist.
  var isMissing: Bool { get }
}
