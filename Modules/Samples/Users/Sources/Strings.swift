import TerminalUI

extension Language {
  var users: String { self("Users", "사용자") }
  var noUsers: String { self("No users", "사용자가 없습니다") }
  var unknownUser: String { self("This user does not exist", "그런 사용자가 없습니다") }
  var unknownUserHint: String { self("The list shows all users.", "사용자 목록에서 확인할 수 있습니다.") }
  var name: String { self("Name", "이름") }
  var email: String { self("E-mail", "이메일") }
  var phone: String { self("Phone", "전화번호") }
  var notGiven: String { self("not given", "없음") }
  var open: String { self("Open", "열기") }
  var tryAgain: String { self("Try again", "다시 시도") }

  func people(_ count: Int) -> String {
    self(count == 1 ? "1 user" : "\(count) users", "\(count)명")
  }
}
