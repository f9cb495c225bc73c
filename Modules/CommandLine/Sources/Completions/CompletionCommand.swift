public import FeatureKit
import TerminalUI

/// `completions bash|zsh|fish`: prints the script that makes a shell complete the commands.
@MainActor public struct CompletionCommand {
  /// The name of the command.
  nonisolated public static let name = "completions"

  /// The name of the completed program.
  private let program: String

  /// The scripts for a program.
  public init(program: String) {
    self.program = program
  }

  /// The command.
  public var group: Subcommand {
    Subcommand(
      Self.name, summary: { $0.aboutCompletions },
      subcommands: CompletionShell.allCases.map { shell in
        Subcommand(shell.rawValue, summary: { $0.aboutCompletions(for: shell, of: program) }) { _, io in
          try io.write(shell.script(for: program))
          return .done
        }
      })
  }
}

extension Language {
  fileprivate var aboutCompletions: String {
    self("Print the script by which a shell completes commands", "셸 자동 완성 스크립트를 출력합니다")
  }

  fileprivate func aboutCompletions(for shell: CompletionShell, of program: String) -> String {
    let call = "\(program) completions \(shell.rawValue)"
    return switch shell {
    case .bash: self("For bash. In ~/.bashrc: ", "bash용입니다. ~/.bashrc에 추가합니다: ") + "source <(\(call))"
    case .zsh:
      self("For zsh. In ~/.zshrc, after compinit: ", "zsh용입니다. ~/.zshrc의 compinit 다음에 추가합니다: ") + "source <(\(call))"
    case .fish:
      self("For fish: ", "fish용입니다: ") + "\(call) > ~/.config/fish/completions/\(program).fish"
    }
  }
}
