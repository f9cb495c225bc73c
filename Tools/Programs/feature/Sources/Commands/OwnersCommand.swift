import Foundation
import ProjectFacts

extension Command {
  static let owners = Command(
    name: "owners", operands: "[PATH… | --changed REV]", summary: "The owners of modules, paths or a change"
  ) { words in
    let checkout = Checkout.current
    let ownership = Ownership(lines: try checkout.owners())
    switch words.first {
    case nil:
      for line in try ownership.modules(of: checkout) { print(line) }
    case "--changed":
      guard words.count == 2 else { throw UsageError("--changed takes one revision, as in: owners --changed main") }
      let change = try Change(since: words[1], in: checkout.root)
      for line in ownership.summary(of: change.paths) { print(line) }
    case let word? where word.hasPrefix("-"):
      throw UsageError("owners does not know \(word).")
    default:
      let paths = try words.map { word in
        let path = word.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        guard checkout.exists(path) else { throw UsageError("There is no \(path) in the project.") }
        return path
      }
      for line in Columns.aligned(paths.map { [$0, ownership.owner(of: $0)] }) { print(line) }
    }
    return 0
  }
}

/// The owners of each folder, by the owners file.
struct Ownership {
  let lines: [OwnerLine]

  /// The owners of a path; the last line that matches decides.
  func owner(of path: String) -> String {
    let owners = lines.last { $0.matches(path) }?.owners ?? []
    return owners.isEmpty ? "none" : owners.joined(separator: " ")
  }

  /// The folders of all modules, apps, tests and tools in the manifest, each with its owner.
  func modules(of checkout: Checkout) throws -> [String] {
    let manifest = try Manifest.read(at: checkout.root, with: try Toolchain.find())
    let homes = Set(manifest.targets.compactMap(\.path).map(Module.home(of:)))
    return Columns.aligned(homes.sorted().map { [$0, owner(of: $0)] })
  }

  /// One line per owner, followed by the owner's changed paths.
  func summary(of paths: [String]) -> [String] {
    let groups = Dictionary(grouping: paths, by: owner(of:)).sorted { $0.key < $1.key }
    return groups.flatMap { owner, paths in [owner] + paths.sorted().map { "  \($0)" } }
  }
}

/// The paths that differ from a revision: committed, staged, edited and new ones.
struct Change {
  let paths: [String]

  init(since revision: String, in root: URL) throws {
    let known = try Git(root).run("rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    guard known.status == 0 else { throw UsageError("git knows no revision “\(revision)” here.") }
    let commit = known.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let changed = try Git(root).names("diff", "--name-only", "--relative", "--no-renames", "-z", commit)
    let new = try Git(root).names("ls-files", "--others", "--exclude-standard", "-z")
    paths = Set(changed + new).sorted()
  }
}
