public import TerminalUI

/// What the selection of a list stands on, for the place beside the list: a portrait with words and the ways on beside it,
/// and texts below it, which scroll.
public struct PreviewPage<Actions: View>: View {
  private let name: String
  private let kind: String
  private let summary: String
  private let portrait: Portrait
  private let texts: [TitledText]
  private let open: @MainActor () -> Void
  private let actions: Actions

  /// A page from its parts.
  /// - Parameters:
  ///   - kind: What it is, below the name; empty for nothing.
  ///   - summary: A line about it; empty for none.
  ///   - texts: The texts below the portrait.
  ///   - open: The effect of a click on the portrait. One of the actions does the same.
  ///   - actions: Buttons, side by side.
  public init(
    name: String, kind: String, summary: String, portrait: Portrait, texts: [TitledText],
    open: @escaping @MainActor () -> Void, @ViewBuilder actions: () -> Actions
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.portrait = portrait
    self.texts = texts
    self.open = open
    self.actions = actions()
  }

  /// The content.
  public var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        HStack(spacing: 2) {
          portrait.onTapGesture(perform: open).accessibilityHidden()
          head
        }
        ForEach(texts) { text in
          VStack {
            Text(line: text.title).bold()
            Text(text.text)
          }
        }
      }
    }
    .frame(maxWidth: 82, maxHeight: .infinity, alignment: .topLeading)
  }

  private var head: some View {
    VStack(spacing: 1) {
      VStack {
        Text(name).bold()
        if !kind.isEmpty { Text(kind).foregroundStyle(.secondary) }
      }
      if !summary.isEmpty { Text(summary) }
      HStack(spacing: 2) { actions }
    }
  }
}
