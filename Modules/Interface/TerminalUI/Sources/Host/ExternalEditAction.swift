public import Terminal

/// Lets another program edit a text, for every `TextEditor` below: `environment.externalEdit`.
@MainActor public struct ExternalEditAction {
  private let edit: @MainActor (String) async throws -> String?

  /// An action. `edit` returns the edited text, or nil when the text stays as it was.
  public init(_ edit: @escaping @MainActor (String) async throws -> String?) {
    self.edit = edit
  }

  /// Edits the text in the user's editor, which has the session's terminal meanwhile.
  public init(_ editor: ExternalEditor, on session: TerminalSession) {
    self.init { try await editor.edit($0, on: session) }
  }

  /// Waits for the edited text; nil when it stays as it was.
  public func callAsFunction(_ text: String) async throws -> String? {
    try await edit(text)
  }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static var defaultValue: ExternalEditAction? { nil }
  }

  /// The action that edits a text in another program; nil where there is no terminal for it.
  public var externalEdit: ExternalEditAction? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

extension ExternalEditAction {
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
