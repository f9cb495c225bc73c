import SampleEntities
import TerminalUI

/// Built-in articles and users: they need no network.
struct OfflineService: ArticleService, UserService {
  let language: Language

  func articles() async throws -> [Article] {
    switch language {
    case .english: Article.english
    case .korean: Article.korean
    }
  }

  func users() async throws -> [User] {
    switch language {
    case .english: User.english
    case .korean: User.korean
    }
  }
}
