import Entities
public import FeatureKit
import TerminalUI

extension Language {
  var aboutHelpOption: String { self("Show this help, or a command's", "이 도움말이나 명령의 도움말을 보여 줍니다") }
  var aboutVersionOption: String { self("Show the version", "버전을 보여 줍니다") }

  var whichOne: String { self("Name one of its commands.", "무엇을 할지 함께 적어 주세요.") }
  func unknownCommand(_ name: String, in group: String, known: String) -> String {
    self(
      "“\(group)” has no command “\(name)”. Its commands are \(known).",
      "“\(group)”에는 “\(name)” 명령이 없습니다. 쓸 수 있는 명령: \(known).")
  }
  func unknownCommand(_ name: String, of program: String, known: String) -> String {
    self(
      "There is no command “\(name)”. The commands are \(known). See \(program) --help.",
      "“\(name)” 명령이 없습니다. 명령 목록: \(known). \(program) --help를 참고하세요.")
  }
  func tooManyWords(_ word: String, for command: String) -> String {
    self(
      "`\(command)` takes only options. Remove “\(word)”.", "`\(command)`에는 옵션만 쓸 수 있습니다. 쓸 수 없는 말: “\(word)”.")
  }
}

extension CommandFailure {
  /// The failure of a command, or of the app, that cannot use the terminal.
  public static func unusableTerminal(_ problem: any Error) -> CommandFailure {
    CommandFailure(
      .failed, LocalizedText("The terminal cannot be used: \(problem).", "터미널을 쓸 수 없습니다: \(problem)."))
  }
}
