import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Routing"

  /// Every verb of the router.
  static let router = Lesson(
    id: "router", title: LocalizedText("Every verb of the router", "라우터의 모든 동사"), article: .viper,
    summary: LocalizedText(
      "A playground with its own tabs and stacks. Each row calls one verb; the navigation state beside it shows what "
        + "changed, refused requests too. Esc goes back one screen, and at the root back to this lesson.",
      "자기 탭과 스택이 있는 놀이터입니다. 행마다 동사 하나를 부르고, 옆의 내비게이션 상태가 무엇이 바뀌었는지, 무엇이 거절됐는지 "
        + "보여 줍니다. Esc는 한 화면 뒤로, 루트에서는 이 과로 돌아옵니다."),
    screens: [
      LessonScreen(LocalizedText("The playground", "놀이터")) { builder, _ in
        LessonContent(Playground(builder.routing))
      }
    ],
    files: [
      SourceFile(
        "\(folder)/Sources/Screen/ShowRouter.swift", "The ways to show another screen, as a presenter sees them.",
        "프레젠터가 보는, 다른 화면을 여는 방법들."),
      SourceFile("\(folder)/Sources/Screen/LeaveRouter.swift", "The ways back.", "돌아가는 방법들."),
      SourceFile(
        "\(folder)/Sources/Screen/PanelRouter.swift",
        "Modals, alerts and questions. An answer is the value of the verb.",
        "모달, 알림, 질문. 답은 동사의 값입니다."),
      SourceFile(
        "\(folder)/Sources/Screen/QueueRouter.swift", "The steps of a task.", "한 작업의 단계들."),
      SourceFile(
        "Apps/gallery/Core/Gallery+Routing.swift", "The implementation: one call of Navigation's Router for each verb.",
        "구현: 동사마다 Navigation의 Router를 한 번 부릅니다."),
      SourceFile(
        "\(folder)/Sources/Screen/RoutingPresenter.swift",
        "The presenter stores results, and no navigation state.",
        "프레젠터는 결과만 저장하고, 내비게이션 상태는 저장하지 않습니다."),
      SourceFile(
        "Apps/gallery/Playground/Playground.swift", "A navigator of its own: two tabs, each with a stack.",
        "따로 둔 navigator: 탭 둘, 탭마다 스택 하나."),
      SourceFile(
        "Modules/Interface/Navigation/Sources/NavigationState.swift",
        "Behind it all: plain data, tested without a terminal.",
        "이 모든 것의 뒤: 터미널 없이 검사하는 순수한 데이터."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/RoutingPresenterTests.swift",
        "“Was this verb called?” Whether it pushes or covers is none of the presenter's business.",
        "“이 동사가 불렸는가?” 푸시인지 덮개인지는 프레젠터가 알 일이 아닙니다."),
      function: "aPressReachesTheRouter", feature: "Routing"))
}
