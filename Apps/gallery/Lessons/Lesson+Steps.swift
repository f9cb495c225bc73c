import Steps
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Steps"

  /// The three steps of CoreBuilder.
  static let steps = Lesson(
    id: "steps", title: LocalizedText("The three steps of CoreBuilder", "CoreBuilder의 세 단계"), article: .coreBuilder,
    summary: LocalizedText(
      "The same small app three times: a builder in the environment, one builder for every view, and closures instead "
        + "of the builder. Nothing on the screen differs; the list knows less and less.",
      "같은 작은 앱을 세 번 만듭니다. 환경에 넣은 빌더, 모든 뷰를 만드는 빌더 하나, 빌더 대신 클로저. 화면은 똑같고, 목록이 아는 "
        + "것만 점점 줄어듭니다."),
    screens: [
      LessonScreen("A builder in the environment", "환경에 넣은 빌더") { $0.steps.builderInEnvironment(at: $1) },
      LessonScreen("One builder for the app", "앱 전체의 빌더 하나") { $0.steps.oneBuilder(at: $1) },
      LessonScreen("Closures", "클로저") { $0.steps.closures(at: $1) },
    ],
    files: [
      SourceFile(
        "\(folder)/Sources/Screens/UserListViewModel.swift", "Before any step: the view model stores the path.",
        "단계 이전: 뷰 모델이 path를 저장합니다."),
      SourceFile(
        "\(folder)/Sources/StepOne/StepOne+CoreBuilder.swift",
        "Step 1: a factory for the next screens, and the key that puts it into the environment.",
        "1단계: 다음 화면을 만드는 팩토리와, 그것을 환경에 넣는 키입니다."),
      SourceFile(
        "\(folder)/Sources/StepOne/StepOne+UserListView.swift",
        "The list no longer makes view models. It still makes its rows.",
        "목록은 더 이상 뷰 모델을 만들지 않습니다. 행은 아직 직접 만듭니다."),
      SourceFile(
        "\(folder)/Sources/StepTwo/StepTwo+CoreBuilder.swift",
        "Step 2: every view of the app, rows included. Replace this type, and the whole app has other data.",
        "2단계: 행까지 앱의 모든 뷰를 만듭니다. 이 타입만 바꾸면 앱 전체의 데이터가 바뀝니다."),
      SourceFile(
        "\(folder)/Sources/Screens/UserDetailParameters.swift",
        "The articles' Delegate: one more value changes this type, and no caller.",
        "글의 Delegate: 값이 늘어도 이 타입만 바뀌고, 부르는 쪽은 그대로입니다."),
      SourceFile(
        "\(folder)/Sources/StepTwo/StepTwo+UserListView.swift", "The list makes no view. But it knows the builder.",
        "목록은 뷰를 만들지 않지만, 빌더는 알고 있습니다."),
      SourceFile(
        "\(folder)/Sources/StepThree/StepThree+UserListView.swift",
        "Step 3: three closures. “The screen of this user, please.”",
        "3단계: 클로저 셋. “이 사용자 화면 주세요.”"),
      SourceFile(
        "\(folder)/Sources/StepThree/StepThree+CoreBuilder.swift",
        "The builder keeps the promises. any() makes all closures the same type.",
        "빌더가 약속을 지킵니다. any()가 클로저의 타입을 하나로 맞춥니다."),
      SourceFile(
        "\(folder)/Sources/StepsBuilder.swift", "What the entry point of an app does in each step.",
        "단계마다 앱의 진입점이 하는 일입니다."),
      SourceFile(
        "\(folder)/Tests/StepsScreenTests.swift", "The last test is the articles' preview: closures are enough.",
        "마지막 테스트가 글의 프리뷰입니다. 클로저면 충분합니다."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/UserListViewModelTests.swift",
        "Still MVVM: the test looks into the path. Lesson 3 shows what a router changes.",
        "아직 MVVM이라 테스트가 path를 들여다봅니다. 라우터가 무엇을 바꾸는지는 3과에 있습니다."),
      function: "aPressedUserIsAppendedToThePath", feature: "Steps"))
}
