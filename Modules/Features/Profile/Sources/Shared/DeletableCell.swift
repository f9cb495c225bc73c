import FeatureKit
import TerminalUI

/// A row of a list from which the user can delete. The row with the focus shows the keys of its element, and the mark
/// that deletes it.
struct DeletableCell<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// The name of the element.
  let name: String
  /// The keys of the row. Without the focus they would act on a row that the user did not choose.
  let keys: [KeyBinding]
  let delete: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 1) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      if isPlain {
        // Line by line no row has the focus, so none has keys.
        Button(action: delete) { Text(line: language.delete(name)) }
      } else if isNarrow {
        EmptyView()
      } else if isFocused {
        Text(line: "✕ ").onTapGesture(perform: delete)
      } else {
        Text(line: "  ")
      }
    }
    .keyBindings(isFocused ? keys : [])
  }

  /// Whether the title needs the whole row. The keys delete there too.
  private var isNarrow: Bool { window.columns < 30 }
}

extension KeyBinding {
  /// The keys that delete the element of the chosen row.
  static func deleting(_ title: String, _ action: @escaping @MainActor () -> Void) -> [KeyBinding] {
    [
      KeyBinding(.character("d"), title, action: action),
      KeyBinding(.delete, title, prominence: .hidden, action: action),
    ]
  }
}
