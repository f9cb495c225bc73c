import Articles
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Articles"

  /// The search for users, in two architectures.
  static let search = Lesson(
    id: "search", title: LocalizedText("The user search as MVVM and as VIPER", "사용자 검색: MVVM과 VIPER"),
    article: .mvvm,
    summary: LocalizedText(
      "A field, and the users whose name or e-mail contains the text. Case and accents do not matter. Enter opens the "
        + "first one: the view model shows it by itself, the presenter asks the router.",
      "입력란과, 이름이나 이메일에 그 글자가 들어 있는 사용자 목록입니다. 대소문자와 발음 기호는 가리지 않습니다. Enter는 첫 사용자를 "
        + "엽니다. 뷰 모델은 직접 보여 주고, 프레젠터는 라우터에 부탁합니다."),
    screens: [
      LessonScreen("As MVVM", "MVVM으로") { $0.articles.userSearchWithViewModel(at: $1) },
      LessonScreen("As VIPER", "VIPER로") { $0.articles.userSearch(at: $1) },
    ],
    files: [
      SourceFile(
        "\(folder)/Sources/ViewModel/UserSearchViewModel.swift",
        "MVVM: users, searchText, filteredUsers, isLoading, as in the article, and the way to a user.",
        "MVVM: 글에서처럼 users, searchText, filteredUsers, isLoading이 있고, 사용자 화면으로 가는 길도 있습니다."),
      SourceFile(
        "\(folder)/Sources/ViewModel/UserSearchListView.swift", "The view draws the list, and the found user too.",
        "뷰가 목록도, 찾은 사용자도 그립니다."),
      SourceFile(
        "\(folder)/Sources/UserSearch/UserSearchInteractor.swift", "VIPER: one function.", "VIPER: 함수 하나."),
      SourceFile(
        "\(folder)/Sources/UserSearch/UserSearchRouter.swift",
        "The search does not know which feature shows a user.", "검색은 어느 기능이 사용자를 보여 주는지 모릅니다."),
      SourceFile(
        "\(folder)/Sources/UserSearch/UserSearchPresenter.swift", "The state of the search, and nothing else.",
        "검색의 상태만 있습니다."),
      SourceFile(
        "\(folder)/Sources/UserSearch/UserSearchView.swift", "The view passes the text to the presenter.",
        "뷰는 글자를 프레젠터에 전합니다."),
      SourceFile(
        "\(folder)/Sources/UserSearch/UserIndex.swift",
        "The searching itself belongs to neither form. Both use it; its texts are made once.",
        "찾는 일 자체는 어느 형태에도 속하지 않습니다. 둘 다 쓰며, 비교할 글은 한 번만 만듭니다."),
      SourceFile(
        "\(folder)/Tests/UserSearchTests.swift", "One set of tests drives both forms.",
        "한 벌의 테스트가 두 형태를 모두 검사합니다."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/UserSearchPresenterTests.swift", "A query, Enter, and the user that the router was given.",
        "검색어, Enter, 그리고 라우터가 받은 사용자."),
      function: "theFirstMatchOpens", feature: "Articles"))
}
