import Foundation
import ProjectFacts

extension Command {
  static let api = Command(
    name: "api", operands: "X [--since REV [--breaking]]",
    summary: "What X shows to others, or how that changed since a revision; --breaking fails when it broke"
  ) { words in
    var (since, isBreaking, names): (String?, Bool, [String]) = (nil, false, [])
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--since":
        guard let revision = rest.popFirst() else {
          throw UsageError("--since wants a revision: a tag, a branch or a commit.")
        }
        since = revision
      case "--breaking": isBreaking = true
      case let option where option.hasPrefix("-"): throw UsageError("api knows no option \(option).")
      default: names.append(word)
      }
    }
    guard since != nil || !isBreaking else {
      throw UsageError("--breaking needs --since REV: broken compared with what?")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let module = try Operands.module(names, of: "api", in: try ProjectReader.read(at: top, withImports: false))
    // Before anything is built, so that a wrong revision is reported at once.
    let revision = try since.map { try Revision($0, of: top) }
    let targets = try Manifest.read(at: top, with: try Toolchain.find()).targets
    // A module without tests has no focus of its own.
    let focus = targets.contains { $0.name == "\(module.name)Tests" } ? module.name : nil
    let reader = try SurfaceReader(
      root: top, scratch: top.appending(path: ".build/features/\(module.name)"), targets: targets)
    let surface = try reader.surface(of: module.name, focus: focus)
    guard let revision else {
      for entry in surface.entries { print(entry.documented) }
      return 0
    }
    let change = SurfaceChange(from: try revision.surface(of: module.name), to: surface)
    print(change.isEmpty ? "Nothing changed since \(revision.name)." : change.lines.joined(separator: "\n"))
    return isBreaking && change.isBreaking ? 1 : 0
  }
}
