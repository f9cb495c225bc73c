/// A panel in front of everything, in which the user chooses a command. A program gives it to its host, which opens it
/// with the key of `Shortcut.palette` and lists that key in footers and help.
@MainActor public struct CommandPanel {
  /// Whether it can be opened now.
  let isAvailable: @MainActor () -> Bool
  /// Makes the view of one opening.
  let content: @MainActor (CommandPanelContext) -> AnyView

  /// A panel.
  /// - Parameters:
  ///   - isAvailable: Whether it can be opened now.
  ///   - content: Makes the view of one opening.
  public init(
    isAvailable: @escaping @MainActor () -> Bool, content: @escaping @MainActor (CommandPanelContext) -> some View
  ) {
    self.isAvailable = isAvailable
    self.content = { AnyView(content($0)) }
  }
}

/// What an opened panel of commands gets from its host.
@MainActor public struct CommandPanelContext {
  /// The commands that have a key on the screen behind the panel, from the inside out.
  public let keys: [CommandKey]
  /// Closes the panel.
  public let close: @MainActor () -> Void
  /// Closes the panel, and then does what a key of the screen behind does.
  public let perform: @MainActor (CommandKey) -> Void

  /// A context from its parts.
  public init(
    keys: [CommandKey], close: @escaping @MainActor () -> Void, perform: @escaping @MainActor (CommandKey) -> Void
  ) {
    self.keys = keys
    self.close = close
    self.perform = perform
  }
}

extension EnvironmentValues {
  private struct CommandPanelKey: EnvironmentKey {
    static let defaultValue: CommandPanel? = nil
  }

  /// The panel of commands of a program, for its host; nil for none.
  public var commandPanel: CommandPanel? {
    get { self[CommandPanelKey.self] }
    set { self[CommandPanelKey.self] = newValue }
  }
}

extension Shortcut {
  /// Opens the panel of commands.
  public static let palette = Shortcut("palette", .control("p")) { $0.commands }
}

extension Language {
  var commands: String { self("Commands", "명령") }
}
