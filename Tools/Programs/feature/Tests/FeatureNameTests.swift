import Testing

@testable import feature

struct FeatureNameTests {
  @Test(arguments: [
    ("Quotes", "quotes", "quotes", "Quotes"), ("SavedQuotes", "savedQuotes", "savedquotes", "Saved quotes"),
    ("RSSReader", "rssReader", "rssreader", "RSS reader"), ("MyRSS", "myRSS", "myrss", "My RSS"),
    ("Top10Lists", "top10Lists", "top10lists", "Top10 lists"),
  ])
  func hasFourForms(module: String, member: String, id: String, title: String) {
    let name = FeatureName(module)
    #expect(name.member == member)
    #expect(name.id == id)
    #expect(name.title == title)
    #expect(name.refusal == nil)
  }

  @Test(arguments: [
    "", "quotes", "Saved Quotes", "Saved-Quotes", "Saved_Quotes", "9Lives", "Ärger", "탐색", "../Up", "Q", "QUOTES",
    "QuotesInteractor", "QuotesRouter", "QuotesTests", "QuotesView", "QuotesDemo", "Default", "Import", "Swift",
    "Foundation", "String", "Interactor", "Id", "Core", String(repeating: "Long", count: 11),
  ])
  func isRefused(_ module: String) {
    #expect(FeatureName(module).refusal != nil)
  }
}
