public import Terminal

/// Lets another program have a text for a while, for every `TextEditor` below: `environment.externalEdit`.
@MainActor public struct ExternalEditAction {
  private let edit: @MainActor (String) async throws -> String?

  /// An action from what it does: it answers with what became of the text, or with nil when nothing did.
  public init(_ edit: @escaping @MainActor (String) async throws -> String?) {
    self.edit = edit
  }

  /// Shows the text in the user's editor, which has the session's terminal meanwhile.
  public init(_ editor: ExternalEditor, on session: TerminalSession) {
    self.init { try await editor.edit($0, on: session) }
  }

  /// Waits for what becomes of a text; nil when nothing does.
  public func callAsFunction(_ text: String) async throws -> String? {
    try await edit(text)
  }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static var defaultValue: ExternalEditAction? { nil }
  }

  /// Lets another program have a text, where there is a terminal for it.
  public var externalEdit: ExternalEditAction? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

extension ExternalEditAction {
  /// What went wrong, in words.
  static func words(for error: any Error, in language: Language) -> String {
    guard let problem = error as? ExternalEditor.Problem else { return "\(error)" }
    return switch problem {
    case .system(let call, let number):
      language("The editor could not start: ", "편집기를 시작하지 못했습니다: ") + "\(call), errno \(number)"
    case .notFound(let command):
      language("There is no editor “\(command)”. Set $EDITOR.", "편집기를 찾을 수 없습니다: “\(command)”. $EDITOR를 정하세요.")
    case .failed: language("The editor changed nothing.", "편집기가 아무것도 바꾸지 않았습니다.")
    case .kept(let path): language("Too long to take back. It is in ", "너무 길어 가져오지 못했습니다. 파일: ") + path
    }
  }
}
