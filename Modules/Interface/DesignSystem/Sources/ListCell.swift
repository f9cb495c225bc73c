public import Portraits
public import TerminalUI

/// A row: a portrait, a title, and a line below it. It marks itself when it has the focus.
public struct ListCell: View {
  @Environment(\.density) private var density: Density
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.isShownBeside) private var isShownBeside
  @Environment(\.windowSize) private var window
  private let title: String
  private let subtitle: String
  private let badge: String
  private let detail: String
  private let portrait: String?
  private let look: Look?
  private let picture: Picture?
  private let size: Portrait.Size
  private let delete: (@MainActor () -> Void)?

  /// A row.
  /// - Parameters:
  ///   - badge: A word at the end of the title.
  ///   - detail: A few words at the right end of the title's line.
  ///   - portrait: The name for the portrait before the row; nil for none.
  ///   - look: The look to draw; nil for the first letter of the name.
  ///   - picture: The picture that replaces the portrait.
  ///   - size: The size of the portrait, with two rows.
  ///   - delete: The effect of a click on the mark that the row has at its end while it has the focus; nil for no mark.
  ///     A key does the same. A very narrow row has no mark, and plain mode has none.
  public init(
    _ title: String, subtitle: String = "", badge: String = "", detail: String = "", portrait: String? = nil,
    look: Look? = nil, picture: Picture? = nil, size: Portrait.Size = .row, delete: (@MainActor () -> Void)? = nil
  ) {
    self.delete = delete
    self.look = look
    self.size = size
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
        Portrait(portrait, look: isCompact ? nil : look, picture: isCompact ? nil : picture, size: size)
          .frame(width: 4, alignment: .topLeading)
      }
      VStack {
        HStack {
          HStack(spacing: 1) {
            // Of many titles only the chosen one is heavy.
            Text(line: title).bold(isFocused || isShownBeside)
            if !badge.isEmpty { Text(line: shownBadge).foregroundStyle(.accent).bold().layoutPriority(1) }
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
          // Without a second line its place is free in the other rows too, so that their details are aligned.
          if !hasSecondLine, let shownDelete {
            if detail.isEmpty { Spacer(minLength: 0) }
            if isFocused { deletionMark(shownDelete) } else { Text(line: "   ").layoutPriority(1) }
          }
        }
        if hasSecondLine {
          HStack {
            Text(line: subtitle).foregroundStyle(.secondary)
            if isFocused, let shownDelete {
              Spacer(minLength: 0)
              deletionMark(shownDelete)
            }
          }
        }
      }
    }
    .padding(.bottom, hasSecondLine && window.rows >= 30 ? 1 : 0)
  }

  private var shownDelete: (@MainActor () -> Void)? { window.columns < 30 || isPlain ? nil : delete }

  private func deletionMark(_ delete: @escaping @MainActor () -> Void) -> some View {
    Text(line: " ✕ ").layoutPriority(1).onTapGesture(perform: delete).accessibilityHidden()
  }

  /// A bar beside each line of the row that has the focus. If the focus is elsewhere, the row whose detail shows has a thin
  /// bar.
  private var mark: some View {
    let line = isFocused ? "▌" : isShownBeside ? "▎" : " "
    return Text(hasSecondLine ? "\(line)\n\(line)" : line)
      .foregroundStyle(!isFocused && isShownBeside ? .secondary : .accent)
      .accessibilityHidden()
  }

  /// A very narrow row has room for a sign only.
  private var shownBadge: String { window.columns < 30 && !isPlain ? "●" : badge }

  private var hasSecondLine: Bool { !isCompact && !subtitle.isEmpty }
  /// Read out, the subtitle is a part of its own in either density.
  private var isCompact: Bool { density == .compact && !isPlain }
}
