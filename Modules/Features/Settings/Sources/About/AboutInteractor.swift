/// What the screen about the program must know.
@MainActor public protocol AboutInteractor {
  /// The program's version.
  var version: String { get }
}
