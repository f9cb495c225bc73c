public import Portraits
public import TerminalUI

/// A picture or, without one, a drawn look. Where the terminal can show neither, the first letter of the name stands in
/// a box of the same size. The letter stands alone in the sizes of two rows, and where there is neither picture nor
/// look. The letter's colour is always the same for the name.
public struct Portrait: View {
  /// The size of a picture and of a drawing. A letter's tile is three cells wide and one high.
  public enum Size: Hashable, Sendable {
    /// In a row of a list without space between rows: 4 cells wide, 2 high, with the first half row empty.
    case row
    /// Beside a message, before a title, and in a row with space around it: 4 cells wide, 2 high.
    case mini
    /// On a small card: 8 cells wide, 4 high.
    case hero
    /// On a card, and on a character's page: 16 cells wide, 8 high.
    case large
    /// On a character's page with much room: 32 cells wide, 16 high.
    case page

    /// The width in cells.
    public var columns: Int { 2 * rows }
    /// The height in cells.
    public var rows: Int {
      switch self {
      case .row, .mini: 2
      case .hero: 4
      case .large: 8
      case .page: 16
      }
    }
  }

  @Environment(\.palette) private var palette
  private static let tints: [Tint] = [.red, .green, .orange, .blue, .mint, .purple, .cyan, .teal, .indigo]
  private let name: String
  private let look: Look?
  private let picture: Picture?
  private let size: Size
  private let columns: Int

  /// The portrait of a name.
  /// - Parameters:
  ///   - look: The look to draw; nil for none.
  ///   - picture: The picture that replaces it; nil for none.
  ///   - width: The width in cells, at least that of the size: a drawing shows more of its place, and a picture is in the
  ///     middle.
  public init(
    _ name: String, look: Look? = nil, picture: Picture? = nil, size: Size = .row, width: Int? = nil
  ) {
    self.name = name
    self.look = look
    self.picture = picture
    self.size = size
    columns = max(width ?? 0, size.columns)
  }

  /// The content.
  public var body: some View {
    if let shown = picture ?? drawing {
      Image(shown, columns: columns, rows: size.rows, label: name) { standIn }
    } else {
      letter
    }
  }

  private var drawing: Picture? {
    look.flatMap {
      DrawnPortraits.picture(
        of: $0, columns: columns, rows: size.rows, bareOnLight: size == .row ? palette.isLight : nil)
    }
  }

  /// A letter in the place of the picture. It has the same size, so that nothing around it moves.
  @ViewBuilder private var standIn: some View {
    if size.rows > 2 {
      letter.frame(width: columns - 2, height: size.rows - 2, alignment: .center).border().accessibilityHidden()
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
