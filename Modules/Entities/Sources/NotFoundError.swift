/// An error that may mean that a named entity does not exist.
public protocol NotFoundError: Error {
  /// Whether the entity does not exist.
  var isMissing: Bool { get }
  /// Whether it was deleted, and the user can have it back.
  var isInTrash: Bool { get }
}

extension NotFoundError {
  /// False: most of what is missing cannot be restored.
  public var isInTrash: Bool { false }
}
