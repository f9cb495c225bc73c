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
  /// Every screen in each of its states, in the common window; one of them in Korean, and one in the smallest window.
  /// `LayoutProperties` checks every other window.
  /// - Parameters:
  ///   - differs: Whether a state of a screen needs its own golden. A state that looks like another does not.
  ///   - korean: The state that is shown in Korean.
  ///   - tiny: The state that is shown in the smallest window.
  public static func all(
    where differs: (Screen, State) -> Bool = { _, _ in true }, korean: (Screen, State), tiny: (Screen, State)? = nil
  ) -> [GoldenCase] {
    let common = pairs(where: differs).map { GoldenCase($0, $1, in: .common) }
    let small = tiny.map { [GoldenCase($0.0, $0.1, in: .tiny)] } ?? []
    return common + [GoldenCase(korean.0, korean.1, in: .korean)] + small
  }

  /// Every screen in each of its states.
  public static func pairs(where differs: (Screen, State) -> Bool = { _, _ in true }) -> [(Screen, State)] {
    Screen.allCases.flatMap { screen in State.allCases.filter { differs(screen, $0) }.map { (screen, $0) } }
  }

  private init(_ screen: Screen, _ state: State, in window: GoldenWindow) {
    self.init(screen: screen, state: state, window: window, words: "\(screen.rawValue)-\(state.rawValue)")
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

  /// The most common size.
  public static let common = GoldenWindow(80, 24)
  /// The same in Korean.
  public static let korean = GoldenWindow(80, 24, .korean)
  /// The smallest size in which a program must be usable.
  public static let tiny = GoldenWindow(20, 6)

  /// Its size and language, as in `80x24-en`.
  public var description: String { "\(columns)x\(rows)-\(language.rawValue)" }
}
