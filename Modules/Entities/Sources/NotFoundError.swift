/// An error that may mean that a thing is not there which somebody named.
public protocol NotFoundError: Error {
  /// Whether it means that.
  var isMissing: Bool { get }
}
