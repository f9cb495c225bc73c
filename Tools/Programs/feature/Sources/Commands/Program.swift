import Foundation
import ProjectFacts
import Glibc

/// Another program with its arguments.
struct Program {
  let url: URL
  let arguments: [String]
  /// Changes to the environment; nil removes a variable.
  var environment: [String: String?] = [:]

  init(_ url: URL, _ arguments: [String], environment: [String: String?] = [:]) {
    self.url = url
    self.arguments = arguments
    self.environment = environment
  }

  /// SwiftPM or another part of the toolchain.
  static func swift(_ arguments: [String], environment: [String: String?] = [:]) throws -> Program {
    Program(try Toolchain.find().swift, arguments, environment: environment)
  }

  /// The environment with the changes. FEATURE is removed, because it would narrow the package for other tools.
  private var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["FEATURE"] = nil
    for (name, value) in environment { variables[name] = value }
    return variables
  }
}

// MARK: - Ways to run

extension Program {
  struct Result {
    let status: Int32
    let output: String, errors: String
  }

  /// Runs it to its end, and returns its output. The output goes to files, so that no full pipe can block it.
  func result(in folder: URL) throws -> Result {
    try Toolchain.withTemporaryFolder { temporary in
      let files = ["output", "errors"].map { temporary.appending(path: $0) }
      let handles = try files.map { file in
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
      }
      let status = try run(in: folder, output: handles[0], errors: handles[1])
      for handle in handles { try handle.close() }
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Result(status: status, output: texts[0], errors: texts[1])
    }
  }

  /// Runs it to its end; all of its output goes to standard error.
  func status(in folder: URL) throws -> Int32 {
    try run(in: folder, output: .standardError, errors: .standardError)
  }

  /// Runs it to its end, with the standard output and error of this process.
  func sharedStatus(in folder: URL) throws -> Int32 {
    try run(in: folder, output: .standardOutput, errors: .standardError)
  }

  /// Runs it to its end, and passes on its output as it arrives.
  func status(in folder: URL, each consume: (Data) throws -> Void) throws -> Int32 {
    let pipe = Pipe()
    let process = process(in: folder, output: pipe.fileHandleForWriting, errors: pipe.fileHandleForWriting)
    try process.run()
    SignalRelay.forward(to: process.processIdentifier)
    defer { SignalRelay.forward(to: 0) }
    try pipe.fileHandleForWriting.close()
    // A child of the program may outlive it and keep the pipe open: reading ends with the program.
    let reader = pipe.fileHandleForReading.fileDescriptor
    while true {
      let isRunning = process.isRunning
      var wait = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 200) > 0 else {
        if isRunning { continue } else { break }
      }
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      try consume(bytes)
    }
    return Self.status(of: process)
  }

  private func run(in folder: URL, output: FileHandle, errors: FileHandle) throws -> Int32 {
    let process = process(in: folder, output: output, errors: errors)
    try process.run()
    SignalRelay.forward(to: process.processIdentifier)
    defer { SignalRelay.forward(to: 0) }
    return Self.status(of: process)
  }

  private func process(in folder: URL, output: FileHandle, errors: FileHandle) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    return process
  }

  private static func status(of process: Process) -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Replaces this process: the terminal, its signals and the exit code are those of the other program.
  func replaceThisProcess() throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([url.path] + arguments).map { strdup($0) }
    words.append(nil)
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") }
    settings.append(nil)
    execve(url.path, words, settings)
    throw CheckoutError("\(url.path) cannot be started: \(String(cString: strerror(errno)))")
  }
}
