import Testing

@testable import Storage

@Suite struct MatchRankTests {
  private struct Scored {
    let row: Int64
    /// The score in millionths.
    let score: Int64
  }

  /// An index of 30,000 rows: each has "often", two of three "usual", every hundredth "seldom", some of them twice.
  private func connection(_ directory: String) throws -> Connection {
    _ = try SQLiteStore(directory: directory)
    let connection = try Connection(path: directory + "/aichat.sqlite", mode: .readWrite)
    try connection.addMatchRank()
    try connection.script(
      """
      CREATE VIRTUAL TABLE temp.said USING fts5(words, content='', tokenize='ascii');
      INSERT INTO said(rowid, words)
        WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 30000)
        SELECT i, 'often ' || iif(i % 3, 'usual ', '') || iif(i % 100, '', 'seldom ') || iif(i % 700, '', 'often seldom ')
          || iif(i % 11, 'and more words', 'end') FROM number;
      """)
    return connection
  }

  private func scores(_ query: String, by rank: String, on connection: Connection) throws -> [Scored] {
    try connection.rows(
      """
      SELECT rowid, CAST(\(rank) * 1e6 AS INTEGER) FROM said WHERE said MATCH ? ORDER BY \(rank), rowid LIMIT 500
      """, query
    ) { Scored(row: $0.integer(0), score: $0.integer(1)) }
  }

  @Test(arguments: ["seldom AND usual", "seldom", "often", "often AND seldom AND usual", "\"seldom often\""])
  func ranksLikeSQLite(_ query: String) async throws {
    try await withDirectory { directory in
      let connection = try connection(directory)
      let (ours, theirs) = (
        try scores(query, by: "match_rank(said)", on: connection), try scores(query, by: "bm25(said)", on: connection)
      )
      #expect(!ours.isEmpty && ours.map(\.row) == theirs.map(\.row))
    }
  }

  /// "usual" has 20,000 matches, of which 10,000 are counted.
  @Test func theRestOfTheMatchesIsEstimated() async throws {
    try await withDirectory { directory in
      let connection = try connection(directory)
      let (ours, theirs) = (
        try scores("usual AND end", by: "match_rank(said)", on: connection),
        try scores("usual AND end", by: "bm25(said)", on: connection)
      )
      #expect(zip(ours, theirs).allSatisfy { $0.row == $1.row && abs($0.score - $1.score) < 1_000 })
      #expect(ours.count == 500)
    }
  }
}
