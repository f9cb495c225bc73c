import Foundation
import ProjectFacts

/// The project as its files say it, read without SwiftPM or a compiler: quick enough for every command.
struct Checkout {
  let root: URL

  init(root: URL) { self.root = root }

  /// The one that this program was started in: Tools/feature goes to the top folder.
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

  /// The files under a folder, from the top, in order. Build products and the repository's own data are not the project.
  func files(under folder: String) -> [String] {
    let hidden: Set = [".git", ".build", ".swiftpm"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !hidden.contains($0) }.sorted().flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      // A link to a folder is one path: what it leads to is elsewhere.
      let kind = try? FileManager.default.attributesOfItem(atPath: url(path).path)[.type] as? FileAttributeType
      return kind == .typeDirectory ? files(under: path) : [path]
    }
  }

  /// The Swift files under a folder, read.
  func sources(under folder: String) throws -> [SourceFile] {
    try files(under: folder).filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, text: try text($0)) }
  }

  /// The lines of the owners file; none when it is not there.
  func owners() throws -> [OwnerLine] {
    exists(OwnerLine.path) ? OwnerLine.lines(of: try text(OwnerLine.path)) : []
  }
}

/// What the commands cannot go on from.
struct CheckoutError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

// MARK: - Features

extension Checkout {
  /// A feature's or a sample's folder.
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

  /// The feature of a name.
  /// - Throws: `UsageError` with the names there are, and the right one where only the case is wrong.
  func feature(named word: String) throws -> Feature {
    let name = try Self.name(word, among: features.map(\.name), what: "feature")
    guard let found = features.first(where: { $0.name == name }) else {
      throw UsageError("There is no feature \(word).")
    }
    return found
  }

  /// The one of some names that a word is.
  static func name(_ word: String, among names: [String], what: String) throws -> String {
    if names.contains(word) { return word }
    if let close = names.first(where: { $0.lowercased() == word.lowercased() }) {
      throw UsageError("There is no \(what) “\(word)”. Did you mean \(close)?")
    }
    throw UsageError("There is no \(what) “\(word)”. There are: \(names.joined(separator: ", ")).")
  }
}
