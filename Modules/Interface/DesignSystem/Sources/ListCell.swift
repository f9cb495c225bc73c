public import TerminalUI

/// A row: a portrait, a title, and a line below it. It shows by itself when it has the focus.
public struct ListCell: View {
  @Environment(\.isFocused) private var isFocused
  private let title: String
  private let subtitle: String
  private let badge: String
  private let portrait: String?

  /// A row from its texts.
  /// - Parameters:
  ///   - badge: A word at the end of the title.
  ///   - portrait: The name whose portrait stands before it; nil for none.
  public init(_ title: String, subtitle: String = "", badge: String = "", portrait: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.badge = badge
    self.portrait = portrait
  }

  /// What it is made of.
  public var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent)
      // A Korean initial is wider: the titles below each other begin in one column all the same.
      if let portrait { Portrait(portrait).frame(width: 4, alignment: .leading) }
      VStack {
        HStack(spacing: 1) {
          Text(line: title).bold()
          if !badge.isEmpty { Text(line: badge).foregroundStyle(.accent).bold() }
        }
        if !subtitle.isEmpty { Text(line: subtitle).foregroundStyle(.secondary) }
      }
      .reversed(isFocused)
    }
  }
}

/// A picture drawn from a name: its first letter on a colour that always goes with it.
public struct Portrait: View {
  private static let tints: [Tint] = [.red, .green, .orange, .blue, .mint, .purple, .cyan, .teal, .indigo]
  private let name: String

  /// The portrait that goes with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// What it is made of.
  public var body: some View {
    Text(line: " \(initial) ").bold().foregroundStyle(tint).reversed()
  }

  /// The first character that shows: a name may begin with what a terminal would obey.
  private var initial: String {
    let first = name.first { character in
      switch character.unicodeScalars.first?.properties.generalCategory {
      case .control, .format, .spaceSeparator, nil: false
      default: true
      }
    }
    return first?.uppercased() ?? "?"
  }

  private var tint: Tint {
    let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return Self.tints[sum % Self.tints.count]
  }
}
