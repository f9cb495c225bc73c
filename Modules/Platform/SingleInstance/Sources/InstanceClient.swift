import Glibc

/// Hands a line to the programs that listen, the newest first, and waits for the answer: two seconds at most for each, also
/// for one that is stopped.
public enum InstanceClient {
  /// What became of a line.
  public enum Outcome: Hashable, Sendable {
    /// Another program took it, and did what it says.
    case accepted
    /// Another program took it, and does what it says when it can.
    case postponed
    /// Another program took it, and could not do it.
    case refused
    /// There is another program, and it does not answer: it may be stopped.
    case silent
    /// There is no other program that it is for.
    case noListener
  }

  /// Hands a line over, until somebody takes it. One with a line break in it, or of more than 4,160 bytes, is for nobody.
  public static func send(_ line: String, to path: String) -> Outcome {
    guard line.utf8.count < InstanceSocket.limit, !line.utf8.contains(0x0A) else { return .noListener }
    var isSilent = false
    for path in [path] + InstanceNames.aside(of: path) {
      switch ask(line, path) {
      case .noListener: break
      case .silent: isSilent = true
      case let outcome: return outcome
      }
    }
    return isSilent ? .silent : .noListener
  }

  private static func ask(_ line: String, _ path: String) -> Outcome {
    let descriptor = InstanceSocket.make()
    guard descriptor >= 0 else { return .noListener }
    defer { close(descriptor) }
    guard InstanceSocket.connect(descriptor, to: path) else { return errno == EAGAIN ? .silent : .noListener }
    guard InstanceSocket.writeLine(line, to: descriptor) else { return .noListener }
    return switch InstanceSocket.readLine(from: descriptor) {
    case "ok": .accepted
    case "later": .postponed
    case "no": .refused
    case nil where !InstanceSocket.isLeft(descriptor): .silent
    default: .noListener
    }
  }
}
