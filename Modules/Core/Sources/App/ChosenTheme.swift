import Configuration
import Terminal
import TerminalUI

/// The theme that the user chose, for the app. Its file is read when the theme is chosen, and at the start.
@MainActor final class ChosenTheme {
  private let folder: ThemeFolder
  private var last: (choice: ThemeChoice, theme: Theme?)?

  init(_ folder: ThemeFolder) { self.folder = folder }

  /// The theme of a choice. Nil where the terminal decides: it also does when the theme cannot be used.
  func theme(of choice: ThemeChoice) -> Theme? {
    if let last, last.choice == choice { return last.theme }
    let theme = read(choice)
    last = (choice, theme)
    return theme
  }

  private func read(_ choice: ThemeChoice) -> Theme? {
    switch choice {
    case .auto, .none: nil
    case .light: .light
    case .dark: .dark
    case .named(let name): (try? folder.theme(named: name)).map { Theme($0) }
    }
  }
}

extension Theme {
  /// The theme of a file.
  init(_ theme: ColorTheme) {
    let colors = theme.colors.map { (Tint($0), Color($1)) }
    self.init(background: Color(theme.background), colors: Dictionary(colors) { first, _ in first })
  }

  /// The colours of a theme's file that the app corrects.
  static func mistakes(of theme: ColorTheme) -> [ThemeMistake] {
    Theme(theme).corrections.compactMap { correction in
      ThemeColor.allCases.first { Tint($0) == correction.tint }.flatMap { color in
        RGBColor(correction.shown).map {
          theme.mistake(of: color, shown: $0, contrast: correction.contrast, least: correction.least)
        }
      }
    }
  }
}

extension Color {
  fileprivate init(_ color: RGBColor) { self = .rgb(color.red, color.green, color.blue) }
}

extension RGBColor {
  fileprivate init?(_ color: Color) {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    self.init(red: red, green: green, blue: blue)
  }
}

extension Tint {
  fileprivate init(_ color: ThemeColor) {
    self =
      switch color {
      case .background: .background
      case .surface: .surface
      case .raised: .raised
      case .ownMessage: .ownMessage
      case .selection: .selection
      case .text: .primary
      case .secondaryText: .secondary
      case .disabledText: .disabled
      case .border: .border
      case .onAccent: .onAccent
      case .danger: .danger
      case .warning: .warning
      case .success: .success
      case .link: .link
      case .red: .red
      case .green: .green
      case .orange: .orange
      case .blue: .blue
      case .mint: .mint
      case .purple: .purple
      case .cyan: .cyan
      case .teal: .teal
      case .indigo: .indigo
      }
  }
}
