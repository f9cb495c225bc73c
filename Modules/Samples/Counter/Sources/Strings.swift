import TerminalUI

extension Language {
  var counter: String { self("Counter", "카운터") }
  var countUp: String { self("Count up", "더하기") }
  var countDown: String { self("Count down", "빼기") }
  var reset: String { self("Reset", "초기화") }

  func count(_ count: Int) -> String { self("Count: \(count)", "횟수: \(count)") }
}
