import ProjectFacts

extension Rule {
  /// No feature depends on another, except through Core.
  static let independence = Rule(name: "independence") { project in
    let uses = Dictionary(grouping: project.uses, by: \.from.name)
    return project.modules.filter { $0.feature != nil }.flatMap { module in
      chains(from: module, uses: uses).map { chain in
        Violation(
          what: "\(module.name) reaches the feature \(chain.last?.to.feature ?? "") by "
            + "\(chain.map(\.sentence).joined(separator: ", then "))",
          why: "a feature's owner builds, tests and ships it while every other feature is broken",
          cure: "say what \(module.name) needs in its own Interactor, or where it leads in its own Router, "
            + "and map one feature to the other in Core")
      }
    }
  }

  /// The shortest path to each other feature, through modules that belong to no other feature.
  private static func chains(from start: Module, uses: [String: [Project.Use]]) -> [[Project.Use]] {
    var chains: [[Project.Use]] = []
    var seen: Set = [start.name]
    var found: Set<String> = []
    var pending: [[Project.Use]] = [[]]
    while !pending.isEmpty {
      let chain = pending.removeFirst()
      for use in uses[chain.last?.to.name ?? start.name] ?? [] {
        guard use.to.layer != .core, seen.insert(use.to.name).inserted else { continue }
        if let other = use.to.feature, other != start.feature {
          if found.insert(other).inserted { chains.append(chain + [use]) }
        } else {
          pending.append(chain + [use])
        }
      }
    }
    return chains
  }
}
