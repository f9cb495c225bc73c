import ProjectFacts

/// Modules as documents show them.
extension Module {
  /// The folders under Modules that documents mention, from the top down.
  static let shownLayers = [
    "Apps", "Core", "CommandLine", "CommandPalette", "Features", "Samples", "UseCases", "Services", "Platform",
    "FeatureKit", "Interface",
    "Entities",
  ]

  /// Its folder, as documents name it: that of its layer, or Apps.
  var shownLayer: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts.first == "Modules" && parts.count > 1 ? parts[1] : parts.first ?? ""
  }

  /// Whether only tests and demos use it.
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
