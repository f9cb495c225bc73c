import Foundation
import ProjectFacts
import Synchronization

extension Command {
  static let surfaces = Command(
    name: "surfaces", operands: "[X…] [--check]",
    summary: "Lists the public declarations of modules beside their READMEs; --check only says which lists are stale"
  ) { operands in
    let isCheck = operands.contains("--check")
    let names = operands.filter { $0 != "--check" }
    if let option = names.first(where: { $0.hasPrefix("-") }) {
      throw UsageError("surfaces has no option \(option); there is --check.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let modules = try ProjectReader.read(at: top, withImports: false).modules
    let files = try SurfaceFile.named(names, among: modules.compactMap(SurfaceFile.init))
    let texts = try SurfaceBuild(root: top).texts(of: files, isWhole: names.isEmpty)
    let stale = zip(files, texts).filter { file, text in
      (try? String(contentsOf: top.appending(path: file.path), encoding: .utf8)) != text
    }
    guard isCheck else {
      for (file, text) in stale {
        try text.write(to: top.appending(path: file.path), atomically: true, encoding: .utf8)
        print(file.path)
      }
      return 0
    }
    for (file, _) in stale { print("\(file.path) is stale") }
    if !stale.isEmpty {
      print("To renew: Tools/feature surfaces \(stale.map { $0.0.module.name }.joined(separator: " "))")
    }
    return stale.isEmpty ? 0 : 1
  }
}

extension SurfaceFile {
  /// The files of the named modules, or all.
  /// - Throws: `UsageError` with the list for a module without a file.
  fileprivate static func named(_ names: [String], among all: [SurfaceFile]) throws -> [SurfaceFile] {
    guard !names.isEmpty else { return all }
    let known = all.map(\.module.name)
    return try names.map { word in
      let name = try Checkout.name(word, among: known, what: "module")
      guard let file = all.first(where: { $0.module.name == name }) else {
        throw UsageError("There is no module \(name).")
      }
      return file
    }
  }
}

/// Builds modules and writes their surfaces.
struct SurfaceBuild {
  let root: URL

  /// The texts of the files, in their order.
  /// - Parameter isWhole: Whether the whole package is built, as `Tools/test` builds it. Otherwise each module is built
  ///   in its own focus, while other modules may be broken.
  func texts(of files: [SurfaceFile], isWhole: Bool) throws -> [String] {
    let targets = try Manifest.read(at: root, with: try Toolchain.find()).targets
    guard isWhole else {
      return try files.map { file in
        let name = file.module.name
        let reader = try SurfaceReader(
          root: root, scratch: root.appending(path: ".build/features/\(name)"), targets: targets)
        return SurfaceFile.text(of: try reader.surface(of: name, focus: name), in: name)
      }
    }
    let scratch = root.appending(path: ".build/checked")
    // The build of Tools/test, with the same options: with others, everything would be built again.
    try Shell.succeed(
      ["swift", "build", "--build-tests", "--scratch-path", scratch.path, "-debug-info-format", "none"], in: root,
      environment: ["AICHAT_WARNINGS": "error"])
    return try Self.texts(of: files, by: SurfaceReader(root: root, scratch: scratch, targets: targets))
  }

  /// The texts of modules that have been built. Each takes some tenths of a second of one processor.
  static func texts(of files: [SurfaceFile], by reader: SurfaceReader) throws -> [String] {
    let results = Mutex([Int: Result<String, any Error>]())
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let name = files[index].module.name
      let result = Result { SurfaceFile.text(of: try reader.builtSurface(of: name), in: name) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { found in try files.indices.map { try found[$0]?.get() ?? "" } }
  }
}
