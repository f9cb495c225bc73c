import ProjectFacts

/// Modules as documents show them.
extension Module {
  /// The folders that documents mention, from the top down: Apps, and those under Modules.
  static let shownLayers = [
    "Apps", "Core", "CommandLine", "CommandPalette", "Features", "Samples", "UseCases", "Services", "Platform",
    "FeatureKit", "Interface",
    "Entities",
  ]

  /// Its folder, as documents name it: the first folder under Modules, or Apps, Tools or Tests.
  var shownLayer: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts.first == "Modules" && parts.count > 1 ? parts[1] : parts.first ?? ""
  }

  /// Whether no program for users contains it: a test, test support, a demo or a tool.
  var isForTests: Bool { role != .library || layer?.ships == false }
}

extension Project {
  /// The modules of a program, without tests and test support.
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
