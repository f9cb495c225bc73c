import Entities

/// What is known of a run from its start.
protocol LaunchFacts {
  /// The program's version.
  var version: String { get }
  /// Where the data is, in words for people.
  var dataDirectory: String { get }
  /// What looks at what the program runs on.
  var deviceHealthChecks: [any HealthCheck] { get }
}

extension LaunchFacts {
  /// What the program runs on, and on what terminal.
  func deviceDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for healthCheck in deviceHealthChecks { diagnostics += await healthCheck.diagnostics(in: language) }
    return diagnostics
  }
}
