import TerminalUI

extension Language {
  var tryAgain: String { self("Try again", "다시 시도") }
  var open: String { self("Open", "열기") }
  var back: String { self("Back", "뒤로") }
}

// The list of articles.
extension Language {
  var articles: String { self("Articles", "글") }
  var noArticles: String { self("There are no articles yet", "아직 글이 없습니다") }
  var findUsers: String { self("Find users", "사용자 찾기") }

  func articleCount(_ count: Int) -> String {
    self(count == 1 ? "1 article" : "\(count) articles", "글 \(count)개")
  }
}

// An article.
extension Language {
  var article: String { self("Article", "글") }
  var noSuchArticle: String { self("This article does not exist", "존재하지 않는 글입니다") }
}

// The search for users.
extension Language {
  var userSearch: String { self("User search", "사용자 검색") }
  var nameOrEmail: String { self("Name or e-mail", "이름 또는 이메일") }
  var noUsers: String { self("There are no users yet", "아직 사용자가 없습니다") }

  func noUsersFound(_ query: String) -> String {
    self("No user matches “\(query)”", "“\(query)”에 해당하는 사용자가 없습니다")
  }

  func inAll(_ count: Int) -> String { self("\(count) in all", "전체 \(count)명") }
  func found(_ count: Int) -> String { self("\(count) found", "\(count)명 찾음") }
}

// The articles with their authors.
extension Language {
  var bylines: String { self("Articles and authors", "글과 글쓴이") }
  var author: String { self("Author", "글쓴이") }
  var unknownAuthor: String { self("unknown author", "알 수 없는 글쓴이") }
}
