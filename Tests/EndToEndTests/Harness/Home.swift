import Foundation
import NetworkTesting

/// A user's folders, empty at first and deleted after the test. They hide the folders of the developer.
final class Home: Sendable {
  /// The folder that holds everything, the data directory too.
  let path: String

  init() throws {
    // Short, because the path of a socket has at most about a hundred bytes.
    var name = Array("/tmp/aichat-e2e-XXXXXX\0".utf8CString.dropLast())
    guard mkdtemp(&name) != nil else { throw Failure("no temporary folder: \(String(cString: strerror(errno)))") }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The value of `--data-dir`.
  var data: String { path + "/data" }
  /// The database that the program makes there.
  var database: String { data + "/aichat.sqlite" }
  /// The settings file that users edit.
  var configuration: String { path + "/config/aichat/config.json" }

  /// The whole environment of a program.
  func environment(adding more: [String: String] = [:]) -> [String: String] {
    let clean = [
      "HOME": path, "XDG_DATA_HOME": path + "/share", "XDG_CONFIG_HOME": path + "/config",
      "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache", "TMPDIR": path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "LANG": "C.UTF-8", "TERM": "xterm-256color", "SHELL": "/bin/sh",
    ]
    return clean.merging(more) { _, given in given }
  }

  /// Writes a file, and makes the folders above it.
  func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  /// The contents of a file; empty where there is no file.
  func contents(of file: String) -> [UInt8] {
    FileManager.default.contents(atPath: file).map(Array.init) ?? []
  }

  /// Runs the program with this home to its end.
  func aichat(
    _ arguments: String..., stdin: String? = nil, environment more: [String: String] = [:],
    limit: Duration = timeout
  ) async throws -> Program.Result {
    try await start(arguments, stdin: stdin, environment: more).end(within: limit)
  }

  /// Starts the program with this home.
  func start(_ arguments: [String], stdin: String? = nil, environment more: [String: String] = [:]) throws -> Program {
    guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
    return try Program(
      path, ["--data-dir", data] + arguments, environment: environment(adding: more),
      stdin: try stdin.map { try file(holding: $0) })
  }

  private func file(holding text: String) throws -> String {
    let file = path + "/stdin-\(UUID().uuidString)"
    try write(text.utf8, to: file)
    return file
  }
}
