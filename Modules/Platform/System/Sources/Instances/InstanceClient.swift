import Glibc

/// Sends a line to the listening programs, the newest first, until one answers. Connecting to each, and its answer, may
/// take two seconds each.
public enum InstanceClient {
  /// The result of sending a line.
  public enum Outcome: Hashable, Sendable {
    /// Another program has carried out the line.
    case accepted
    /// Another program will carry it out later.
    case postponed
    /// Another program could not carry it out.
    case refused
    /// Another program listens and does not answer; it may be stopped.
    case silent
    /// No other program accepts the line.
    case noListener
  }

  /// Sends a line to one listener after another until one answers; a refusal ends it too. A line of more than 4,160
  /// bytes, or with a line break in it, is not sent.
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
