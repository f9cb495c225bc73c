import Foundation
import ProjectFacts

/// The app as one module: all library modules of it merged. C libraries stay as they are. The main program imports the
/// one module, and uses its new names.
struct Twin {
  /// The package of modules.
  let source: URL
  /// The folder of the twin.
  let folder: URL
  /// The name of the app in the manifest.
  let app: String
  /// The one module.
  static let module = "Monolith"

  /// The path in the twin of a file of the package.
  static func path(of path: String, in module: Module) -> String {
    // The compiler requires distinct names for the files of a module.
    let inner = path.dropFirst(module.path.count + 1).replacingOccurrences(of: "/", with: "_")
    return "Sources/\(Self.module)/\(module.name)_\(inner)"
  }

  /// Writes the package.
  /// - Returns: The names that several modules declare. In the twin a name has its module's name as a prefix; a member
  ///   of a type is private to each file.
  @discardableResult func write(_ project: Project) throws -> [String] {
    let parts = try Self.parts(of: app, in: project)
    let files = try parts.libraries.flatMap { module in
      try module.files.map { file in
        Merge.File(module: module.name, path: file.path, text: try text(file.path))
      }
    }
    let merge = Merge(files)
    let homes = Dictionary(parts.libraries.map { ($0.name, $0) }) { first, _ in first }
    try? FileManager.default.removeItem(at: folder.appending(path: "Sources"))
    for file in merge.merged {
      guard let module = homes[file.module] else { continue }
      try write(file.text, to: Self.path(of: file.path, in: module))
    }
    for file in parts.program.files {
      let main = Merge.File(module: app, path: file.path, text: try text(file.path))
      try write(
        merge.user(main, importing: Self.module), to: "Sources/\(app)/\(file.path.split(separator: "/").last ?? "")")
    }
    for module in parts.clang { try copy(module) }
    try write(try manifest(parts), to: "Package.swift")
    return merge.sharedNames
  }
}

// MARK: - The modules of the twin

extension Twin {
  struct Parts {
    var program: Module
    /// In the order of the manifest.
    var libraries: [Module]
    /// Libraries in C, and system libraries.
    var clang: [Module]
  }

  static func parts(of app: String, in project: Project) throws -> Parts {
    guard let program = project.module(app), program.kind == "executable" else {
      throw FactsError("The manifest has no program \(app).")
    }
    var reached: Set<String> = []
    var pending = program.declared
    while let next = pending.popLast() {
      if reached.insert(next).inserted { pending += project.module(next)?.declared ?? [] }
    }
    let all = project.modules.filter { reached.contains($0.name) }
    return Parts(
      program: program, libraries: all.filter { !$0.files.isEmpty }, clang: all.filter { $0.files.isEmpty })
  }

  /// The compiler settings are those of the modules. The pkg-config name of a system library is read from the manifest.
  private func manifest(_ parts: Parts) throws -> String {
    struct Dump: Decodable {
      struct Target: Decodable { var name: String, pkgConfig: String? }
      var targets: [Target]
    }
    let outcome = try Toolchain.withTemporaryFolder { scratch in
      try Shell.run(["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: source, separately: true)
    }
    let dump = try JSONDecoder().decode(Dump.self, from: Data(outcome.text.utf8))
    let clang = parts.clang.map { module in
      let path = "Sources/\(module.name)"
      guard module.kind == "system" else { return ".target(name: \"\(module.name)\", path: \"\(path)\")" }
      let library = dump.targets.first { $0.name == module.name }?.pkgConfig
      return ".systemLibrary(name: \"\(module.name)\", path: \"\(path)\""
        + (library.map { ", pkgConfig: \"\($0)\"" } ?? "") + ")"
    }
    let names = parts.clang.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // So that `swift build -v` names the files.
        .unsafeFlags(["-driver-filelist-threshold", "100000"]),
      ]
      let package = Package(
        name: "\(app)",
        targets: [
          \(clang.joined(separator: ",\n    ")),
          .target(name: "\(Self.module)", dependencies: [\(names)], swiftSettings: strict),
          .executableTarget(name: "\(app)", dependencies: ["\(Self.module)"], swiftSettings: strict),
        ],
        swiftLanguageModes: [.v6])

      """
  }
}

// MARK: - Files

extension Twin {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: source.appending(path: path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func copy(_ module: Module) throws {
    let target = folder.appending(path: "Sources/\(module.name)")
    try FileManager.default.copyItem(at: source.appending(path: module.path), to: target)
  }
}
