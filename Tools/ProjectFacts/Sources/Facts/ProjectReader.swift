package import Foundation

/// Reads a package's facts from its manifest, its files and the compiler.
package struct ProjectReader {
  package var root: URL
  package var toolchain: Toolchain
  private var paths: [String] = []
  private var asksCompiler = true

  /// The facts of the package in a folder.
  /// - Parameter withImports: Whether the compiler is asked what each module imports, which takes some seconds.
  /// - Throws: `FactsError` when the manifest or the toolchain cannot be used.
  package static func read(at root: URL, withImports: Bool = true) throws -> Project {
    var reader = ProjectReader(root: root.standardizedFileURL, toolchain: try Toolchain.find())
    reader.asksCompiler = withImports
    reader.paths = reader.listing().sorted()
    return try reader.project()
  }

  private init(root: URL, toolchain: Toolchain) {
    self.root = root
    self.toolchain = toolchain
  }

  private func project() throws -> Project {
    let manifest = try Manifest.read(at: root, with: toolchain)
    var project = Project()
    project.paths = Set(paths)
    project.packages = manifest.dependencies.map(\.identity)
    project.modules = try manifest.targets.map(module)
    let known = Set(project.modules.flatMap(\.files).map(\.path))
    project.looseFiles = try paths.filter { path in
      path.hasPrefix("Tools/") && path.hasSuffix(".swift") && !known.contains(path)
    }.map(file)
    if project.paths.contains(OwnerLine.path) { project.owners = OwnerLine.lines(of: try text(OwnerLine.path)) }
    return project
  }

  private func module(_ target: Manifest.Target) throws -> Module {
    let path = target.path ?? "Sources/\(target.name)"
    var module = Module(name: target.name, kind: target.type, path: path)
    module.declared = target.dependencies.filter { $0.kind != "product" }.map(\.name)
    module.products = target.dependencies.filter { $0.kind == "product" }.map(\.name)
    let excluded = (target.exclude ?? []).map { "\(path)/\($0)" }
    let names = paths.filter { name in
      name.hasPrefix("\(path)/") && name.hasSuffix(".swift")
        && !excluded.contains { name == $0 || name.hasPrefix("\($0)/") }
    }
    module.files = try names.map(file)
    try addImports(of: names, to: &module)
    if !paths.contains(where: { $0.hasPrefix("\(path)/") }) {
      module.problems.append("\(module.name) has no files in \(path)")
    }
    return module
  }

  /// The compiler's own list. It needs no build and resolves no module, so other modules may be broken.
  private func addImports(of names: [String], to module: inout Module) throws {
    guard !names.isEmpty, asksCompiler else { return }
    let arguments = ["-frontend", "-emit-imported-modules", "-swift-version", "6", "-module-name", module.name]
    let output = try Toolchain.run(toolchain.swiftc, arguments + names + ["-o", "-"], in: root)
    module.compilerImports = Set(output.text.split(separator: "\n").map(String.init))
    guard output.status != 0 else { return }
    let reason = output.errors.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? output.errors
    module.problems.append("The compiler cannot read \(module.name): \(reason)")
  }

  private func file(_ path: String) throws -> SourceFile { SourceFile(path: path, text: try text(path)) }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// Every path under the root, without build products and the repository's own data.
  private func listing(of folder: String = "") -> [String] {
    let url = folder.isEmpty ? root : root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let hidden: Set = [".git", ".build", ".swiftpm"]
    return names.filter { !hidden.contains($0) }.flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      // A link to a folder is one path: its target is elsewhere, or would cause a loop.
      let attributes = try? FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)
      let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
      return [path] + (isFolder ? listing(of: path) : [])
    }
  }
}
