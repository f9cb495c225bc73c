import SampleEntities
import TerminalUI
import Testing

@testable import gallery

struct OfflineServiceTests {
  @Test(arguments: Language.allCases) func everyArticleHasAnAuthor(_ language: Language) async throws {
    let service = OfflineService(language: language)
    let (articles, users) = (try await service.articles(), try await service.users())
    #expect(articles.count == 6 && users.count == 6)
    #expect(Set(articles.map(\.id)).count == 6 && Set(users.map(\.id)).count == 6)
    #expect(articles.allSatisfy { article in users.contains { $0.id == article.userId } })
    #expect(articles.allSatisfy { !$0.title.isEmpty && !$0.body.isEmpty })
    #expect(users.allSatisfy { $0.email.contains("@example.") })
  }

  @Test func eachLanguageHasItsOwnWords() async throws {
    func hasHangul(_ text: String) -> Bool { text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
    let (english, korean) = (OfflineService(language: .english), OfflineService(language: .korean))
    #expect(try await english.articles().allSatisfy { !hasHangul($0.title + $0.body) })
    #expect(try await korean.articles().allSatisfy { hasHangul($0.title) && hasHangul($0.body) })
    #expect(try await english.articles().map(\.userId) == korean.articles().map(\.userId))
  }
}
