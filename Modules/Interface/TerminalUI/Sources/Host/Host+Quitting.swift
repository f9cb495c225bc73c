/// Ctrl-C. It stops what is going on where something is; whoever presses it a moment too late must not lose the screen.
extension Host {
  /// Tells how to quit, and quits when it is told already.
  func quitWhenMeant() {
    if notice?.offersToQuit == true { quit(.quit) } else { show(Notice(language.pressAgainToQuit, offersToQuit: true)) }
  }

  /// Something else was pressed: Ctrl-C has to be told of anew.
  func withdrawQuitting() {
    guard notice?.offersToQuit == true else { return }
    noticeEnd?.cancel()
    notice = nil
    isStale = true
  }
}

extension Language {
  var quit: String { self("Quit", "종료") }
  var pressAgainToQuit: String { self("Press Ctrl-C again to quit", "Ctrl-C를 한 번 더 누르면 종료합니다") }
}
