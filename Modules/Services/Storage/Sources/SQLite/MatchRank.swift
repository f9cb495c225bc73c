import CSQLite
import Glibc

/// The function `match_rank` of SQL, which ranks the matches of the full-text index: the smaller, the better.
///
/// It is Okapi BM25 with k1 = 1.2 and b = 0.75, as SQLite's own `bm25`
/// (https://www.sqlite.org/fts5.html, "The bm25() function"), without that function's count of every match before the
/// first row, which takes most of the time of a search for a frequent word. A query with one phrase needs no count: it
/// would give all rows the same weight. With several phrases, each is counted up to `longestCount`, and estimated from
/// there.
enum MatchRank {
  /// The number of matches of a phrase, the oldest ones, that are counted.
  static let longestCount: Int64 = 10_000

  /// Adds the function to a connection (https://www.sqlite.org/fts5.html, "Extending FTS5").
  static func install(on handle: OpaquePointer) -> Int32 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let code = sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nil)
    guard code == SQLITE_OK else { return code }
    var extensions: UnsafeMutablePointer<fts5_api>?
    return withUnsafeMutablePointer(to: &extensions) { place in
      sqlite3_bind_pointer(statement, 1, place, "fts5_api_ptr", nil)
      guard sqlite3_step(statement) == SQLITE_ROW, let extensions = place.pointee,
        let create = extensions.pointee.xCreateFunction
      else { return SQLITE_ERROR }
      return create(
        extensions, "match_rank", nil, { functions, match, result, _, _ in MatchRank.rank(functions, match, result) },
        nil)
    }
  }

  private static func rank(
    _ functions: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ result: OpaquePointer?
  ) {
    guard let functions = functions?.pointee, let match else { return sqlite3_result_error_code(result, SQLITE_MISUSE) }
    do {
      let query = try RankedQuery.of(match, functions)
      sqlite3_result_double(result, -(try query.score(of: match, functions)))
    } catch {
      sqlite3_result_error_code(result, (error as? FailedCall)?.code ?? SQLITE_ERROR)
    }
  }
}

private struct FailedCall: Error {
  let code: Int32

  static func check(_ code: Int32?) throws {
    guard code == SQLITE_OK else { throw FailedCall(code: code ?? SQLITE_MISUSE) }
  }
}

/// What the ranks of all matches of one query share. SQLite keeps it as long as the query.
private final class RankedQuery {
  private let weights: [Double], averageLength: Double
  /// The number of times each phrase is in the row.
  private var frequencies: [Double]

  static func of(_ match: OpaquePointer, _ functions: Fts5ExtensionApi) throws -> RankedQuery {
    if let kept = functions.xGetAuxdata?(match, 0) { return Unmanaged.fromOpaque(kept).takeUnretainedValue() }
    let query = try RankedQuery(match, functions)
    let kept = Unmanaged.passRetained(query).toOpaque()
    try FailedCall.check(
      functions.xSetAuxdata?(match, kept) { $0.map { Unmanaged<RankedQuery>.fromOpaque($0).release() } })
    return query
  }

  private init(_ match: OpaquePointer, _ functions: Fts5ExtensionApi) throws {
    var rows: Int64 = 0, words: Int64 = 0
    try FailedCall.check(functions.xRowCount?(match, &rows))
    try FailedCall.check(functions.xColumnTotalSize?(match, -1, &words))
    averageLength = Double(words) / Double(max(rows, 1))
    let phrases = functions.xPhraseCount?(match) ?? 0
    frequencies = [Double](repeating: 0, count: Int(phrases))
    weights =
      phrases == 1
      ? [1]
      : try (0..<phrases).map { phrase in
        var count = PhraseCount(rows: rows)
        try FailedCall.check(
          functions.xQueryPhrase?(match, phrase, &count) { functions, match, count in
            guard let functions, let match, let count else { return SQLITE_MISUSE }
            return count.assumingMemoryBound(to: PhraseCount.self).pointee.add(functions.pointee.xRowid?(match) ?? 0)
          })
        let weight = log((Double(rows) - count.estimate + 0.5) / (count.estimate + 0.5))
        return weight > 0 ? weight : 1e-6
      }
  }

  /// The score of the row of a match: the greater, the better.
  func score(of match: OpaquePointer, _ functions: Fts5ExtensionApi) throws -> Double {
    let (k1, b) = (1.2, 0.75)
    var instances: Int32 = 0, length: Int32 = 0
    try FailedCall.check(functions.xInstCount?(match, &instances))
    try FailedCall.check(functions.xColumnSize?(match, -1, &length))
    for phrase in frequencies.indices { frequencies[phrase] = 0 }
    for instance in 0..<instances {
      var phrase: Int32 = 0, column: Int32 = 0, place: Int32 = 0
      try FailedCall.check(functions.xInst?(match, instance, &phrase, &column, &place))
      if frequencies.indices.contains(Int(phrase)) { frequencies[Int(phrase)] += 1 }
    }
    let damping = k1 * (1 - b + b * Double(length) / averageLength)
    return frequencies.indices.reduce(0) {
      $0 + weights[$1] * (frequencies[$1] * (k1 + 1) / (frequencies[$1] + damping))
    }
  }
}

/// The number of rows that match a phrase, counted from the oldest one.
private struct PhraseCount {
  let rows: Int64
  private(set) var estimate = 0.0
  private var counted: Int64 = 0

  init(rows: Int64) { self.rows = rows }

  /// Counts a row. The last one is taken to be as far into the index as its number is into the count of rows.
  mutating func add(_ row: Int64) -> Int32 {
    counted += 1
    estimate = Double(counted)
    guard counted >= MatchRank.longestCount else { return SQLITE_OK }
    estimate *= max(1, Double(rows) / Double(max(row, 1)))
    return SQLITE_DONE
  }
}
