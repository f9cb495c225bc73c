extension Language {
  var loading: String { self("Loading…", "불러오는 중…") }
  var nameless: String { self("Button", "버튼") }

  func further(_ count: Int) -> String {
    self("\(count) more: type m", "\(count)개 더 있습니다. 나머지는 m을 입력하면 나옵니다")
  }
  func earlier(_ count: Int) -> String {
    self(
      count == 1 ? "1 earlier message: type m" : "\(count) earlier messages: type m",
      "이전 메시지는 m을 입력하면 나옵니다 (\(count)개)")
  }

  /// The words before the new items on one side of the row that a list opened at.
  func beginning(of side: PlainReading.Side) -> String {
    switch side {
    case .earlier: self("Earlier:", "이전:")
    case .later: self("Later:", "이후:")
    }
  }

  func nothingMore(on side: PlainReading.Side) -> String {
    switch side {
    case .earlier: self("There is nothing earlier.", "이전 메시지가 더 이상 없습니다.")
    case .later: self("There is nothing later.", "이후 메시지가 더 이상 없습니다.")
    }
  }

  /// The chosen option and its position.
  func chosen(_ option: String, _ place: Int, of count: Int) -> String {
    self("\(option), \(place) of \(count)", "\(option), \(count)개 중 \(place)번째")
  }

  func turning(by number: Int) -> String {
    self("; \(number) again for the next", ". 다음 것은 \(number)번을 다시 입력하면 나옵니다")
  }

  func choices(_ options: [String]) -> String {
    self("The choices are: ", "고를 수 있는 것: ") + options.joined(separator: ", ")
  }

  /// The commands that work on the present screen, in one line.
  func commands(words: String?, back: String?, copies: Bool) -> String {
    ([words.map { self("or just type: ", "바로 입력: ") + $0 }, back.map { "b: " + $0 }] + [
      copies ? self("c: Copy", "c: 복사") : nil,
      self("?: Help", "?: 도움말"), self("q: Quit", "q: 종료"),
    ]).compactMap { $0 }
      .joined(separator: ", ")
  }

  var help: String {
    self(
      """
      Type a number and press Enter to choose what has that number.
      Or type what it is called: Save. A question takes y, yes, n and no.
      A number, a space and words fill a field: 2 Mango. A hyphen instead of words empties it: 2 -
      So they choose one of several: 3 cat. A question mark instead of words tells all of them: 3 ?
      Words alone go to the field that the screen is for: in a chat, just type.
      Several lines that are pasted are one message. Press Enter after them.
      To write a number, a command or what something is called as words, begin the line with a space.
      b, back: go back
      m, more: more of a list, or what came before in a chat
      c, copy: copy the last message. With a number, one before it: c 2
      c code: copy the last block of code. With a number, that of one message: c 2 code
      q, quit: leave
      ?, help: this help
      An empty line tells the screen again. Ctrl-C stops a reply, or leaves.
      What you wrote while a reply arrived is kept: type the number of its field, then press Enter twice to send it.
      """,
      """
      번호를 입력하고 Enter 키를 누르면 그 항목을 선택합니다.
      이름을 그대로 입력해도 됩니다: 저장. 질문에는 예, 아니요로 답할 수 있습니다.
      번호, 공백, 글자를 차례로 쓰면 입력란을 채웁니다: 2 망고. 글자 대신 하이픈을 쓰면 비웁니다: 2 -
      여럿 중 하나도 그렇게 고릅니다: 3 고양이. 글자 대신 물음표를 쓰면 고를 수 있는 것을 모두 알려 줍니다: 3 ?
      글자만 쓰면 그 화면의 입력란에 들어갑니다. 대화에서는 그냥 쓰면 됩니다.
      여러 줄을 붙여 넣으면 메시지 하나가 됩니다. 붙여 넣은 다음 Enter 키를 누르세요.
      번호, 명령, 항목 이름을 글자로 쓰려면 줄을 공백으로 시작하세요.
      b, 뒤로: 뒤로 가기
      m, 더: 목록을 더 보기, 대화에서는 이전 메시지 보기
      c, 복사: 마지막 메시지를 복사하기. 숫자를 붙이면 그 앞의 메시지: c 2
      c 코드: 마지막 코드를 복사하기. 숫자를 붙이면 그 메시지의 코드: c 2 코드
      q, 종료: 나가기
      ?, 도움말: 이 도움말
      빈 줄을 입력하면 화면을 다시 보여 줍니다. Ctrl-C는 답장을 멈추거나 앱을 끝냅니다.
      답장이 오는 동안 쓴 글은 남아 있습니다. 입력란 번호를 입력하고 Enter 키를 두 번 누르면 보냅니다.
      """)
  }

  var nothingBehind: String { self("There is nothing to go back to.", "뒤로 갈 곳이 없습니다.") }
  var nothingMore: String { self("There is no more.", "더 이상 없습니다.") }
  var nothingToFill: String {
    self("Nothing here takes words. Type a number, or ? for help.", "여기에는 입력란이 없습니다. 번호를 입력하세요. 도움말: ?")
  }

  func noSuchNumber(_ number: String, asWords: Bool) -> String {
    let missing = self("There is no \(number) here.", "\(number)번은 없습니다.")
    guard asWords else { return missing }
    return missing + " " + self("To write it, begin the line with a space.", "글자로 쓰려면 줄을 공백으로 시작하세요.")
  }

  var unsentStays: String {
    self(
      "What stood in the field before is still there, not sent. To send it, type the number of the field and press Enter "
        + "twice. The number, a space and a hyphen empty it.",
      "입력란에 있던 글은 보내지 않고 그대로 두었습니다. 보내려면 입력란 번호를 입력하고 Enter 키를 두 번 누르세요. 번호, 공백, 하이픈을 입력하면 비웁니다.")
  }
  func lines(_ count: Int) -> String { self("\(count) lines.", "\(count)줄입니다.") }
  var nothingToCopy: String { self("There is nothing to copy here.", "복사할 것이 없습니다.") }
  func noSuchMessage(_ count: Int) -> String {
    self(
      "Only \(count) can be copied: c \(count) copies the first of them. m tells earlier ones.",
      "\(count)개까지 복사할 수 있습니다. c \(count)이면 그중 첫 번째를 복사합니다. 이전 메시지는 m을 입력하면 나옵니다.")
  }
  var noCode: String { self("There is no code to copy.", "복사할 코드가 없습니다.") }
  var toCopyByHand: String { self("To copy by hand:", "직접 복사하세요:") }

  func isGone(_ number: Int) -> String {
    self(
      "\(number) is no longer there. An empty line tells the screen again.",
      "\(number)번은 이제 없습니다. 빈 줄을 입력하면 화면을 다시 보여 줍니다.")
  }

  func takesNoWords(_ number: Int) -> String { self("\(number) takes no words.", "\(number)번에는 글자를 쓸 수 없습니다.") }
  func unavailable(_ title: String) -> String { title + " " + unavailable }
  var unavailable: String { self("(not available now)", "(지금은 사용할 수 없음)") }
  var selected: String { self("(selected)", "(선택됨)") }
  func state(_ isOn: Bool) -> String { isOn ? self("(on)", "(켜짐)") : self("(off)", "(꺼짐)") }
  var empty: String { self("(empty)", "(비어 있음)") }
}
