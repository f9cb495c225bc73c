public import TerminalUI

/// A screen: its title, what stands beside it, and the content below.
public struct Screen<Content: View, Trailing: View>: View {
  private let title: String
  private let portrait: Portrait?
  private let trailing: Trailing
  private let content: Content

  /// A screen with something at the end of its title line.
  /// - Parameter portrait: Whose screen it is, before the title.
  public init(
    _ title: String, portrait: Portrait? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.title = title
    self.portrait = portrait
    self.content = content()
    self.trailing = trailing()
  }

  /// What it is made of.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if let portrait { portrait.padding(.trailing, 1) }
        Text(line: title).bold().foregroundStyle(.accent).accessibilityHeading()
        Spacer(minLength: 1)
        trailing
      }
      .padding(.horizontal, 1)
      Divider()
      content
        .padding(.horizontal, 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
    }
  }
}

extension Screen where Trailing == EmptyView {
  /// A screen with its title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content, trailing: { EmptyView() })
  }
}
