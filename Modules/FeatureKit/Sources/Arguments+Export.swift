import Entities
public import TerminalUI

extension CommandOption {
  /// `--output FILE` of an export; `Arguments.outputPath(or:)` reads it.
  public static func output(_ summary: @escaping @Sendable (Language) -> String) -> CommandOption {
    CommandOption("output", letter: "o", value: "FILE", kind: .file, summary: summary)
  }

  /// `--force` of an export.
  public static let force = CommandOption("force") { $0("Replace existing files", "있는 파일을 바꿉니다") }
}

extension Arguments {
  /// The path of `--output`.
  /// - Parameter problem: The message where there is none.
  public func outputPath(or problem: String) throws(CommandFailure) -> String {
    guard let path = value(of: "output"), !path.isEmpty else { throw CommandFailure(.wrongUsage, problem) }
    return path
  }
}

extension CommandFailure {
  /// The failure of an export to a file that already exists, without `--force`.
  public static func fileExists(_ path: String) -> CommandFailure {
    CommandFailure(
      .failed,
      LocalizedText(
        "\(path) already exists. Choose another file, or replace it with --force.",
        "\(path)에 이미 파일이 있습니다. 다른 파일을 지정하거나, --force로 덮어쓰세요."))
  }

  /// The failure of an export to standard output that is a terminal: the bytes of a file could be control sequences.
  public static let terminalIsNoFile = CommandFailure(
    .wrongUsage,
    LocalizedText(
      "Standard output is a terminal, where a file's bytes could do harm. Send it through a pipe, or name a file.",
      "표준 출력이 터미널이라 파일의 바이트가 해로울 수 있습니다. 파이프로 보내거나 파일을 적어 주세요."))
}
