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
    ContentUnavailableView {
      Text(language.somethingWentWrong).foregroundStyle(.danger)
    } description: {
      Text(message).foregroundStyle(.primary)
    } actions: {
      Button(language.tryAgain, action: retry)
    }
    .keyboardShortcut(key, language.tryAgain, action: retry)
  }
}
