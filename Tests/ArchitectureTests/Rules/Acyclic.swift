import ProjectFacts

extension Rule {
  /// No module depends on itself, directly or through others. SwiftPM refuses cycles in the manifest. It does not
  /// notice cycles through undeclared imports.
  static let acyclic = Rule(name: "acyclic") { project in
    let uses = Dictionary(grouping: project.uses, by: \.from.name)
    var reported: Set<Set<String>> = []
    return project.modules.compactMap { module in
      guard let circle = circle(from: module.name, uses), reported.insert(Set(circle)).inserted else { return nil }
      return Violation(
        what: "\(circle.joined(separator: " uses ")) uses \(module.name)",
        why: "modules in a circle can only be understood, built and tested together",
        cure: "move what both need into a module below them, or let one ask through a protocol of its own")
    }
  }

  /// The shortest path from a module back to itself, without the last step; nil if there is none.
  private static func circle(from start: String, _ uses: [String: [Project.Use]]) -> [String]? {
    var seen: Set<String> = []
    var pending = [[start]]
    while !pending.isEmpty {
      let path = pending.removeFirst()
      for next in Set((uses[path.last ?? start] ?? []).map(\.to.name)).sorted() {
        if next == start { return path }
        if seen.insert(next).inserted { pending.append(path + [next]) }
      }
    }
    return nil
  }
}
