import ProjectFacts

/// Modules as readers of documents want to see them.
extension Module {
  /// The folders under Modules that documents speak of, from the top down.
  static let shownLayers = [
    "Apps", "Core", "CommandLine", "Features", "Samples", "UseCases", "Services", "Platform", "FeatureKit", "Interface",
    "Entities",
  ]

  /// The folder that it stands in, of those that documents speak of: the layer's, or Apps.
  var shownLayer: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts.first == "Modules" && parts.count > 1 ? parts[1] : parts.first ?? ""
  }

  /// Whether only tests and demos have it.
  var isForTests: Bool { role != .library || layer?.ships == false }
}

extension Project {
  /// The modules that a program is made of: neither tests nor what only tests use.
  func modules(of program: String) -> [Module] {
    var reached: Set<String> = []
    var pending = [program]
    while let name = pending.popLast() {
      guard reached.insert(name).inserted else { continue }
      pending += module(name)?.declared ?? []
    }
    return modules.filter { reached.contains($0.name) }
  }
}
