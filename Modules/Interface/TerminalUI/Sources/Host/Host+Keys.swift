import Terminal

extension Host {
  /// The keys that work now, those of the host itself last.
  var keyGuide: KeyGuide {
    var guide = KeyGuide(of: tree, focus: focus.focus, in: language)
    guide.add(letterBindings, .everywhere)
    guide.add(
      KeyBinding.listed(.function(1), .character("?"), title: language.keys)
        + KeyBinding.listed(.control("c"), title: language.quitTwice)
        + KeyBinding.listed(.control("z"), title: language.suspend)
        + KeyBinding.listed(.control("l"), title: language.paintAgain)
        + KeyBinding.listed(environment.keymap[.mouse], title: language.handMouseOver)
        + (canShowCommands ? KeyBinding.listed(environment.keymap[.palette], title: language.commands) : []),
      .everywhere)
    return guide
  }

  /// Shows every key that works now, in front of everything.
  func showKeys() {
    guard keyHelp == nil, !isTooSmall else { return }
    keyHelp = KeyHelp(keyGuide, in: language, number: frames)
    isDirty = true
  }

  func panel(of help: KeyHelp) -> AnyView {
    help.panel { [weak self] in
      self?.hideKeys()
    } perform: { [weak self] binding in
      self?.hideKeys()
      // A key acts on the focused control, so the control gets the focus back first.
      self?.render()
      self?.press(binding)
    }
  }

  private func hideKeys() {
    keyHelp = nil
    isDirty = true
  }
}
