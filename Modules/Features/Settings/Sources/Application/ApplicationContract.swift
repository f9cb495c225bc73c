/// What the screen about the program knows.
@MainActor public protocol AboutInteractor {
  /// The program's version.
  var version: String { get }
}

/// What the section of the application knows.
@MainActor public protocol ApplicationInteractor: AboutInteractor {
  /// The folder of the data.
  var dataDirectory: String { get }
}
