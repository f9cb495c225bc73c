package import Foundation

/// The compiler and the package manager that build this project, run as other programs.
package struct Toolchain: Sendable {
  package var swift: URL
  package var swiftc: URL

  /// The first `swift` on the search path, and the compiler beside it.
  package static func find(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws -> Toolchain {
    for folder in path.split(separator: ":") {
      let swift = URL(filePath: String(folder)).appending(path: "swift")
      let swiftc = URL(filePath: String(folder)).appending(path: "swiftc")
      if [swift, swiftc].allSatisfy({ FileManager.default.isExecutableFile(atPath: $0.path) }) {
        return Toolchain(swift: swift, swiftc: swiftc)
      }
    }
    throw FactsError("No folder of PATH holds both swift and swiftc: \(path)")
  }

  package struct Output: Sendable {
    var status: Int32
    var text: String
    var errors: String
  }

  /// Runs a program to its end. Output goes through files, so that no full pipe can stop it.
  package static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Output {
    try withTemporaryFolder { temporary in
      let names = ["output", "errors"].map { temporary.appending(path: $0) }
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      // FEATURE narrows the manifest; the rules need all of it.
      process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "FEATURE" }
      process.standardInput = FileHandle.nullDevice
      let handles = try names.map { name in
        try Data().write(to: name)
        return try FileHandle(forWritingTo: name)
      }
      process.standardOutput = handles[0]
      process.standardError = handles[1]
      try process.run()
      process.waitUntilExit()
      for handle in handles { try handle.close() }
      let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Output(status: process.terminationStatus, text: texts[0], errors: texts[1])
    }
  }

  package static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "architecture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

/// A fact could not be read, or a tool cannot go on.
package struct FactsError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
