import Glibc

/// The user's preferred editor, for editing a longer text.
public struct ExternalEditor: Sendable {
  /// Why a text was not edited.
  public enum Problem: Error, Hashable, Sendable {
    /// The text could not be written to a file, or the shell could not be started: the refused call, and its error
    /// number.
    case system(String, errno: Int32)
    /// The shell did not find the command.
    case notFound(command: String)
    /// The editor ended with an error, as it does when the user discards the text. The status is that of a shell:
    /// from 128 on, the signal that ended it.
    case failed(status: Int32)
    /// The edited text is too long, or cannot be read; it stays in this file.
    case kept(path: String)
  }

  /// The largest text in bytes that is read back.
  public static let limit = 16 << 20

  /// The shell command, without the file.
  public let command: String
  private let directory: String
  private let hidden: [String]

  /// The editor of `VISUAL`, else of `EDITOR`, else `vi` (POSIX.1-2024, "Environment Variables").
  /// - Parameters:
  ///   - hidden: The names of variables to remove from the editor's environment: keys.
  ///   - environment: Looks up an environment variable.
  public init(hiding hidden: [String] = [], environment: (String) -> String?) {
    self.hidden = hidden
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    command = value("VISUAL") ?? value("EDITOR") ?? "vi"
    directory = value("TMPDIR") ?? "/tmp"
  }

  /// Opens a text in the editor, on the terminal that the session lends it, and waits until the editor ends.
  ///
  /// The text is in a file that only this user can read. The file is deleted afterwards, unless the edited text cannot
  /// be read back. An editor with a window of its own needs an option to wait (`EDITOR="code --wait"`).
  /// - Returns: The edited text. It usually ends with a line break, as a text file does (POSIX.1-2024, 3.387), and as
  ///   it did when the editor got it. Nil when the session cannot lend its terminal.
  @MainActor public func edit(_ text: String, on session: TerminalSession) async throws(Problem) -> String? {
    let isEnded = text.utf8.last.map { $0 == 0x0A } ?? true
    let file = try DraftFile(isEnded ? text : text + "\n", in: directory)
    // Ctrl-C is for the editor, which may handle it; its shell must not end either.
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
      // The status of `wait`: the exit code in the second byte, or the signal in the first.
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
