import Foundation
import System

import Entities
@testable import Configuration

/// A home folder for a test, deleted when it is released.
final class TemporaryHome: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/aichat-configuration-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var configurationFile: String { "\(path)/.config/aichat/config.json" }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The configuration of a command in this home.
  func configuration(
    _ arguments: [String] = [], _ environment: [String: String] = [:], file: String? = nil
  ) throws -> AppConfiguration {
    if let file { try write(file, to: configurationFile) }
    let options = try CommonOptions(arguments)
    let variables = environment.merging(["HOME": path]) { given, _ in given }
    return try AppConfiguration(options: options, environment: ProcessEnvironment(variables))
  }
}

/// The error of a body that must fail.
func error(of body: () throws -> some Any) -> ConfigurationError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? ConfigurationError
  }
}
