import Foundation
import ProjectFacts

/// A file of one revision: its module, its kind and its lines.
struct WeighedFile: Hashable {
  enum Kind: String, CaseIterable, Codable {
    case product, tools, tests, goldens
  }

  let path: String
  let lines: Int

  var kind: Kind? {
    let parts = path.split(separator: "/")
    if path.contains("/Tests/Screens/") { return path.hasSuffix(".txt") ? .goldens : nil }
    let isCode = [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    // The tools that are scripts have no ending.
    guard isCode || parts.count == 2 && parts[0] == "Tools" && !parts[1].contains(".") else { return nil }
    if parts[0] == "Tests" || !["Tests", "TestSupport", "Demo"].allSatisfy({ !parts.contains(Substring($0)) }) {
      return .tests
    }
    if parts[0] == "Tools" { return .tools }
    return module.hasSuffix("Testing") ? .tests : .product
  }

  var module: String {
    let parts = path.split(separator: "/").map(String.init)
    guard parts[0] == "Modules", parts.count > 2 else { return parts[0] }
    let isLayer = ["Features", "Samples", "UseCases", "Services", "Platform", "Interface"].contains(parts[1])
    return parts[isLayer ? 2 : 1]
  }
}

/// The files of one revision, and the declarations in its product.
struct WeighedTree {
  private(set) var files: [WeighedFile] = []
  /// The requirements of each protocol of the product, without inherited ones.
  private(set) var protocols: [String: Int] = [:]
  /// The lines of each presenter, in all of its files.
  private(set) var presenters: [String: Int] = [:]

  init(_ revision: String, in top: URL) throws {
    try Toolchain.withTemporaryFolder { folder in
      let archive = folder.appending(path: "tree.tar").path
      let folders = ["Apps", "Modules", "Tests", "Tools"]
      try Shell.succeed(["git", "archive", "-o", archive, revision] + folders, in: top)
      try Shell.succeed(["tar", "-xf", archive], in: folder)
      for part in folders {
        let paths = FileManager.default.enumerator(atPath: folder.appending(path: part).path)
        while let path = paths?.nextObject() as? String {
          guard let data = try? Data(contentsOf: folder.appending(path: part).appending(path: path)) else { continue }
          add(SourceText(path: "\(part)/\(path)", text: String(decoding: data, as: UTF8.self)))
        }
      }
    }
  }

  init(_ sources: [SourceText]) {
    for source in sources { add(source) }
  }

  struct SourceText {
    let path: String, text: String
  }

  private mutating func add(_ source: SourceText) {
    let file = WeighedFile(path: source.path, lines: source.text.utf8.count { $0 == UInt8(ascii: "\n") })
    guard let kind = file.kind else { return }
    files.append(file)
    guard kind == .product, source.path.hasSuffix(".swift") else { return }
    let name = source.path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." }
    if let name, name.hasSuffix("Presenter") { presenters[String(name), default: 0] += file.lines }
    guard source.text.contains("protocol ") else { return }
    for declaration in SourceFile(path: source.path, text: source.text).declarations {
      guard let scope = declaration.enclosing.last, scope.kind == "protocol" else { continue }
      protocols[scope.name, default: 0] += 1
    }
  }
}
