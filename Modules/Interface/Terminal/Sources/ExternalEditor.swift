import Glibc

/// The editor that the user prefers, for a text that is easier to write there.
public struct ExternalEditor: Sendable {
  /// Why a text came back as it went.
  public enum Problem: Error, Hashable, Sendable {
    /// The text could not be put into a file: what the system refused, and its error number.
    case system(String, errno: Int32)
    /// The shell found no such command.
    case notFound(command: String)
    /// The editor ended with an error, as it does when the user says that nothing is to be changed. The status is
    /// that of a shell: from 128 on, the signal that ended it.
    case failed(status: Int32)
    /// What was written is too long to be taken, or cannot be read; it stays in this file.
    case kept(path: String)
  }

  /// More bytes than this are not taken back.
  public static let limit = 16 << 20

  /// What a shell is told to do, without the file.
  public let command: String
  private let directory: String
  private let hidden: [String]

  /// The editor of `VISUAL`, else of `EDITOR`, else `vi` (POSIX.1-2024, "Environment Variables").
  /// - Parameters:
  ///   - hidden: The names of variables that the editor does not get: keys.
  ///   - environment: Looks up an environment variable.
  public init(hiding hidden: [String] = [], environment: (String) -> String?) {
    self.hidden = hidden
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    command = value("VISUAL") ?? value("EDITOR") ?? "vi"
    directory = value("TMPDIR") ?? "/tmp"
  }

  /// Shows a text in the editor, on the terminal that the session lends it, and waits for its end.
  ///
  /// The text lies in a file that only this user can read, and that is deleted afterwards. An editor with a window of
  /// its own must be told to wait (`EDITOR="code --wait"`).
  /// - Returns: What became of the text, which mostly ends with a line break, as a text file does (POSIX.1-2024, 3.387),
  ///   and as it was made to for the editor; nil when the terminal is not the session's to lend.
  @MainActor public func edit(_ text: String, on session: TerminalSession) async throws(Problem) -> String? {
    let isEnded = text.utf8.last.map { $0 == 0x0A } ?? true
    let file = try DraftFile(isEnded ? text : text + "\n", in: directory)
    // Ctrl-C is for the editor, which need not end by it: then its shell must not either.
    let line =
      "trap : INT QUIT; " + (hidden.isEmpty ? "" : "unset " + hidden.joined(separator: " ") + "; ") + command + " "
      + Self.quoted(file.path)
    let ended = await session.lend { await DedicatedThread.run { system(line) } }
    guard let ended else {
      file.delete()
      return nil
    }
    guard let status = ended, status != -1 else {
      file.delete()
      throw .system("system", errno: EAGAIN)
    }
    guard status == 0 else {
      file.delete()
      // A status is what `wait` says: the exit code in the second byte, or the signal in the first.
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
      throw code == 127 ? .notFound(command: command) : .failed(status: code)
    }
    guard let written = file.read(limit: Self.limit) else { throw .kept(path: file.path) }
    file.delete()
    return written
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
