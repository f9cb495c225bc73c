import Articles
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Articles"

  /// A list whose rows have presenters.
  static let cells = Lesson(
    id: "cells", title: LocalizedText("A cell with a presenter of its own", "자기 프레젠터가 있는 셀"), article: .coreBuilder,
    summary: LocalizedText(
      "Each row loads its own author: chatRowCell(delegate:) of the articles. The list gets its rows by a closure and "
        + "knows nothing of authors. “a” leads to the author of the focused row.",
      "행마다 자기 글쓴이를 불러옵니다. 글의 chatRowCell(delegate:)입니다. 목록은 클로저로 행을 받을 뿐 글쓴이를 모릅니다. "
        + "a를 누르면 선택한 행의 글쓴이로 갑니다."),
    screens: [LessonScreen("Articles and authors", "글과 글쓴이") { $0.articles.bylines(at: $1) }],
    files: [
      SourceFile(
        "\(folder)/Sources/Byline/BylineParameters.swift", "What a row starts with: the articles' ChatRowCellDelegate.",
        "행이 시작할 때 받는 것: 글의 ChatRowCellDelegate."),
      SourceFile(
        "\(folder)/Sources/Byline/BylineInteractor.swift", "What a row needs: one author.",
        "행에 필요한 것: 글쓴이 한 명."),
      SourceFile(
        "\(folder)/Sources/Byline/BylineRouter.swift", "Where a row leads.", "행이 이어지는 곳."),
      SourceFile(
        "\(folder)/Sources/Byline/BylinePresenter.swift",
        "The state of one row. It can fail and load again while its neighbours are fine.",
        "행 하나의 상태. 이웃이 멀쩡해도 혼자 실패하고 다시 불러올 수 있습니다."),
      SourceFile(
        "\(folder)/Sources/Byline/BylineCell.swift",
        "The state keeps the presenter: a list asks for its rows in every frame.",
        "@State가 프레젠터를 붙잡습니다. 목록은 프레임마다 행을 요구하기 때문입니다."),
      SourceFile(
        "\(folder)/Sources/Byline/BylinesView.swift", "The list: a closure makes its rows.",
        "목록: 클로저가 행을 만듭니다."),
      SourceFile(
        "\(folder)/Sources/ArticlesBuilder.swift", "bylines(at:) passes byline(_:at:) on as the closure.",
        "bylines(at:)가 byline(_:at:)을 클로저로 건넵니다."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/BylinePresenterTests.swift", "A row is tested like a screen.", "행도 화면처럼 검사합니다."),
      function: "aRowLoadsItsAuthorAndLeadsToThem", feature: "Articles"))
}
