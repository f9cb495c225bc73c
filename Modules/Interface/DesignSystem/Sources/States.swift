public import TerminalUI

/// What stands where content is still coming.
public struct LoadingState: View {
  @Environment(\.language) private var language

  /// A turning figure in the middle.
  public init() {}

  /// What it is made of.
  public var body: some View {
    ProgressView(language.loading).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// What stands where there is nothing yet, and what to do about it.
public struct EmptyState: View {
  private let title: String
  private let hint: String

  /// A state from its texts.
  public init(_ title: String, hint: String = "") {
    self.title = title
    self.hint = hint
  }

  /// What it is made of.
  public var body: some View {
    VStack(alignment: .center) {
      Text(title).bold()
      if !hint.isEmpty { Text(hint).foregroundStyle(.secondary) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// What stands where content could not be had, and the way out.
public struct ErrorState: View {
  @Environment(\.language) private var language
  private let message: String
  private let key: Key
  private let retry: @MainActor () -> Void

  /// A failure in words, and what tries again.
  /// - Parameter key: Tries again too. Beside a field that takes letters it must not be one.
  public init(_ message: String, key: Key = .character("r"), retry: @escaping @MainActor () -> Void) {
    self.message = message
    self.key = key
    self.retry = retry
  }

  /// What it is made of.
  public var body: some View {
    VStack(alignment: .center) {
      Text(language.somethingWentWrong).bold().foregroundStyle(.danger)
      Text(message)
      Button(language.tryAgain, action: retry).padding(.top, 1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .keyboardShortcut(key, language.tryAgain, action: retry)
  }
}
