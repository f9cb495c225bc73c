import Entities

/// What is known of a run from its start.
protocol RunFacts {
  /// The program's version.
  var version: String { get }
  /// Where the data is, in words for people.
  var dataDirectory: String { get }
  /// What looks at what the program runs on.
  var deviceCheckups: [any Checkup] { get }
}

extension RunFacts {
  /// What the program runs on, and on what terminal.
  func deviceFindings(in language: ContentLanguage) async -> [Finding] {
    var findings: [Finding] = []
    for checkup in deviceCheckups { findings += await checkup.findings(in: language) }
    return findings
  }
}
