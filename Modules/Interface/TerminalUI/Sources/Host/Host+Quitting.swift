/// Ctrl-C. It stops the current work, where there is any; pressed a moment too late, it must not quit the app at
/// once.
extension Host {
  /// Shows how to quit; quits when that is already shown.
  func quitWhenMeant() {
    if notice?.offersToQuit == true { quit(.quit) } else { show(Notice(language.pressAgainToQuit, offersToQuit: true)) }
  }

  /// Another key was pressed: the next Ctrl-C shows again how to quit.
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
