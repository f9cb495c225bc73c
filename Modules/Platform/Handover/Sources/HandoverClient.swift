#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Hands a line to a program that listens, and waits for its answer: two seconds at most.
public enum HandoverClient {
  /// What became of a line.
  public enum Outcome: Hashable, Sendable {
    /// The other program took it, and did what it says.
    case accepted
    /// The other program took it, and could not do it.
    case refused
    /// There is no other program, or it does not answer.
    case nobody
  }

  /// Hands a line over. One with a line break in it, or of more than 4,096 bytes, is for nobody.
  public static func send(_ line: String, to path: String) -> Outcome {
    guard line.utf8.count < HandoverSocket.limit, !line.utf8.contains(0x0A) else { return .nobody }
    let descriptor = HandoverSocket.make()
    guard descriptor >= 0 else { return .nobody }
    defer { close(descriptor) }
    guard HandoverSocket.with(path, { connect(descriptor, $0, $1) }),
      HandoverSocket.writeLine(line, to: descriptor)
    else { return .nobody }
    return switch HandoverSocket.readLine(from: descriptor) {
    case "ok": .accepted
    case "no": .refused
    default: .nobody
    }
  }
}
