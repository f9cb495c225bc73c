import Foundation

/// A target of the manifest, as far as a reader of the README wants to know it.
struct Module {
  let name: String
  /// From the top of the repository: `Modules/Features/Explore/Sources`.
  let path: String
  let isTest: Bool, isProgram: Bool
  /// The modules of this package that it may import.
  let uses: [String]

  /// The layer that it belongs to: the folder under Modules, or Apps.
  var layer: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts.first == "Modules" && parts.count > 1 ? parts[1] : parts.first ?? ""
  }

  /// The module's own folder, with its tests in it.
  var folder: String {
    let parts = path.split(separator: "/")
    return (["Sources", "Tests"].contains(parts.last) ? parts.dropLast() : parts[...]).joined(separator: "/")
  }
}

extension Module {
  /// The manifest's targets in its order, from what `swift package dump-package` prints.
  static func all(inDump data: Data) throws -> [Module] {
    struct Dump: Decodable {
      struct Target: Decodable {
        let name: String, type: String, path: String?
        let dependencies: [[String: [Link?]]]
      }
      /// A dependency's name, among what else stands beside it.
      struct Link: Decodable {
        let name: String?
        init(from decoder: any Decoder) throws {
          name = try? decoder.singleValueContainer().decode(String.self)
        }
      }
      let targets: [Target]
    }
    return try JSONDecoder().decode(Dump.self, from: data).targets.map { target in
      Module(
        name: target.name, path: target.path ?? target.name, isTest: target.type == "test",
        isProgram: target.type == "executable",
        uses: target.dependencies.compactMap { $0.values.first?.first??.name })
    }
  }

  /// The modules that some program is made of: neither tests nor what only tests use.
  static func shipped(in modules: [Module]) -> [Module] {
    var reached: Set<String> = []
    var pending = modules.filter(\.isProgram).map(\.name)
    while let name = pending.popLast() {
      guard reached.insert(name).inserted else { continue }
      pending += modules.first { $0.name == name }?.uses ?? []
    }
    return modules.filter { reached.contains($0.name) }
  }
}
