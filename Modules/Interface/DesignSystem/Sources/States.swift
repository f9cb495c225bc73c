public import TerminalUI

/// The place of content that is loading.
public struct LoadingState: View {
  @Environment(\.language) private var language
  private let label: String?

  /// A turning figure in the middle.
  /// - Parameter label: The work in progress; nil for “Loading…”.
  public init(_ label: String? = nil) {
    self.label = label
  }

  /// The content.
  public var body: some View {
    ProgressView(label ?? language.loading).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The place of content that failed to load, with a button that tries again.
public struct ErrorState: View {
  @Environment(\.language) private var language
  private let message: String
  private let key: Key
  private let retry: @MainActor () -> Void

  /// An error in words, and the action that tries again.
  /// - Parameter key: A key for the same action. Beside a text field it must not be a letter.
  public init(_ message: String, key: Key = .character("r"), retry: @escaping @MainActor () -> Void) {
    self.message = message
    self.key = key
    self.retry = retry
  }

  /// The content.
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

/// The place of a part of a screen that is loading: one line, where the content begins.
public struct LoadingLine: View {
  @Environment(\.language) private var language

  /// A turning figure.
  public init() {}

  /// The content.
  public var body: some View { ProgressView(language.loading) }
}

/// The place of a part of a screen that failed to load, with a button that tries again.
public struct ErrorLine: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  private let message: String
  private let retry: @MainActor () -> Void

  /// An error in words, and the action that tries again, by its button or the letter `r`.
  public init(_ message: String, retry: @escaping @MainActor () -> Void) {
    self.message = message
    self.retry = retry
  }

  /// The content.
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
