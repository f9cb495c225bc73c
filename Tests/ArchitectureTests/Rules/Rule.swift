import ProjectFacts

/// One wall of the architecture: facts in, messages out.
struct Rule: Sendable, CustomStringConvertible {
  var name: String
  var check: @Sendable (Project) -> [Violation]

  var description: String { name }

  /// Every rule there is. The fixture `Broken` has a mistake for each of them.
  static let all = all(listed: SharedVerb.sharedVerbs)

  /// The same, with these verbs shared on purpose.
  static func all(listed: [SharedVerb]) -> [Rule] {
    [
      readable, declaredImports, layers, acyclic, independence, protected, outsideModules, outsideWorld, terminalAlone,
      noPackages, folders, owners, coreInteractor, sharedVerbs(listed: listed), featureSurface, leadingRouters,
      moduleNames, concepts,
      sharedViews, strangersNames, queries, escapes, fileLengths,
    ]
  }
}

/// What is wrong, why that matters, and what to do about it.
struct Violation: Equatable, Sendable, CustomStringConvertible {
  var what: String
  var why: String
  var cure: String

  var description: String { "\(what).\n  Why: \(why)\n  Cure: \(cure)" }
}
