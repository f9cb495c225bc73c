import Testing

@testable import ProjectFacts

struct QueryTests {
  @Test(arguments: [
    "SELECT 1", "\n  SELECT name\n  FROM avatars", "INSERT INTO a VALUES (1)", "PRAGMA journal_mode", "a; DROP TABLE b",
    "select * from avatars", "create table a (b)", "DELETE FROM a",
  ])
  func queriesAreSeen(_ text: String) { #expect(Rule.isQuery(text)) }

  @Test(arguments: [
    "", "SELECT", "Select a model from the list", "Delete from the library", "DELETE", "UPDATED today", "with care",
    "Create table of contents", "INSERT MODE",
  ])
  func wordsAreNot(_ text: String) { #expect(!Rule.isQuery(text)) }
}
