import ProjectFacts

extension Rule {
  /// The modules that every toolchain has and that cost nothing at the start.
  private static let standard: Set = [
    "Swift", "Synchronization", "Observation", "RegexBuilder", "_StringProcessing", "_Concurrency",
  ]
  private static let libc: Set = ["Glibc", "Musl", "Darwin"]
  /// Further modules for test support.
  private static let forTests: Set = ["Testing"]

  /// Production code imports the standard library, the C library and modules of this package.
  static let outsideModules = Rule(name: "outside-modules") { project in
    let known = Set(project.modules.map(\.name)).union(standard).union(libc)
    return project.modules.filter { $0.role != .test && $0.layer?.ships != false }.flatMap { module in
      let allowed = module.role == .support ? known.union(forTests) : known
      return module.imports.subtracting(allowed).sorted().map { name in
        Violation(
          what: "\(module.name) imports \(name) (\(module.place(ofImport: name)))",
          why: name.hasPrefix("Foundation") || name == "Dispatch"
            ? "linking \(name) takes longer than the whole rest of the program's start"
            : "the program needs nothing but the toolchain's own light modules and its C libraries",
          cure: "use the standard library, Synchronization, Observation or the C library; tests may import \(name)")
      }
    }
  }

  /// The terminal layer uses only the C library and the standard library.
  static let terminalAlone = Rule(name: "terminal-alone") { project in
    project.modules.filter { $0.layer == .terminal && $0.role == .library }.flatMap { module in
      module.imports.union(module.declared).subtracting(standard).subtracting(libc).sorted().map { name in
        Violation(
          what: "\(module.name) uses \(name) "
            + "(\(module.imports.contains(name) ? module.place(ofImport: name) : "Package.swift"))",
          why: "the lowest layer of the interface can be read, tested and reused by itself",
          cure: "keep what needs \(name) in TerminalUI or above")
      }
    }
  }

  /// No package is fetched, nothing runs inside the compiler, and nothing is imported as a binary.
  static let noPackages = Rule(name: "no-packages") { project in
    let cure = "write it here, or use a C library that Tools/setup installs"
    let why = "swift build works on a machine with the toolchain and a few system libraries, and no network"
    let packages = project.packages.map { Violation(what: "The manifest fetches \($0)", why: why, cure: cure) }
    let products = project.modules.flatMap { module in
      module.products.map {
        Violation(what: "\(module.name) uses \($0) of another package", why: why, cure: cure)
      }
    }
    let kinds: Set = ["regular", "executable", "test", "system"]
    let others = project.modules.filter { !kinds.contains($0.kind) }.map {
      Violation(what: "\($0.name) is a target of kind \($0.kind)", why: why, cure: cure)
    }
    let names = Set(project.modules.map(\.name))
    let unknown = project.modules.flatMap { module in
      module.declared.filter { !names.contains($0) }.map {
        Violation(what: "\(module.name) depends on \($0), which is no module of this package", why: why, cure: cure)
      }
    }
    return packages + products + others + unknown
  }
}
