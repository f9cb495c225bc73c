import ProjectFacts

/// One rule of the architecture: facts in, messages out.
struct Rule: Sendable, CustomStringConvertible {
  var name: String
  var check: @Sendable (Project) -> [Violation]

  var description: String { name }

  /// All rules. The fixture `Broken` has a mistake for each of them.
  static let all = all(listed: SharedVerb.sharedVerbs)

  /// The same, with a given list of shared verbs.
  static func all(listed: [SharedVerb]) -> [Rule] {
    [
      readable, declaredImports, layers, acyclic, independence, protected, outsideModules, outsideWorld, terminalAlone,
      noPackages, folders, owners, coreInteractor, sharedVerbs(listed: listed), featureSurface, leadingRouters,
      moduleNames, concepts,
      sharedViews, strangersNames, queries, escapes, fileLengths,
    ]
  }
}

/// A violation: the problem, the reason, and the cure.
struct Violation: Equatable, Sendable, CustomStringConvertible {
  var what: String
  var why: String
  var cure: String

  var description: String { "\(what).\n  Why: \(why)\n  Cure: \(cure)" }
}
