public import TerminalUI

/// A screen in a state, a window and a language: one golden screen of many.
public struct GoldenCase<Screen: Sendable, State: Sendable>: Sendable, CustomStringConvertible {
  /// The screen, and its state.
  public let screen: Screen, state: State
  /// The window with the language.
  public let window: GoldenWindow
  private let words: String

  /// The file's name, as in `explore-long-120x36-ko`.
  public var description: String { "\(words)-\(window)" }
}

extension GoldenCase
where Screen: CaseIterable & RawRepresentable<String>, State: CaseIterable & RawRepresentable<String> {
  /// Every screen in each of its states, in every common window; some of them in a small window too.
  /// - Parameters:
  ///   - differs: Whether a state of a screen looks different from its other states.
  ///   - isTelling: Whether it is one of the few cases for a small window.
  ///   - more: Further windows in which it looks different.
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

/// A window, and the language of its content.
public struct GoldenWindow: Hashable, Sendable, CustomStringConvertible {
  /// Its size in cells.
  public let columns: Int, rows: Int
  /// The language.
  public let language: Language

  /// A window.
  public init(_ columns: Int, _ rows: Int, _ language: Language = .english) {
    (self.columns, self.rows, self.language) = (columns, rows, language)
  }

  /// The windows for every screen: the usual one, a larger one, and the usual one in Korean.
  public static let common = [GoldenWindow(80, 24), GoldenWindow(120, 36), GoldenWindow(80, 24, .korean)]
  /// A part of a split screen.
  public static let small = GoldenWindow(40, 12)

  /// The smallest window in which a program must be usable.
  public static let tiny = GoldenWindow(20, 6)

  /// Its size and language, as in `80x24-en`.
  public var description: String { "\(columns)x\(rows)-\(language.rawValue)" }
}
