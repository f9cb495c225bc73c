@testable import ProjectFacts

import Foundation

/// The projects that the tests check, each read once.
enum Projects {
  /// This repository.
  static let real = Result { try ProjectReader.read(at: top) }
  /// A small project that keeps every rule.
  static let sound = Result { try ProjectReader.read(at: fixtures.appending(path: "Sound")) }
  /// A small project with a mistake for every rule.
  static let broken = Result { try ProjectReader.read(at: fixtures.appending(path: "Broken")) }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  /// The project's top folder.
  static let top = tests.deletingLastPathComponent().deletingLastPathComponent()
  /// Small projects and programs for the tests of the rules.
  static let fixtures = tests.appending(path: "Fixtures")

  /// FEATURE narrows the package to one module, and its owner need not wait for the rest to be right.
  /// `FEATURE=Architecture` builds and runs these tests alone.
  static var areWanted: Bool {
    let focus = ProcessInfo.processInfo.environment["FEATURE"]
    return focus == nil || focus == "Architecture"
  }
}
