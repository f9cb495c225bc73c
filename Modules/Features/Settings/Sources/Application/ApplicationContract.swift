/// The data for the screen about the program.
@MainActor public protocol AboutInteractor {
  /// The program's version.
  var version: String { get }
}

/// The data for the section of the application.
@MainActor public protocol ApplicationInteractor: AboutInteractor {
  /// The folder of the data.
  var dataDirectory: String { get }
}
