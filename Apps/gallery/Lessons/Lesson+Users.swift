import Users
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Users"

  /// The list of users, with async verbs and with callbacks.
  static let users = Lesson(
    id: "users", title: LocalizedText("The user list: async and callbacks", "사용자 목록: async와 콜백"), article: .userList,
    summary: LocalizedText(
      "The article's list, and a press that leads to a user. First with async verbs, then as the article has it: the "
        + "interactor calls interactorDidFetchUsers with a Result. Leave while it loads: what ends the load?",
      "글의 사용자 목록과, 누르면 이어지는 사용자 화면입니다. 먼저 async로, 다음은 글 그대로 인터랙터가 "
        + "interactorDidFetchUsers(Result)를 부르는 형태입니다. 불러오는 중에 나가 보세요. 무엇이 로딩을 끝낼까요?"),
    screens: [
      LessonScreen("With async verbs", "async로") { $0.users.users(at: $1) },
      LessonScreen("With callbacks", "콜백으로") { $0.users.usersWithCallbacks(at: $1) },
    ],
    files: [
      SourceFile(
        "\(folder)/Sources/Users/UsersInteractor.swift", "Async: the answer is the value of the function.",
        "async: 함수의 값이 곧 답입니다."),
      SourceFile(
        "\(folder)/Sources/Users/UsersPresenter.swift", "Asking and receiving are two lines of one function.",
        "묻는 줄과 받는 줄이 한 함수에 있습니다."),
      SourceFile(
        "\(folder)/Sources/Users/UsersView.swift", "The load is a task of the view, and ends with it.",
        "로딩은 뷰의 태스크라서 뷰와 함께 끝납니다."),
      SourceFile(
        "\(folder)/Sources/Callbacks/UserViewUpdatable.swift", "Callbacks: what the presenter tells the view.",
        "콜백: 프레젠터가 뷰에 알리는 것입니다."),
      SourceFile(
        "\(folder)/Sources/Callbacks/UserPresentable.swift", "What the view and the interactor tell the presenter.",
        "뷰와 인터랙터가 프레젠터에 알리는 것입니다."),
      SourceFile(
        "\(folder)/Sources/Callbacks/CallbackUserInteractor.swift",
        "The answer is a call. The article keeps the presenter strongly; here it is weak, so that both are freed.",
        "답이 호출로 옵니다. 글에서는 presenter를 강하게 잡지만, 여기서는 weak라서 둘 다 해제됩니다."),
      SourceFile(
        "\(folder)/Sources/Callbacks/CallbackUserPresenter.swift", "Result is taken apart here, some time later.",
        "Result는 나중에 여기서 풀립니다."),
      SourceFile(
        "\(folder)/Sources/Callbacks/CallbackUserRouter.swift", "The module is put together by hand.",
        "모듈을 직접 조립합니다."),
      SourceFile(
        "\(folder)/Tests/UserListTests.swift", "One set of tests drives both forms, leaving in the middle included.",
        "한 벌의 테스트가 두 형태를 검사합니다. 도중에 나가는 것까지."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/CallbackUserPresenterTests.swift",
        "The callback form needs a mock for each neighbour. UsersPresenterTests has the async form.",
        "콜백 형태는 이웃마다 목이 필요합니다. async 형태는 UsersPresenterTests에 있습니다."),
      function: "theAnswerReachesTheViewAndAPressTheRouter", feature: "Users"))
}
