import ProjectFacts

extension Rule {
  /// Unreadable files cannot be checked.
  static let readable = Rule(name: "readable") { project in
    project.modules.flatMap { module in
      module.problems.map { problem in
        Violation(
          what: problem, why: "a rule that sees half of the files proves nothing",
          cure: "make the module compile, or take it out of the manifest")
      }
    }
  }

  /// Features have the same folders, and every module has a README.
  static let folders = Rule(name: "folders") { project in
    let homes = Set(project.modules.map(\.home).filter { $0.hasPrefix("Modules/") }).sorted()
    return homes.flatMap { home in
      let isFeature = Module.feature(at: home) != nil
      let parts = isFeature ? ["Sources", "TestSupport", "Tests", "Demo", "README.md"] : ["README.md"]
      return parts.filter { !project.paths.contains("\(home)/\($0)") }.map { part in
        Violation(
          what: "\(home) has no \(part)",
          why: isFeature
            ? "knowing one feature is knowing the way in every other" : "its contract is read before its code",
          cure: "add \(home)/\(part)")
      }
    }
  }

  /// Each module, app and shared folder has one owner, and each line of the owners file owns something.
  static let owners = Rule(name: "owners") { project in
    guard let lines = project.owners else {
      return [
        Violation(
          what: "\(OwnerLine.path) is missing", why: "a change asks its owner by this file",
          cure: "write one line for each module, as /Modules/Features/Explore/ @aichat/explore")
      ]
    }
    return unowned(in: project, lines: lines) + lines.flatMap { faults(of: $0, in: project) }
  }

  private static func unowned(in project: Project, lines: [OwnerLine]) -> [Violation] {
    let folders = project.paths.filter { path in
      let parts = path.split(separator: "/")
      guard parts.count == 2 && (parts[0] == "Apps" || parts[0] == "Tests") || path == "Tools" else { return false }
      return project.paths.contains { $0.hasPrefix("\(path)/") }
    }
    let homes = project.modules.map(\.home)
    return folders.union(homes).sorted().compactMap { home in
      let owning = lines.filter { !$0.isFallback && $0.matches(home) }
      guard owning.count != 1 else { return nil }
      let numbers = owning.map { "\($0.line)" }.joined(separator: ", ")
      return Violation(
        what: owning.isEmpty
          ? "\(home) has no line in \(OwnerLine.path)"
          : "\(home) has \(owning.count) lines in \(OwnerLine.path): \(numbers)",
        why: "without an owner no review is requested, with two the decision is unclear",
        cure: "leave one line: /\(home)/ @aichat/<team>")
    }
  }

  private static func faults(of line: OwnerLine, in project: Project) -> [Violation] {
    let place = "\(OwnerLine.path):\(line.line)"
    var faults: [Violation] = []
    if !line.isFallback, !project.paths.contains(where: line.matches) {
      faults.append(
        Violation(
          what: "\(place): \(line.pattern) matches nothing", why: "a dead line hides a folder that moved",
          cure: "name the folder's new place, or remove the line"))
    }
    if line.owners.isEmpty || !line.owners.allSatisfy({ $0.hasPrefix("@") }) {
      faults.append(
        Violation(
          what: "\(place): \(line.pattern) names no owner, or one without @",
          why: "a pattern alone takes the owner away", cure: "write a team, as @aichat/explore"))
    }
    return faults
  }
}
