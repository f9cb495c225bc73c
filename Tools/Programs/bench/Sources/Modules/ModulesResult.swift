/// The result of `bench modules`, in the form of the JSON file. Times are in seconds.
struct ModulesResult: Codable {
  var machine: Machine
  /// The number of times that each time was measured. Those after a change of one line are always measured three times.
  var rounds: Int
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not report it.
  var othersShare: Double?
  /// The size of the app.
  var size: Size
  /// The files that each kind of edit recompiles.
  var edits: [Edit] = []
  /// Builds of the app, clean and after a change of one line of a feature: as modules and as one module.
  var cleanDebug = Pair()
  var cleanRelease = Pair()
  var lineDebug = Pair()
  var lineRelease = Pair()
  /// Clean test loops: of the whole package, and of each feature alone.
  var wholeBuild = Series()
  var wholeTests = Series()
  var features: [String: Series] = [:]
  /// Whether all tests of the whole package passed during the measurement.
  var testsPassed: Bool?
  /// Why there are no figures for the one module, if it could not be built.
  var withoutTwin: String?

  struct Size: Codable {
    var modules: Int, files: Int, lines: Int
    /// The names that had to be changed to make it one module.
    var renamed: [String]
  }

  struct Edit: Codable {
    var module: String
    var edit: String
    /// The files compiled in each module.
    var recompiled: [String: Int]
    /// The other features among them.
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

  /// A feature's loop as a share of the whole package's, 0 to 1, by feature.
  var shares: [(feature: String, share: Double)] {
    features.compactMap { name, series in series.ratio(to: whole).map { (name, $0) } }.sorted { $0.0 < $1.0 }
  }
}
