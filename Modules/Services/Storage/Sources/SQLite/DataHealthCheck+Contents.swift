import Entities

extension DataHealthCheck {
  /// The number of kinds of damage that are listed; the rest is counted.
  private static let mostProblems = 5

  /// Checks the contents of the database, which can be damaged even when the file's structure is whole.
  func contents(of connection: Connection, _ language: ContentLanguage) throws(StorageError) -> Diagnostic {
    let examination = try IntegrityCheck.of(connection)
    let problems = examination.problems
    guard problems.isEmpty else {
      let listed = problems.prefix(Self.mostProblems).map { problem in
        problem.count == 1 ? problem.words(in: language) : "\(problem.count) × \(problem.words(in: language))"
      }
      let more = problems.count - listed.count
      let rest = more > 0 ? language("; \(more) more", ", 그 밖에 \(more)가지") : ""
      return Diagnostic(
        "contents", .faulty,
        language("The contents of the database are damaged: ", "데이터베이스의 내용이 손상되었습니다: ")
          + listed.joined(separator: "; ") + rest + ".", remedy: rescue(language))
    }
    let (all, examined) = (examination.messages, examination.examined)
    guard examined < all else {
      return Diagnostic(
        "contents",
        language(
          "Its tables, values, references and search index are in order: \(all) messages.",
          "표, 값, 참조, 검색 색인에 이상이 없습니다: 메시지 \(all)개."))
    }
    return Diagnostic(
      "contents",
      language(
        "Its tables, values, references and search index are in order, as far as they were checked: the newest "
          + "\(examined) of \(all) messages.",
        "표, 값, 참조, 검색 색인을 살펴본 곳까지는 이상이 없습니다: 메시지 \(all)개 가운데 최근 \(examined)개."))
  }

  /// What to do about damage, so that nothing more is lost.
  func rescue(_ language: ContentLanguage) -> String {
    language(
      "Copy \(path) away before anything else. Older copies in it are named aichat.v….backup.sqlite and "
        + "aichat.copy….sqlite: to use one, move aichat.sqlite and \(OrphanedLog.names) away together, then give the copy the "
        + "name aichat.sqlite.",
      "먼저 \(path) 폴더를 다른 곳에 복사해 두세요. 그 안의 이전 사본은 aichat.v….backup.sqlite와 aichat.copy….sqlite입니다. 사본을 쓰려면 "
        + "aichat.sqlite와 \(OrphanedLog.names) 파일을 함께 옮긴 뒤 사본의 이름을 aichat.sqlite로 바꾸세요.")
  }
}
