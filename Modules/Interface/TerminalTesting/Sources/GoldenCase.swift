public import TerminalUI

/// A screen in a state, a window and a language: one golden screen of many.
public struct GoldenCase<Screen: Sendable, State: Sendable>: Sendable, CustomStringConvertible {
  /// What is shown, in what state.
  public let screen: Screen, state: State
  /// Where it is shown.
  public let window: GoldenWindow
  private let words: String

  /// The file's name, as in `explore-long-120x36-ko`.
  public var description: String { "\(words)-\(window)" }
}

extension GoldenCase
where Screen: CaseIterable & RawRepresentable<String>, State: CaseIterable & RawRepresentable<String> {
  /// Every screen in each of its states, in every common window; and some of them in a small one too.
  /// - Parameters:
  ///   - differs: Whether a state of a screen is worth a look: one that looks like another is not.
  ///   - isTelling: Whether it is one of the few to look at in a small window.
  ///   - more: In which other windows it is worth a look.
  public static func all(
    where differs: (Screen, State) -> Bool = { _, _ in true }, small isTelling: (Screen, State) -> Bool,
    more: (Screen, State) -> [GoldenWindow] = { _, _ in [] }
  ) -> [GoldenCase] {
    Screen.allCases.flatMap { screen in
      State.allCases.filter { differs(screen, $0) }.flatMap { state in
        (GoldenWindow.common + (isTelling(screen, state) ? [.small] : []) + more(screen, state)).map {
          GoldenCase(screen: screen, state: state, window: $0, words: "\(screen.rawValue)-\(state.rawValue)")
        }
      }
    }
  }
}

/// A window, and the language of what is in it.
public struct GoldenWindow: Hashable, Sendable, CustomStringConvertible {
  /// Its size in cells.
  public let columns: Int, rows: Int
  /// The language.
  public let language: Language

  /// A window.
  public init(_ columns: Int, _ rows: Int, _ language: Language = .english) {
    (self.columns, self.rows, self.language) = (columns, rows, language)
  }

  /// Those that every screen is looked at in: most people's, a larger one, and most people's in Korean.
  public static let common = [GoldenWindow(80, 24), GoldenWindow(120, 36), GoldenWindow(80, 24, .korean)]
  /// A part of a screen that is split.
  public static let small = GoldenWindow(40, 12)

  /// The smallest that a program must be of use in.
  public static let tiny = GoldenWindow(20, 6)

  /// Its size and language, as in `80x24-en`.
  public var description: String { "\(columns)x\(rows)-\(language.rawValue)" }
}
