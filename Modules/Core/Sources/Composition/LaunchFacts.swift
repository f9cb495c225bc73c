import Entities

/// The facts of a run.
protocol LaunchFacts {
  /// The program's version.
  var version: String { get }
  /// The place of the data, in words for the user.
  var dataDirectory: String { get }
  /// The checks of the program and its surroundings.
  var deviceHealthChecks: [any HealthCheck] { get }
}

extension LaunchFacts {
  /// The findings about the program, its system and its terminal.
  func deviceDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for healthCheck in deviceHealthChecks { diagnostics += await healthCheck.diagnostics(in: language) }
    return diagnostics
  }
}
