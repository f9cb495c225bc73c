import Entities
import FeatureKit
import Glibc

/// Standard input, where it is no terminal.
enum StandardInput {
  private static let limit = 16 << 20
  private static let lineLimit = 16 << 10

  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  static var isOpen: Bool {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0
  }

  /// All of it, as UTF-8.
  static func readAll() throws -> String { try text(try readBytes(atMost: limit)) }

  /// All of it.
  static func readBytes(atMost limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(into: &chunk)
      if count < 0 { throw unreadable(errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit {
        throw CommandFailure(
          .wrongUsage,
          LocalizedText(
            "Standard input has more than \(RoundedSize(limit)). Send less.",
            "표준 입력이 \(RoundedSize(limit))보다 큽니다. 더 적게 보내세요."))
      }
    }
  }

  /// The first line, read byte by byte, because the following bytes belong to other programs.
  static func readLine() throws -> String {
    var bytes: [UInt8] = []
    var byte: [UInt8] = [0]
    while true {
      let count = read(into: &byte)
      if count < 0 { throw unreadable(errno) }
      if count == 0 || byte[0] == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes += byte
      if bytes.count > lineLimit {
        throw CommandFailure(
          .wrongUsage,
          LocalizedText(
            "The line has more than \(lineLimit) bytes, which is too long for a key.",
            "줄이 \(lineLimit)바이트보다 깁니다. 키가 아닙니다."))
      }
    }
  }

  /// Reads again where a signal interrupted it.
  private static func read(into chunk: inout [UInt8]) -> Int {
    while true {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Bytes that are not text would reach a model as something else.
  private static func text(_ bytes: [UInt8]) throws -> String {
    if !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) { return text }
    throw CommandFailure(
      .wrongUsage,
      LocalizedText(
        "Standard input is not UTF-8 text. Send a picture with -f FILE.",
        "파이프로 들어온 것이 UTF-8 텍스트가 아닙니다. 그림은 -f 파일로 보내세요."))
  }

  private static func unreadable(_ number: Int32) -> CommandFailure {
    let reason = LocalizedText(systemError: number)
    return CommandFailure(
      .failed, LocalizedText("Standard input cannot be read: \(reason.english).", "표준 입력을 읽을 수 없습니다: \(reason.korean).")
    )
  }
}
