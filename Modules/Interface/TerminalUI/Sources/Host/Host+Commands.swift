extension Host {
  /// Whether the panel of commands can be opened now.
  var canShowCommands: Bool {
    commands == nil && keyHelp == nil && !isTooSmall && environment.commandPanel?.isAvailable() == true
  }

  /// Opens the panel of commands in front of everything.
  func showCommands() {
    guard canShowCommands, let panel = environment.commandPanel else { return }
    let context = CommandPanelContext(
      keys: keyGuide.commands.filter { $0.label != environment.keymap[.palette].label },
      close: { [weak self] in self?.hideCommands() },
      perform: { [weak self] key in
        self?.hideCommands()
        // A key acts on the focused control, so the control gets the focus back first.
        self?.render()
        self?.press(key.binding)
      })
    // Each opening is another panel, with a state of its own.
    let (number, content) = (frames, panel.content(context))
    commands = AnyView(
      ForEach([number], id: \.self) { _ in content }
        .keyBindings([
          KeyBinding(.palette, language.close, prominence: .hidden) { context.close() },
          KeyBinding(.escape, language.close) { context.close() },
        ])
        .focusScope()
        .environment(\.showCommands, nil))
    isDirty = true
  }

  private func hideCommands() {
    commands = nil
    isDirty = true
  }
}
