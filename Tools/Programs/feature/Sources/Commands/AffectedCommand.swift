import Foundation
import ProjectFacts

extension Command {
  static let affected = Command(
    name: "affected", operands: "[REV]", summary: "The test targets that a change since REV, or HEAD, can break"
  ) { words in
    guard words.count < 2, words.first?.hasPrefix("-") != true else { throw UsageError("affected takes one revision.") }
    let root = Checkout.current.root
    let change = try Change(since: words.first ?? "HEAD", in: root)
    let targets = try Manifest.read(at: root, with: try Toolchain.find()).targets
    for name in AffectedTests(of: change.paths, among: targets).names { print(name) }
    return 0
  }
}

/// The test targets that changed files can break: those of the files' own targets, and of every target that depends on
/// one of them, directly or through others.
struct AffectedTests {
  /// In the order of the manifest.
  let names: [String]

  init(of paths: [String], among targets: [Manifest.Target]) {
    var found: Set<String> = []
    var pending = paths.flatMap { Self.owners(of: $0, among: targets) + Self.readers(of: $0) }
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      pending += targets.filter { Self.needs(of: $0).contains(name) }.map(\.name)
    }
    names = targets.filter { $0.type == "test" && found.contains($0.name) }.map(\.name)
  }

  /// The targets that a target needs: its dependencies in the manifest, and the programs that the end-to-end tests
  /// start as a user does.
  private static func needs(of target: Manifest.Target) -> Set<String> {
    let started = target.name == "EndToEndTests" ? ["aichat", "aichat-lite", "gallery"] : []
    return Set(target.dependencies.filter { $0.kind != "product" }.map(\.name) + started)
  }

  /// The targets that a file is part of.
  private static func owners(of path: String, among targets: [Manifest.Target]) -> [String] {
    let inside = targets.filter { target in target.path.map { path.hasPrefix("\($0)/") } == true }
    if let longest = inside.compactMap(\.path?.count).max() {
      return inside.filter { $0.path?.count == longest }.map(\.name)
    }
    // The end-to-end tests run the scripts that users run. Each run of `Tools/test` checks documents and rules anyway.
    // The templates and other files of a tool lie beside its sources.
    if path.hasPrefix("Tools/") {
      let folder = path.split(separator: "/").prefix(3).joined(separator: "/") + "/"
      return ["EndToEndTests"] + targets.filter { $0.path?.hasPrefix(folder) == true }.map(\.name)
    }
    // A module's tests may read its README.
    if path.hasSuffix("/README.md") {
      return targets.filter { $0.type == "test" && path == "\(Module.home(of: $0.path ?? ""))/README.md" }.map(\.name)
    }
    if path.hasSuffix(".md") || path.hasPrefix("Modules/Documentation/") || path.hasPrefix(".github/") { return [] }
    // The manifest, the settings of the build, or a file of a kind that this list does not know.
    return targets.map(\.name)
  }

  /// The tests that read a file of another target, or of none.
  private static func readers(of path: String) -> [String] {
    if path.hasPrefix("Modules/Documentation/Tutorials/") { return ["featureTests", "OwnershipTests"] }
    if path == "Modules/Documentation/Measurements/Looks.md" { return ["CoreTests"] }
    // The lessons show files of the samples, and tests of them.
    return path.hasPrefix("Modules/Samples/") ? ["GalleryTests"] : []
  }
}
