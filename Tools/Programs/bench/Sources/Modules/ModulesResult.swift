/// What `bench modules` found, as it is written to the JSON file. Times are in seconds.
struct ModulesResult: Codable {
  var machine: Machine
  /// How often each time was taken, but for those after a change of one line: three times always.
  var rounds: Int
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not say.
  var othersShare: Double?
  /// What the app is made of.
  var size: Size
  /// What each kind of edit made the compiler do.
  var edits: [Edit] = []
  /// The app built from nothing, and after a change of one line of a feature: as modules and as one module.
  var cleanDebug = Pair()
  var cleanRelease = Pair()
  var lineDebug = Pair()
  var lineRelease = Pair()
  /// The test loop from nothing: of the whole package, and of each feature alone.
  var wholeBuild = Series()
  var wholeTests = Series()
  var features: [String: Series] = [:]
  /// Whether all tests of the whole package passed while they were timed.
  var testsPassed: Bool?
  /// Why there are no figures for the one module, when it could not be built.
  var withoutTwin: String?

  struct Size: Codable {
    var modules: Int, files: Int, lines: Int
    /// The words that had to be told apart to make it one module.
    var renamed: [String]
  }

  struct Edit: Codable {
    var module: String
    var edit: String
    /// The files compiled in each module.
    var recompiled: [String: Int]
    /// Other features among them.
    var siblings: [String]
    /// The files that the same edit compiles in the one module.
    var filesInMonolith: Int?
  }
}

extension ModulesResult {
  /// The whole loop: build and run.
  var whole: Series {
    Series(seconds: zip(wholeBuild.seconds, wholeTests.seconds).map(+))
  }

  /// How a feature's loop compares with the whole's, 0 to 1, by feature.
  var shares: [(feature: String, share: Double)] {
    features.compactMap { name, series in series.ratio(to: whole).map { (name, $0) } }.sorted { $0.0 < $1.0 }
  }
}
