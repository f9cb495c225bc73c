public import TerminalUI

/// A row: a portrait, a title, and a line below it. It marks itself when it has the focus.
public struct ListCell: View {
  @Environment(\.density) private var density: Density
  @Environment(\.isFocused) private var isFocused
  @Environment(\.windowSize) private var window
  private let title: String
  private let subtitle: String
  private let badge: String
  private let detail: String
  private let portrait: String?
  private let picture: Picture?

  /// A row.
  /// - Parameters:
  ///   - badge: A word at the end of the title.
  ///   - detail: A few words at the right end of the title's line.
  ///   - portrait: The name for the portrait before the row; nil for none.
  ///   - picture: The picture that replaces the portrait.
  public init(
    _ title: String, subtitle: String = "", badge: String = "", detail: String = "", portrait: String? = nil,
    picture: Picture? = nil
  ) {
    self.picture = picture
    self.title = title
    self.subtitle = subtitle
    self.badge = badge
    self.detail = detail
    self.portrait = portrait
  }

  /// The content.
  public var body: some View {
    HStack(spacing: 1) {
      mark
      // A Korean initial is wider; the titles of all rows are aligned nevertheless.
      if let portrait {
        Portrait(portrait, picture: isCompact ? nil : picture).frame(width: 4, alignment: .topLeading)
      }
      VStack {
        HStack {
          HStack(spacing: 1) {
            Text(line: title).bold()
            if !badge.isEmpty { Text(line: badge).foregroundStyle(.accent).bold() }
          }
          // Only the title is marked: each step of the focus repaints two rows, which must be cheap on a slow line.
          .highlighted(isFocused)
          if isCompact, !subtitle.isEmpty {
            Text(line: subtitle).foregroundStyle(.secondary).padding(.leading, 2).layoutPriority(-1)
          }
          if !detail.isEmpty {
            Spacer(minLength: 2)
            Text(line: detail).foregroundStyle(.secondary).layoutPriority(1)
          }
        }
        if hasSecondLine { Text(line: subtitle).foregroundStyle(.secondary) }
      }
    }
    .padding(.bottom, hasSecondLine && window.rows >= 30 ? 1 : 0)
  }

  /// A bar beside each line of the row that has the focus.
  private var mark: some View {
    VStack {
      ForEach(Array(0..<(hasSecondLine ? 2 : 1)), id: \.self) { _ in
        Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent)
      }
    }
    .accessibilityHidden()
  }

  private var hasSecondLine: Bool { !isCompact && !subtitle.isEmpty }
  private var isCompact: Bool { density == .compact }
}

/// A picture. Without one, or where it cannot be shown, a drawing made from a name: its first letter on a colour that
/// is always the same for the name.
public struct Portrait: View {
  /// The size of a picture. A drawing from a name is three cells wide and one high everywhere.
  public enum Size: Hashable, Sendable {
    /// In a row of a list: 4 cells wide, 2 high.
    case row
    /// Before the title of a screen: 4 cells wide, 2 high.
    case header
    /// On a card: 8 cells wide, 4 high.
    case hero
    /// On an avatar's page: 16 cells wide, 8 high.
    case large

    /// The width in cells.
    public var columns: Int { 2 * rows }
    /// The height in cells.
    public var rows: Int {
      switch self {
      case .row, .header: 2
      case .hero: 4
      case .large: 8
      }
    }
  }

  private static let tints: [Tint] = [.red, .green, .orange, .blue, .mint, .purple, .cyan, .teal, .indigo]
  private let name: String
  private let picture: Picture?
  private let size: Size

  /// The portrait of a name, or a picture in its place.
  public init(_ name: String, picture: Picture? = nil, size: Size = .row) {
    self.name = name
    self.picture = picture
    self.size = size
  }

  /// The content.
  public var body: some View {
    if let picture {
      Image(picture, columns: size.columns, rows: size.rows, label: name) { letter }
    } else {
      letter
    }
  }

  private var letter: some View {
    Text(line: " \(initial) ").bold().foregroundStyle(tint).reversed()
      // The name is next to it.
      .accessibilityHidden()
  }

  /// The first visible character: a name may begin with control characters.
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
