import Foundation
import ProjectFacts
import Glibc

/// Another program, and the words it gets.
struct Program {
  let url: URL
  let arguments: [String]
  /// What is in its environment besides ours; nil takes a variable out.
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

  /// Our environment, changed. FEATURE is never ours: it would narrow what others mean as a whole.
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

  /// Runs it to its end, and keeps what it writes. Files take it, so that no full pipe can stop it.
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

  /// Runs it to its end; all that it writes goes to standard error.
  func status(in folder: URL) throws -> Int32 {
    try run(in: folder, output: .standardError, errors: .standardError)
  }

  /// Runs it to its end; what it writes goes where ours goes.
  func sharedStatus(in folder: URL) throws -> Int32 {
    try run(in: folder, output: .standardOutput, errors: .standardError)
  }

  /// Runs it to its end, and hands on what it writes, to either, as it comes.
  func status(in folder: URL, each consume: (Data) throws -> Void) throws -> Int32 {
    let pipe = Pipe()
    let process = process(in: folder, output: pipe.fileHandleForWriting, errors: pipe.fileHandleForWriting)
    try process.run()
    SignalRelay.forward(to: process.processIdentifier)
    defer { SignalRelay.forward(to: 0) }
    try pipe.fileHandleForWriting.close()
    // What it started may outlive it, and hold the pipe: its own end is the end.
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

  /// Becomes it: the terminal, its signals and its exit code are the other program's own.
  func replaceThisProcess() throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([url.path] + arguments).map { strdup($0) }
    words.append(nil)
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") }
    settings.append(nil)
    execve(url.path, words, settings)
    throw CheckoutError("\(url.path) cannot be started: \(String(cString: strerror(errno)))")
  }
}
