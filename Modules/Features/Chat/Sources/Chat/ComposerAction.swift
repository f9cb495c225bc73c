/// What a command of the field does. A part of the screen contributes it, and does it.
struct ComposerAction {
  private let action: @MainActor (String?) async -> Bool

  /// The action of a command that stands alone.
  init(_ action: @escaping @MainActor () async -> Void) {
    self.action = { _ in
      await action()
      return true
    }
  }

  /// The action of a command that a name or a text may follow.
  /// - Parameter action: Gets the name, or nil without one. Returns whether the action took the name.
  init(named action: @escaping @MainActor (_ name: String?) async -> Bool) { self.action = action }

  /// Does it.
  /// - Returns: Whether the action took the name. Otherwise the user can correct the name.
  @discardableResult func callAsFunction(_ name: String? = nil) async -> Bool { await action(name) }
}

/// The commands of one part of the screen.
typealias ComposerActions = [ComposerCommand: ComposerAction]
