public import SampleEntities

extension Article {
  /// Articles for tests and demos.
  public static let samples: [Article] = [.lighthouse, .bread, .library]

  /// A text of three lines in a window of 80 columns.
  public static let lighthouse = Article(
    id: 1, title: "The last lighthouse keeper",
    body: """
      Every evening at dusk she climbs the two hundred steps, although the lamp has lit itself for thirty years now. \
      Somebody has to see that it does, she says, and writes the time down in a book that nobody asks for.
      """, userId: 1)
  /// A Korean text.
  public static let bread = Article(
    id: 2, title: "새벽 네 시의 빵집", body: "골목 끝 빵집은 해보다 먼저 불을 켭니다.\n첫 손님은 언제나 신문을 돌리는 아이입니다.", userId: 2)
  /// A short text.
  public static let library = Article(
    id: 3, title: "A library of seeds", body: "Borrow beans, return beans.", userId: 1)
}
