import Foundation

@testable import feature

/// This project as it is now, without build products, in a repository of its own. The path holds a blank.
struct ProjectCopy {
  let root: URL
  private let home: URL

  static func with(_ body: (ProjectCopy) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "project copy \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = ProjectCopy(root: folder.appending(path: "aichat"), home: folder.appending(path: "home"))
    try FileManager.default.createDirectory(at: copy.home, withIntermediateDirectories: true)
    try copy.fill()
    try body(copy)
  }

  private func fill() throws {
    let original = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let names = try Git(original).names("ls-files", "--cached", "--others", "--exclude-standard", "-z")
    // A file that is in the index may be gone from the disk.
    for name in Set(names) where FileManager.default.fileExists(atPath: original.appending(path: name).path) {
      let place = root.appending(path: name)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: original.appending(path: name), to: place)
    }
    // Where numbers stand that are nearly right, taking a change back would make them right.
    try succeeds("Tools/documents")
    try succeeds("git", "init", "-q")
    try succeeds("git", "add", "-A")
    try succeeds(
      "git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "commit", "-q", "-m",
      "All")
  }

  /// Runs a program in the copy, with warnings as errors and without anybody's settings for the app.
  func run(_ words: String..., settings: [String: String] = [:]) throws -> Program.Result { try run(words, settings) }

  /// Runs a program that must succeed, and answers what it wrote.
  @discardableResult func succeeds(_ words: String..., settings: [String: String] = [:]) throws -> String {
    let result = try run(words, settings)
    guard result.status == 0 else {
      let lines = (result.errors + result.output).split(separator: "\n")
      let telling = lines.filter { line in ["error:", "✘", "↳"].contains(where: line.contains) }
      let shown = (telling.isEmpty ? lines : telling).suffix(40).joined(separator: "\n")
      throw CheckoutError("\(words.joined(separator: " ")) ended with \(result.status):\n\(shown)")
    }
    return result.output
  }

  private func run(_ words: [String], _ settings: [String: String]) throws -> Program.Result {
    var environment: [String: String?] = ["AICHAT_WARNINGS": "error"]
    if words.first?.hasPrefix(".build/") == true {
      environment = ["HOME": home.path, "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil, "LC_ALL": "C.UTF-8"]
    }
    for (name, value) in settings { environment[name] = value }
    return try Program(URL(filePath: "/usr/bin/env"), words, environment: environment).result(in: root)
  }

  /// Every file, with its contents.
  func snapshot() throws -> [String: Data] {
    let checkout = Checkout(root: root)
    return Dictionary(
      uniqueKeysWithValues: try checkout.files(under: "").map { ($0, try Data(contentsOf: checkout.url($0))) })
  }

  /// What `aichat features` says of each.
  func features() throws -> [String: String] {
    let lines = try succeeds(".build/debug/aichat", "features").split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let name = line.prefix { $0 != " " }
        return (String(name), line.dropFirst(name.count).trimmingCharacters(in: .whitespaces))
      })
  }
}
