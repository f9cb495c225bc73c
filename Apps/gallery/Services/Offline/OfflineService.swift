import SampleEntities
import TerminalUI

/// Articles and users that the program has in it: it works at once, and on a train.
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
