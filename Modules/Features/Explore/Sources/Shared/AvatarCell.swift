import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// An avatar as a row. While it has the focus, a key leads to its character screen. The key is only in the help:
/// in the footer it would appear and disappear with each step of the focus.
struct AvatarCell: View {
  @Environment(\.addressBeside) private var addressBeside
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isShownBeside) private var isShownBeside
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let avatar: Avatar
  /// The size of the portrait; nil for that of a list, which has room for the whole tile where blank rows keep its rows
  /// apart.
  var portrait: Portrait.Size?
  /// What stands below the name instead of the words about it.
  var note: String?
  /// A few words at the right end.
  var detail = ""
  let showCharacter: @MainActor () -> Void

  /// Whether its page is beside the list. Without a screen there, no address is made for each row of each frame.
  private var isOpen: Bool { !addressBeside.isEmpty && CharacterParameters(avatar.id).path == addressBeside }

  var body: some View {
    ListCell(
      avatar.name, subtitle: note ?? avatar.summary(in: language), detail: detail, portrait: avatar.name,
      look: avatar.portrait, picture: pictures[avatar.picture], size: portrait ?? (window.rows >= 30 ? .mini : .row)
    )
    // Its page, beside the list, counts like the detail of the list.
    .environment(\.isShownBeside, isShownBeside || isOpen)
    .keyBindings(
      isFocused ? [KeyBinding(.character("i"), language.character, prominence: .spare, action: showCharacter)] : [])
  }
}
