import Foundation

/// Python's file server, over a folder with `posts.json` and `users.json`.
final class StockServer: Sendable {
  let port: Int
  private let program: Program

  /// Starts it on a free port, or on an earlier port again.
  init(in home: Home, port wanted: Int = 0) async throws {
    guard let python = Self.python else { throw Failure("there is no python3") }
    let (folder, log) = (home.path + "/site", home.path + "/site-log")
    try home.write(Lists.posts.utf8, to: folder + "/posts.json")
    try home.write(Lists.users.utf8, to: folder + "/users.json")
    try home.write([], to: log)
    // -u: the port is printed before the first request.
    let command = #"exec "$0" -u -m http.server "$1" --bind 127.0.0.1 --directory "$2" >"$3" 2>&1"#
    program = try Program(
      "/bin/sh", ["-c", command, python, "\(wanted)", folder, log], environment: home.environment())
    var found: Int?
    try await wait {
      found = Self.port(in: String(decoding: home.contents(of: log), as: UTF8.self))
      return found != nil
    } else: {
      "the server did not start: \(String(decoding: home.contents(of: log), as: UTF8.self))"
    }
    port = found ?? 0
  }

  /// Its address.
  var url: String { "http://127.0.0.1:\(port)" }

  /// Ends it.
  func stop() async throws {
    program.signal(SIGKILL)
    _ = try await program.end()
  }

  /// A python3 that runs, with an environment as clean as a test's.
  static let python: String? = ProcessInfo.processInfo.environment["PATH"].flatMap { folders in
    (folders.split(separator: ":").map(String.init) + ["/usr/bin"]).map { $0 + "/python3" }.first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["-c", "import http.server"]
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }

  /// The port in `Serving HTTP on 127.0.0.1 port 8000 (…`.
  private static func port(in text: String) -> Int? {
    guard let place = text.range(of: " port ") else { return nil }
    let rest = text[place.upperBound...]
    return rest.contains(" ") ? Int(rest.prefix { $0.isNumber }) : nil
  }
}
