import FeatureKit
import DesignSystem
import TerminalUI

/// A part of the screen with a list that loads by itself: its heading, and below it the list or its state.
struct ListSection<Content: View>: View {
  @Environment(\.language) private var language
  private let title: String
  private let list: AvatarList
  private let tryAgain: @MainActor () -> Void
  private let content: Content

  init(
    _ title: String, list: AvatarList, tryAgain: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.list = list
    self.tryAgain = tryAgain
    self.content = content()
  }

  var body: some View {
    switch list.state {
    case .loaded(let avatars):
      // An empty list has no heading, because the other list is there.
      if !avatars.isEmpty {
        LazyVStack {
          Heading(title)
          content
        }
      }
    case .loading:
      VStack {
        Heading(title)
        LoadingLine()
      }
    case .failed(let reason):
      VStack {
        Heading(title)
        ErrorLine(language(reason), retry: tryAgain)
      }
    }
  }
}

/// The title of a part of the screen.
struct Heading: View {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(line: title).bold()
  }
}
