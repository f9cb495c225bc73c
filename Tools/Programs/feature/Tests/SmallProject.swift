import Foundation
import ProjectFacts

@testable import feature

/// A project of a few files in a temporary folder with a space in its path, with the real templates.
struct SmallProject {
  let checkout: Checkout

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized

  static let manifest = """
    let features = ["Explore", "Chat"]

    """
  static let app = """
    let app = AichatApp("aichat", [.explore, .chat])

    """
  static let owners = """
    # The owner of each part.
    /Modules/Core/                  @aichat/core

    /Modules/Features/Explore/      @aichat/explore
    /Modules/Features/Chat/         @aichat/chat

    /Tools/                         @aichat/platform

    """

  static func with(_ body: (SmallProject) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "small project \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = SmallProject(checkout: Checkout(root: folder))
    try project.write("Package.swift", manifest)
    try project.write("Apps/aichat/Aichat.swift", app)
    try project.write(OwnerLine.path, owners)
    for path in Checkout(root: root).files(under: Template.folder) + [".swift-format"] {
      try project.write(path, try Checkout(root: root).text(path))
    }
    try body(project)
  }

  func write(_ path: String, _ text: String) throws {
    let url = checkout.url(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Every file of it, with its contents.
  func snapshot() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try checkout.files(under: "").map { ($0, try checkout.text($0)) })
  }

  /// Makes a repository of it, with everything in one commit.
  func commit() throws {
    for words in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "All"]] {
      let settings = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
      let result = try Program(URL(filePath: "/usr/bin/env"), ["git"] + settings + words).result(in: checkout.root)
      guard result.status == 0 else { throw CheckoutError(result.errors) }
    }
  }

  /// Makes a feature without SwiftPM.
  @discardableResult func make(
    _ name: String, renewDocuments: (Documents) throws -> Void = { _ in }
  ) throws -> NewFeature.Made {
    try NewFeature(FeatureName(name), in: checkout)
      .make(taken: { _ in ReservedNames() }, renewDocuments: renewDocuments)
  }
}
