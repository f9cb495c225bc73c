import FeatureKit
import DesignSystem
import TerminalUI

/// A part of the screen with a list that loads by itself: its heading, and below it the list or its state.
struct ListSection<Content: View>: View {
  @Environment(\.language) private var language
  private let title: String
  private let count: Int?
  private let list: AvatarList
  private let tryAgain: @MainActor () -> Void
  private let content: Content

  /// - Parameter count: The number of rows in the list, for its heading; nil for none.
  init(
    _ title: String, count: Int? = nil, list: AvatarList, tryAgain: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.count = count
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
          Heading(title, count: count)
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

/// The title of a part of the screen, and the number of its rows, where it has many.
struct Heading: View {
  private let title: String
  private let count: Int?

  init(_ title: String, count: Int? = nil) {
    self.title = title
    self.count = count
  }

  var body: some View {
    HStack(spacing: 2) {
      Text(line: title).bold()
      if let count { Text(line: "\(count)").foregroundStyle(.secondary) }
    }
  }
}
