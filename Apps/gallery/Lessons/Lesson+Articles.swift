import Articles
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Articles"

  /// The list of articles, in two architectures.
  static let articles = Lesson(
    id: "articles", title: LocalizedText("Articles as MVVM and as VIPER", "글 목록: MVVM과 VIPER"), article: .mvvm,
    summary: LocalizedText(
      "One class that loads, stores and leads, and the same screen taken apart. Both pass the same tests. Look at "
        + "“path” in the view model, and at what replaces it.",
      "불러오고, 저장하고, 화면까지 옮기는 클래스 하나와, 같은 화면을 나눈 것입니다. 둘 다 같은 테스트를 통과합니다. 뷰 모델의 "
        + "path를 보고, 무엇이 그것을 대신하는지 보세요."),
    screens: [
      LessonScreen("As MVVM", "MVVM으로") { $0.articles.articlesWithViewModel(at: $1) },
      LessonScreen("As VIPER", "VIPER로") { $0.articles.articles(at: $1) },
    ],
    files: [
      SourceFile(
        "\(folder)/Sources/ViewModel/ArticleListViewModel.swift",
        "MVVM: data, state and navigation in one class. Three properties describe one load.",
        "MVVM: 데이터, 상태, 화면 이동이 한 클래스에 있습니다. 로딩 하나를 속성 셋이 나타냅니다."),
      SourceFile(
        "\(folder)/Sources/ViewModel/ArticleListView.swift",
        "The view turns “path” into screens, so it must know every next screen and how to make it.",
        "뷰가 path를 화면으로 바꿉니다. 그래서 다음 화면을 모두 알고 만들 줄 알아야 합니다."),
      SourceFile(
        "\(folder)/Sources/Articles/ArticlesInteractor.swift", "VIPER, step 1: what the screen needs, as a protocol.",
        "VIPER 1단계: 화면에 필요한 것을 프로토콜로 뽑습니다."),
      SourceFile(
        "\(folder)/Sources/Articles/ArticlesRouter.swift", "Step 2: where it leads. It does not say how.",
        "2단계: 어디로 가는지. 어떻게 가는지는 말하지 않습니다."),
      SourceFile(
        "\(folder)/Sources/Articles/ArticlesPresenter.swift",
        "Step 3: the view model becomes a presenter. “path” has gone.",
        "3단계: 뷰 모델이 프레젠터가 됩니다. path는 사라졌습니다."),
      SourceFile(
        "\(folder)/Sources/Articles/ArticlesView.swift", "The view draws, and knows no other view.",
        "뷰는 그리기만 하고, 다른 뷰를 모릅니다."),
      SourceFile(
        "\(folder)/Sources/ArticlesBuilder.swift", "The builder makes every screen of the feature, in both forms.",
        "빌더가 이 기능의 모든 화면을 두 형태로 만듭니다."),
      SourceFile(
        "Apps/gallery/Core/Gallery+Articles.swift", "The router's verbs: here, and only here, is the push.",
        "라우터의 동사: 푸시는 여기에만 있습니다."),
      SourceFile(
        "\(folder)/Tests/ArticleListTests.swift", "One set of tests drives both forms.",
        "한 벌의 테스트가 두 형태를 모두 검사합니다."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/ArticlesPresenterTests.swift",
        "“Was the router asked to show this article?” In MVVM the test has to look into “path”.",
        "“라우터에 이 글을 보여 달라고 했는가?” MVVM이라면 path를 뒤져야 합니다."),
      function: "aPressedArticleOpens", feature: "Articles"))
}
