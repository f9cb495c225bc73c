/// The data for the screen about the program.
@MainActor public protocol AboutInteractor {
  /// The program's version.
  var version: String { get }
}

/// The data for the section of the program.
@MainActor public protocol ProgramInteractor: AboutInteractor {
  /// The folder of the data.
  var dataDirectory: String { get }
}

/// Where the section of the program leads.
@MainActor public protocol AboutRouter {
  /// Shows the screen about the program.
  func showAbout()
}
