public import Entities
import Terminal
import TerminalUI

/// The capability of checking the terminal.
public protocol TerminalHealthChecking: Sendable {
  /// The check.
  var terminalHealthCheck: TerminalHealthCheck { get }
}

extension TerminalHealthChecking {
  /// The terminal's abilities, as far as they are known without asking it, and how to improve them.
  public func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    await terminalHealthCheck.diagnostics(in: language)
  }
}

/// Checks the terminal by its environment, without asking it, because an answer could take long, or never come. A
/// limitation is a notice, even if nothing can remove it.
public struct TerminalHealthCheck: HealthCheck {
  private let variable: @Sendable (String) -> String?
  private let columns: Int?, rows: Int?
  private let clipboardOption: @Sendable () -> String?

  /// A check of the terminal that these values describe.
  /// - Parameters:
  ///   - variable: A variable of the environment, where no option overrules it.
  ///   - size: The columns and rows of the terminal's window; nil where output is no terminal.
  ///   - clipboardOption: The value of tmux's option `set-clipboard`; nil where tmux gives none.
  public init(
    variable: @escaping @Sendable (String) -> String?, size: (columns: Int, rows: Int)?,
    clipboardOption: @escaping @Sendable () -> String? = { nil }
  ) {
    self.variable = variable
    (columns, rows) = (size?.columns, size?.rows)
    self.clipboardOption = clipboardOption
  }

  /// `terminal`
  public let area = "terminal"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Terminal", "터미널") }

  /// Reads the environment, and asks tmux if the terminal is one of its panes.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    [
      kind(language), window(language), locale(language), colors(language), widths(language), keyboard(language),
      pictures(language), clipboard(language), library(language),
    ]
  }
}

extension TerminalHealthCheck {
  /// A common terminal with UTF-8 and all colours.
  public static let common = TerminalHealthCheck(
    variable: { ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"][$0] }, size: nil)

  private var isTmux: Bool { variable("TMUX") != nil || variable("TERM")?.hasPrefix("tmux") == true }

  private var isMultiplexed: Bool { isTmux || variable("TERM")?.hasPrefix("screen") == true }

  private func kind(_ language: ContentLanguage) -> Diagnostic {
    switch variable("TERM") {
    case nil:
      Diagnostic(
        "term", .notice,
        language("TERM is not set, so only basic functions of the terminal are used.", "TERM이 설정되지 않아 기본 기능만 씁니다."),
        remedy: "export TERM=xterm-256color")
    case "dumb":
      Diagnostic(
        "term", .notice, language("TERM is dumb, so the app works line by line.", "TERM이 dumb이어서 한 줄씩 대화합니다."),
        remedy: "export TERM=xterm-256color")
    case let name?:
      Diagnostic("term", "TERM \(name)" + (isMultiplexed ? language(", in tmux or screen", ", tmux 또는 screen 안") : ""))
    }
  }

  private func window(_ language: ContentLanguage) -> Diagnostic {
    guard let columns, let rows else {
      return Diagnostic("window", language("The output of this run is not a terminal.", "이번 실행의 출력은 터미널이 아닙니다."))
    }
    return Diagnostic(
      "window",
      language("The window has \(columns)×\(rows) cells.", "창 크기는 \(columns)×\(rows)칸입니다."))
  }

  private func locale(_ language: ContentLanguage) -> Diagnostic {
    // POSIX.1-2024, 8.2: the first of these variables that is set decides the encoding.
    let deciding = ["LC_ALL", "LC_CTYPE", "LANG"].first { variable($0) != nil } ?? "LANG"
    let name = variable(deciding) ?? ""
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard !letters.contains("utf8") else {
      return Diagnostic("locale", language("The locale \(name) has UTF-8.", "로캘: \(name) (UTF-8)"))
    }
    return Diagnostic(
      "locale", name.isEmpty ? .notice : .faulty,
      name.isEmpty
        ? language("No locale is set. Other programs may not show Korean.", "로캘이 설정되지 않아 다른 프로그램에서 한글이 깨질 수 있습니다.")
        : language("The locale \(name) has no UTF-8.", "UTF-8이 아닌 로캘입니다: \(name)"),
      remedy: "export \(deciding)=C.UTF-8")
  }

  private func colors(_ language: ContentLanguage) -> Diagnostic {
    let depth = ColorDepth(environment: variable)
    let isWanted = variable("NO_COLOR")?.isEmpty == false
    let found =
      switch depth {
      case .none:
        language("No colours, because of NO_COLOR, --color or TERM.", "NO_COLOR, --color 또는 TERM에 따라 색을 쓰지 않습니다.")
      case .ansi16: language("16 colours.", "16색.")
      case .ansi256: language("256 colours.", "256색.")
      case .trueColor: language("16 million colours.", "1,600만 색.")
      }
    return Diagnostic("colors", depth == .ansi16 || depth == .none && !isWanted ? .notice : .well, found)
  }

  private func widths(_ language: ContentLanguage) -> Diagnostic {
    let isModern = TerminalTraits(environment: variable).widths == .modern
    return Diagnostic(
      "widths", isModern ? .well : .notice,
      isModern
        ? language(
          "Emoji widths follow Unicode. The app measures them when it opens.", "이모지 너비는 유니코드를 따르며, 앱을 시작할 때 확인합니다.")
        : language(
          "Some emoji are drawn in a simpler way, because this terminal counts their widths differently. The app measures "
            + "them when it opens.",
          "이 터미널은 일부 이모지 너비를 다르게 세므로 단순하게 그립니다. 앱을 시작할 때 확인합니다."))
  }

  /// The kitty keyboard protocol, by terminals that support it in their default configuration.
  private func keyboard(_ language: ContentLanguage) -> Diagnostic {
    let term = variable("TERM") ?? ""
    let knows =
      ["kitty", "ghostty", "foot", "alacritty"].contains { term.contains($0) }
      || ["ghostty", "iTerm.app"].contains(variable("TERM_PROGRAM") ?? "")
    if knows, !isMultiplexed {
      return Diagnostic(
        "keyboard", language("The terminal reports every key, Shift-Enter too.", "Shift-Enter를 포함해 모든 키를 구별합니다."))
    }
    return Diagnostic(
      "keyboard", .notice,
      language(
        "The terminal may report some keys alike. Press Ctrl-J for a new line where Shift-Enter does not work.",
        "앱이 구별하지 못하는 키가 있을 수 있습니다. Shift-Enter가 안 되면 Ctrl-J로 줄을 바꾸세요."))
  }

  private func pictures(_ language: ContentLanguage) -> Diagnostic {
    let way = PictureProtocol(environment: variable)
    let found =
      switch way {
      case .kitty:
        language(
          "Pictures use kitty's protocol if the terminal supports it.", "터미널이 지원하면 kitty 방식으로 그림을 보여 줍니다.")
      case .iTerm2:
        language(
          "Pictures use iTerm2's protocol if the terminal supports it.", "터미널이 지원하면 iTerm2 방식으로 그림을 보여 줍니다.")
      case nil: language("Pictures are drawn with half blocks.", "그림을 반 칸 블록으로 그립니다.")
      }
    return Diagnostic("pictures", way == nil ? .notice : .well, found)
  }

  private func clipboard(_ language: ContentLanguage) -> Diagnostic {
    guard isMultiplexed else {
      return Diagnostic(
        "clipboard", language("The terminal puts copied text into the clipboard (OSC 52).", "복사한 글은 터미널(OSC 52)로 보냅니다.")
      )
    }
    if isTmux, clipboardOption() == "on" {
      return Diagnostic(
        "clipboard",
        language(
          "tmux passes copied text on to the terminal (set-clipboard is on).",
          "복사한 글은 tmux를 거쳐 터미널로 보냅니다(set-clipboard on)."))
    }
    return Diagnostic(
      "clipboard", .notice,
      language(
        "Copied text reaches the clipboard only if tmux or screen passes it on.",
        "복사한 글은 tmux나 screen이 전달해야 클립보드에 들어갑니다."),
      remedy: isTmux ? "tmux set -s set-clipboard on" : nil)
  }

  private func library(_ language: ContentLanguage) -> Diagnostic {
    if let version = PictureLibrary.version { return Diagnostic("libpng", "libpng \(version)") }
    return Diagnostic(
      "libpng", .notice,
      language("libpng is not installed: drawn portraits replace pictures.", "libpng이 없어 사진 대신 그린 초상을 보여 줍니다."),
      remedy: language("Install it: apt install libpng16-16", "설치하세요: apt install libpng16-16"))
  }
}
