import Foundation

/// A build by SwiftPM that prints only problems, and on a terminal its progress.
struct QuietBuild {
  let program: Program

  /// Runs it to its end.
  /// - Returns: Its exit code, and its log.
  func run(in folder: URL) throws -> (status: Int32, log: BuildLog) {
    var lines = LineSplitter()
    var log = BuildLog()
    let progress = ProgressLine()
    let status = try program.status(in: folder) { bytes in
      for line in lines.consume(bytes) { log.add(line) }
      progress.show(log.progress ?? "")
    }
    if let line = lines.rest { log.add(line) }
    progress.show("")
    return (status, log)
  }

  /// Runs it to its end, and prints its problems.
  /// - Returns: Its exit code.
  func status(in folder: URL) throws -> Int32 {
    let (status, log) = try run(in: folder)
    log.tell(isSuccess: status == 0)
    return status
  }
}

extension BuildLog {
  /// Prints to standard error why the build failed, or its warnings.
  func tell(isSuccess: Bool) {
    for line in isSuccess ? warnings : failure { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}

/// Splits arriving bytes into lines.
struct LineSplitter {
  private var unfinished = Data()

  /// The lines that these bytes complete.
  mutating func consume(_ bytes: Data) -> [String] {
    unfinished += bytes
    let parts = unfinished.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    unfinished = parts.last.map { Data($0) } ?? Data()
    return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes after the last end of a line; nil when there are none.
  var rest: String? { unfinished.isEmpty ? nil : String(decoding: unfinished, as: UTF8.self) }
}
