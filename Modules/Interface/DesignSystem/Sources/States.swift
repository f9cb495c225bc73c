public import TerminalUI

/// What stands where content is still coming.
public struct LoadingState: View {
  @Environment(\.language) private var language
  private let label: String?

  /// A turning figure in the middle.
  /// - Parameter label: What goes on; nil for the word “Loading…”.
  public init(_ label: String? = nil) {
    self.label = label
  }

  /// What it is made of.
  public var body: some View {
    ProgressView(label ?? language.loading).frame(maxWidth: .infinity, maxHeight: .infinity)
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

/// What stands in the place of a part of a screen whose content is still coming: one line, where the content begins.
public struct LoadingLine: View {
  @Environment(\.language) private var language

  /// A turning figure.
  public init() {}

  /// What it is made of.
  public var body: some View { ProgressView(language.loading) }
}

/// What stands in the place of a part of a screen whose content could not be had, and the way out.
public struct ErrorLine: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  private let message: String
  private let retry: @MainActor () -> Void

  /// A failure in words, and what tries again, by its button or the letter `r`.
  public init(_ message: String, retry: @escaping @MainActor () -> Void) {
    self.message = message
    self.retry = retry
  }

  /// What it is made of.
  public var body: some View {
    Group {
      // The button needs up to 13 columns.
      if window.columns < 40 { VStack { parts } } else { HStack(spacing: 2) { parts } }
    }
    .keyboardShortcut(.character("r"), language.tryAgain, action: retry)
  }

  @ViewBuilder private var parts: some View {
    Text(language.couldNotLoad(message)).foregroundStyle(.danger)
    Button(language.tryAgain, action: retry)
  }
}
