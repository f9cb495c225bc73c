import CommandLine
import Configuration
import Glibc
import System
import Terminal

extension TerminalHealthCheck {
  /// A check of the terminal of this run.
  init(_ configuration: AppConfiguration) {
    let window = isatty(STDOUT_FILENO) == 1 ? Size(windowOf: STDOUT_FILENO) : nil
    self.init(
      variable: { configuration.terminalVariable($0) }, size: window.map { ($0.width, $0.height) },
      clipboardOption: { Self.clipboardOptionOfTmux(in: .current) })
  }

  /// Asks the tmux that the environment names for its option. It answers within milliseconds.
  static func clipboardOptionOfTmux(in environment: ProcessEnvironment) -> String? {
    guard environment["TMUX"] != nil,
      let tmux = Subprocess(
        named: "tmux", in: environment, passing: ["TMUX", "TMUX_TMPDIR", "HOME", "PATH"], timeout: .seconds(1)),
      let answer = tmux.answer(to: ["show-options", "-s", "-v", "set-clipboard"])
    else { return nil }
    return String(decoding: answer.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
