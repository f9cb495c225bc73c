import Counter
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Counter"

  /// A counter in the five parts of VIPER.
  static let counter = Lesson(
    id: "counter", title: LocalizedText("A counter in five parts", "다섯 부분으로 나눈 카운터"), article: .counter,
    summary: LocalizedText(
      "View, Interactor, Presenter, Entity and Router, each as small as possible. Count beyond 9 and press Reset: the "
        + "presenter decides that this needs a question, and the router asks it.",
      "View, Interactor, Presenter, Entity, Router를 가장 작은 크기로 보여 줍니다. 9를 넘긴 뒤 초기화를 눌러 보세요. 물어볼지는 "
        + "프레젠터가 정하고, 묻는 일은 라우터가 합니다."),
    screens: [LessonScreen("The counter", "카운터") { $0.counter.counter(at: $1) }],
    files: [
      SourceFile(
        "\(folder)/Sources/CounterEntity.swift", "Entity: the count, and the rules that need no screen.",
        "Entity: 횟수, 그리고 화면이 없어도 되는 규칙입니다."),
      SourceFile(
        "\(folder)/Sources/CounterInteractor.swift",
        "Interactor: a protocol with what this screen needs, and nothing more.",
        "Interactor: 이 화면에 필요한 것만 담은 프로토콜입니다."),
      SourceFile(
        "\(folder)/Sources/CounterRouter.swift", "Router: where the screen leads. Here that is one question.",
        "Router: 화면이 이어지는 곳입니다. 여기서는 질문 하나뿐입니다."),
      SourceFile(
        "\(folder)/Sources/CounterPresenter.swift",
        "Presenter: what each press means. The count is not copied: reading it is enough, because it is observed.",
        "Presenter: 누를 때마다 무슨 뜻인지 정합니다. 횟수는 복사하지 않습니다. 관찰되는 값이라 읽기만 하면 됩니다."),
      SourceFile(
        "\(folder)/Sources/CounterView.swift", "View: it draws the presenter and passes presses on.",
        "View: 프레젠터를 그리고, 누른 것을 전합니다."),
      SourceFile(
        "\(folder)/Sources/CounterBuilder.swift", "The builder puts the parts together. Only it knows all of them.",
        "빌더가 부분을 조립합니다. 모두를 아는 것은 빌더뿐입니다."),
      SourceFile(
        "Apps/gallery/Core/Gallery+Counter.swift",
        "The app answers both protocols. The interactor's extension is empty, as in the articles.",
        "앱이 두 프로토콜을 채웁니다. 글에서처럼 인터랙터의 extension은 비어 있습니다."),
      SourceFile(
        "Apps/gallery/Services/Tally.swift", "The service below: the count outlives the screen.",
        "그 아래의 서비스: 횟수는 화면보다 오래 남습니다."),
    ],
    test: LessonTest(
      file: SourceFile(
        "\(folder)/Tests/CounterPresenterTests.swift",
        "A fake interactor, a recording router, one press: no screen is needed.",
        "가짜 인터랙터, 기록하는 라우터, 누르기 한 번. 화면은 필요 없습니다."),
      function: "aLargeCountIsResetAfterAQuestion", feature: "Counter"))
}
