import Foundation
import ProjectFacts

/// The project as read from its files, without SwiftPM or a compiler: quick enough for every command.
struct Checkout {
  let root: URL

  init(root: URL) { self.root = root }

  /// The checkout of the current folder: Tools/feature changes to the top folder.
  static var current: Checkout { Checkout(root: URL(filePath: FileManager.default.currentDirectoryPath)) }

  func url(_ path: String) -> URL { root.appending(path: path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  func text(_ path: String) throws -> String {
    do {
      return try String(contentsOf: url(path), encoding: .utf8)
    } catch {
      throw CheckoutError("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// The files under a folder, from the top, in order. Build products and the repository's own data are left out.
  func files(under folder: String) -> [String] {
    let hidden: Set = [".git", ".build", ".swiftpm"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !hidden.contains($0) }.sorted().flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      // A link to a folder is one path: its target is elsewhere.
      let kind = try? FileManager.default.attributesOfItem(atPath: url(path).path)[.type] as? FileAttributeType
      return kind == .typeDirectory ? files(under: path) : [path]
    }
  }

  /// The parsed Swift files under a folder.
  func sources(under folder: String) throws -> [SourceFile] {
    try files(under: folder).filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, text: try text($0)) }
  }

  /// The lines of the owners file; none when there is no such file.
  func owners() throws -> [OwnerLine] {
    exists(OwnerLine.path) ? OwnerLine.lines(of: try text(OwnerLine.path)) : []
  }
}

/// A problem that ends a command.
struct CheckoutError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

// MARK: - Features

extension Checkout {
  /// The folder of a feature or a sample.
  struct Feature: Equatable {
    let name: String
    /// From the top: `Modules/Features/Explore`.
    let folder: String
  }

  /// Features, then samples, in the order of their names.
  var features: [Feature] {
    ["Modules/Features", "Modules/Samples"].flatMap { parent -> [Feature] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url(parent).path)) ?? []
      return names.sorted().compactMap { name in
        let folder = "\(parent)/\(name)"
        guard Module.feature(at: folder) == name, exists("\(folder)/Sources") else { return nil }
        return Feature(name: name, folder: folder)
      }
    }
  }

  /// The feature with a name.
  /// - Throws: `UsageError` with the right name where only the case is wrong, otherwise with all names.
  func feature(named word: String) throws -> Feature {
    let name = try Self.name(word, among: features.map(\.name), what: "feature")
    guard let found = features.first(where: { $0.name == name }) else {
      throw UsageError("There is no feature \(word).")
    }
    return found
  }

  /// The name that a word stands for, among some names.
  static func name(_ word: String, among names: [String], what: String) throws -> String {
    if names.contains(word) { return word }
    if let close = names.first(where: { $0.lowercased() == word.lowercased() }) {
      throw UsageError("There is no \(what) “\(word)”. Did you mean \(close)?")
    }
    throw UsageError("There is no \(what) “\(word)”. Available: \(names.joined(separator: ", ")).")
  }
}
